import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { standInForLayout } from '@/components/testing/layout';
import { pushed, visit } from '@/components/testing/navigation';
import { calls, platformAnswers } from '@/components/testing/platform';
import { slots } from '../testing/games';
import {
  answerOfSearches,
  answerSearches,
  group,
  openSearch,
  providers,
  settle,
  type,
  user,
} from '../testing/search';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

let reachEnd: () => void;
beforeEach(() => {
  reachEnd = standInForLayout();
  localStorage.clear();
  visit('/');
  jest.useFakeTimers();
  answerSearches({ raven: 30, book: 1 });
});
afterEach(() => jest.useRealTimers());

const searches = () =>
  calls.flatMap(({ to, params }) =>
    to === 'GET /api/v1/games' && params?.query?.name ? [params.query] : [],
  );
const chosen = () => {
  const field = screen.getByRole('combobox');
  return document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;
};

test('begins with what is popular, and the field has the focus', async () => {
  await openSearch();
  expect(screen.getByRole('combobox', { name: /Search games/ })).toHaveFocus();
  expect(within(group('Popular right now')).getAllByRole('option')).toHaveLength(6);
  expect(within(group('Categories')).getByRole('option', { name: 'Live' })).toHaveAttribute(
    'href',
    '/games/live',
  );
  expect(screen.queryByRole('group', { name: 'Recent searches' })).not.toBeInTheDocument();
});

test('offers no category without games, and begins with as many others', async () => {
  const all = await openSearch();
  const starts = within(group('Categories')).getAllByRole('option').length;
  all.unmount();
  await openSearch({ empty: ['live', 'blackjack', 'live_dealer_shows'] });
  const options = within(group('Categories')).getAllByRole('option');
  expect(options).toHaveLength(starts);
  expect(options.map((option) => option.getAttribute('href'))).not.toContain('/games/live');
  await type('shows game');
  expect(screen.queryByRole('option', { name: /Game shows/ })).toBeNull();
});

test('waits for two letters and until the typing rests', async () => {
  await openSearch();
  await type('r');
  expect(screen.getAllByText('Type at least two letters.')).not.toHaveLength(0);
  expect(searches()).toEqual([]);
  await user.type(screen.getByRole('combobox'), 'aven');
  await settle();
  expect(searches()).toEqual([{ name: 'raven', sort: 'match', per_page: 12, page: 1 }]);
});

test('finds games, studios, categories and marks what was met', async () => {
  await openSearch();
  await type('raven');
  expect(screen.getByRole('status', { name: '' })).toHaveTextContent('30 games and 1 other result found');
  expect(within(group('Games')).getAllByRole('option')).toHaveLength(12);
  const studio = within(group('Providers')).getByRole('option', { name: /132 games/ });
  expect(studio).toHaveAttribute('href', '/games?providerId=5');
  expect(studio.querySelector('mark')).toHaveTextContent('Raven');
});

test('finds the pages that the frame leads to', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<footer><a href="/faq">Questions</a><a href="/games/top">Top</a><a href="https://example.org/">Quest</a></footer>',
  );
  await openSearch();
  await type('quest');
  const [page, ...others] = within(group('Pages')).getAllByRole('option');
  expect(page).toHaveTextContent('Questions');
  expect(others).toEqual([]);
  document.querySelector('footer')?.remove();
});

test('finds studios and categories that were mistyped or typed in another order', async () => {
  await openSearch();
  await type('northligt');
  expect(within(group('Providers')).getByRole('option', { name: /Northlight/ })).toBeVisible();
  // The platform has no game by it: what else there is, is counted.
  expect(screen.getByRole('status', { name: '' })).toHaveTextContent('1 result found');
  await user.clear(screen.getByRole('combobox'));
  await type('shows game');
  expect(within(group('Categories')).getAllByRole('option')[0]).toHaveAttribute(
    'href',
    '/games/live-dealer-shows',
  );
});

test('gives up a search that another text has overtaken', async () => {
  await openSearch();
  const signals: AbortSignal[] = [];
  platformAnswers({
    'GET /api/v1/games': ({ signal }) => {
      if (signal) signals.push(signal);
      return new Promise(() => undefined);
    },
  });
  await type('raven');
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  await type('moor');
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});

