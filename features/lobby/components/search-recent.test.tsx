import { screen, within } from '@testing-library/react';
import { standInForLayout } from '@/components/testing/layout';
import { visit } from '@/components/testing/navigation';
import {
  answerSearches,
  group,
  openSearch,
  RECENT_KEY,
  recentSearches,
  settle,
  type,
  user,
} from '../testing/search';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

beforeEach(() => {
  standInForLayout();
  localStorage.clear();
  visit('/');
  jest.useFakeTimers();
  answerSearches({ raven: 30, rav: 31, book: 1, bo: 2 });
});
afterEach(() => jest.useRealTimers());

const field = () => screen.getByRole('combobox');
const offered = () =>
  within(group('Recent searches'))
    .getAllByRole('option')
    .map((option) => option.textContent);

test('remembers a search that had results when it is over, and no other', async () => {
  const first = await openSearch();
  await type('zeppelin');
  first.unmount();
  expect(localStorage.getItem(RECENT_KEY)).toBeNull();

  const second = await openSearch();
  await type('raven');
  second.unmount();
  expect(recentSearches()).toEqual(['raven']);

  await openSearch();
  await user.click(within(group('Recent searches')).getByRole('option', { name: 'raven' }));
  await settle();
  expect(screen.getByRole('combobox')).toHaveValue('raven');
  expect(within(group('Games')).getAllByRole('option').length).toBeGreaterThan(0);
});

test('forgets recent searches', async () => {
  localStorage.setItem(RECENT_KEY, JSON.stringify(['raven', 'book']));
  await openSearch();
  await user.click(screen.getByRole('button', { name: 'Forget recent searches' }));
  expect(localStorage.getItem(RECENT_KEY)).toBeNull();
  expect(screen.queryByRole('group', { name: 'Recent searches' })).not.toBeInTheDocument();
});

test('remembers the search that was opened from', async () => {
  const { unmount, onClose } = await openSearch();
  await type('book');
  await user.keyboard('{Enter}');
  expect(onClose).toHaveBeenCalled();
  unmount();
  expect(recentSearches()).toEqual(['book']);
});

test.each([
  ['Escape', () => user.keyboard('{Escape}')],
  ['the button', () => user.click(screen.getByRole('button', { name: 'Clear the search' }))],
  ['taking letters away', () => user.keyboard('{Backspace>5/}')],
])('remembers what was cleared with %s, and offers it at once', async (_with, clear) => {
  await openSearch();
  await type('raven');
  await clear();
  await settle();
  expect(recentSearches()).toEqual(['raven']);
  expect(offered()).toEqual(['raven']);
});

test('remembers a search that another one replaced, and the other one too', async () => {
  const { unmount } = await openSearch();
  await type('raven');
  await user.tripleClick(field());
  await user.paste('book');
  await settle();
  unmount();
  expect(recentSearches()).toEqual(['book', 'raven']);
});

test('remembers no pause on the way to a longer text', async () => {
  const { unmount } = await openSearch();
  await type('bo');
  await type('ok');
  unmount();
  expect(recentSearches()).toEqual(['book']);

  const second = await openSearch();
  await type('rav');
  await type('zzz');
  second.unmount();
  expect(recentSearches()).toEqual(['book']);
});

test('does not remember the rest of a text beside it', async () => {
  const { unmount } = await openSearch();
  await type('raven');
  await user.keyboard('{Backspace>2/}');
  await settle();
  expect(field()).toHaveValue('rav');
  unmount();
  expect(recentSearches()).toEqual(['raven']);
});

test('does not remember what was left before its results came', async () => {
  const { unmount } = await openSearch();
  await user.type(field(), 'raven');
  unmount();
  expect(localStorage.getItem(RECENT_KEY)).toBeNull();
});

test('names its options without the spaces of their texts', async () => {
  localStorage.setItem(RECENT_KEY, JSON.stringify(['book of ra', 'raven']));
  await openSearch();
  for (const option of within(group('Recent searches')).getAllByRole('option'))
    expect(option.id).not.toMatch(/\s/);
});
