import { act, screen, waitFor } from '@testing-library/react';
import { calls, platformAnswers, renderWithPlatform } from '@/components/testing/platform';
import { markPlayer } from '@/early/player';
import { removeHint, writeHint } from '../state/hint';
import { ACCOUNT_ANSWERS } from '../testing/account';
import { AccountArea } from './account-area';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

/** The stream of a page, held by a test. */
class Stream extends EventTarget {
  static last: Stream | undefined;
  constructor() {
    super();
    Stream.last = this;
  }
  close() {}
  push(data: unknown) {
    this.dispatchEvent(Object.assign(new Event('balance'), { data: JSON.stringify(data) }));
  }
}

beforeEach(() => {
  Object.assign(globalThis, { EventSource: Stream });
  platformAnswers(ACCOUNT_ANSWERS);
});
afterEach(() => {
  removeHint();
  document.documentElement.removeAttribute('style');
});

const asked = (path: string) => calls.filter(({ to }) => to === `GET ${path}`).length;
const balanceOf = (amount: number, wager: number, version: number) => ({
  ...ACCOUNT_ANSWERS['GET /api/v1/me/balance']().data,
  balance: { amount, currency: 'EUR' },
  depositWager: { amount: wager, currency: 'EUR' },
  version,
});

async function signedIn() {
  writeHint('en');
  renderWithPlatform(<AccountArea />);
  await screen.findByText('1,284.50');
}

test('a visitor has the two ways in, and nobody is asked who it is', () => {
  renderWithPlatform(<AccountArea />);
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('data-modal', 'LOGIN');
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('data-modal', 'SIGNUP');
  expect(calls).toEqual([]);
});

test('purse and avatar open the account; the purse says the whole sum, its coin shows the currency', async () => {
  await signedIn();
  const purse = screen.getByRole('button', { name: 'Balance €1,284.50, open your account' });
  const avatar = screen.getByRole('button', { name: 'Account menu' });
  for (const opener of [purse, avatar]) {
    expect(opener).toHaveAttribute('popovertarget', 'account-drawer');
    expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
  }
  expect(avatar).toHaveTextContent('MK');
  await waitFor(() => expect(avatar.firstChild).toHaveStyle({ '--lit': '2%' }));
});

test('after a deposit the level follows; a stake or a win asks for nothing', async () => {
  await signedIn();
  await waitFor(() => expect(asked('/api/v1/me/loyalty')).toBe(1));
  const push = (next: unknown) => act(async () => Stream.last?.push(next));
  await push(balanceOf(127_450, 25_000, 8));
  await push(balanceOf(200_000, 25_000, 9));
  expect(asked('/api/v1/me/loyalty')).toBe(1);
  await push(balanceOf(250_000, 75_000, 10));
  expect(await screen.findByText('2,500.00')).toBeInTheDocument();
  await waitFor(() => expect(asked('/api/v1/me/loyalty')).toBe(2));
});

test('a balance that comes late does not take the place of a newer one', async () => {
  await signedIn();
  await act(async () => Stream.last?.push(balanceOf(1, 0, 6)));
  expect(screen.getByText('1,284.50')).toBeInTheDocument();
});

test('the width of the balance is kept for the next page, and forgotten with the player', async () => {
  await signedIn();
  markPlayer();
  const width = () => document.documentElement.style.getPropertyValue('--purse');
  expect(document.documentElement.dataset.auth).toBe('in');
  expect(width()).toBe('8');
  removeHint();
  markPlayer();
  expect(document.documentElement.dataset.auth).toBe('out');
  expect(width()).toBe('');
});