test('closes behind a link that the middle button follows, and stays under the right one’s menu', async () => {
  const { onClose } = await openSearch();
  await type('book');
  const [game] = within(group('Games')).getAllByRole('option');
  fireEvent(game as HTMLElement, new MouseEvent('auxclick', { bubbles: true, button: 2 }));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent(game as HTMLElement, new MouseEvent('auxclick', { bubbles: true, button: 1 }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('is chosen from with arrows while the field keeps the focus, and opened with Enter', async () => {
  const { onClose } = await openSearch();
  await type('raven');
  // What is searched for is a game: the first one stands ready.
  expect(chosen()).toMatch(/^Slot 0/);
  await user.keyboard('{ArrowDown}');
  expect(chosen()).toMatch(/^Slot 1/);
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(chosen()).toMatch(/^Ravenmoor/);
  expect(screen.getByRole('combobox')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(pushed).toEqual(['/games?providerId=5']);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('opens nothing while nothing is found yet', async () => {
  await openSearch();
  await user.keyboard('{Enter}');
  await user.type(screen.getByRole('combobox'), 'raven{Enter}');
  expect(pushed).toEqual([]);
});

test('opens what is found for an Enter that came before it, and not once something else is typed', async () => {
  await openSearch();
  const field = screen.getByRole('combobox');
  await user.type(field, 'raven{Enter}');
  await user.type(field, ' x{Backspace}{Backspace}');
  await settle();
  expect(pushed).toEqual([]);
  await user.clear(field);
  await user.type(field, 'book{Enter}');
  expect(pushed).toEqual([]);
  await settle();
  expect(pushed).toEqual([expect.stringMatching(/^\/game\//)]);
});

test('shows the next page when its end comes near, at most twice a second', async () => {
  await openSearch();
  await type('raven');
  const loaded = () => within(group('Games')).getAllByRole('option').length;
  await settle(600);
  expect(loaded()).toBe(12);
  act(reachEnd);
  await settle(1);
  expect(loaded()).toBe(24);
  act(reachEnd);
  await settle(1);
  expect(loaded()).toBe(24);
  await settle(600);
  expect(loaded()).toBe(30);
});

test('shows the next page when its end was near before the answer came', async () => {
  standInForLayout({ inView: true });
  await openSearch();
  await type('raven');
  await settle(600);
  await settle(600);
  expect(within(group('Games')).getAllByRole('option')).toHaveLength(30);
});

test('says that nothing was found, with a picture', async () => {
  await openSearch();
  await type('zeppelin');
  expect(screen.getByRole('heading', { name: 'Nothing found for “zeppelin”' })).toBeVisible();
  expect(document.querySelector('img[src*="empty"]')).not.toBeNull();
  expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
});

test('says when it did not answer, and asks again', async () => {
  await openSearch();
  let broken = true;
  const games = slots(1);
  platformAnswers({
    'GET /api/v1/providers': () => ({ data: providers }),
    'GET /api/v1/games': () => {
      if (broken) throw new Error('away');
      return { data: games, meta: { page: 1, perPage: 12, total: 1, lastPage: 1 } };
    },
  });
  await type('book');
  expect(screen.getByText('The search did not answer.')).toBeVisible();
  expect(screen.getByRole('status', { name: '' })).toBeEmptyDOMElement();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  expect(within(group('Games')).getAllByRole('option')).toHaveLength(1);
});

test('says when the next page did not come, and asks for it again', async () => {
  await openSearch();
  let broken = true;
  const whole = answerOfSearches({ raven: 18 });
  platformAnswers({
    ...whole,
    'GET /api/v1/games': (request) => {
      if (broken && request.params?.query?.page === 2) throw new Error('away');
      return whole['GET /api/v1/games'](request);
    },
  });
  await type('raven');
  act(reachEnd);
  await settle(600);
  expect(screen.getByRole('alert')).toHaveTextContent('More could not be loaded.');
  expect(within(group('Games')).getAllByRole('option')).toHaveLength(12);
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  expect(within(group('Games')).getAllByRole('option')).toHaveLength(18);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('empties the field with Escape, and closes with the next one', async () => {
  const { onClose } = await openSearch();
  await type('raven');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('combobox')).toHaveValue('');
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test('begins anew each time', async () => {
  const first = await openSearch();
  await type('raven');
  first.unmount();
  await openSearch();
  expect(screen.getByRole('combobox')).toHaveValue('');
});
