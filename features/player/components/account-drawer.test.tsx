import { useEffect } from 'react';
import { act, screen, waitFor, within } from '@testing-library/react';
import { keepUnsaved, readUnsaved } from '@/lib/browser/forms/unsaved-input';
import userEvent from '@testing-library/user-event';
import { visit } from '@/components/testing/navigation';
import { calls, platformAnswers, renderWithPlatform } from '@/components/testing/platform';
import { ApiProblem } from '@/lib/http/problem';
import type { Section } from '@/lib/domain/sections';
import { ClosedSections } from '@/lib/browser/sections/use-closed-sections';
import { useShowCredit } from '../hooks/use-shown-balance';
import { removeHint, writeHint } from '../state/hint';
import { ACCOUNT_ANSWERS } from '../testing/account';
import { AccountDrawer } from './account-drawer';
import { AccountDrawerBody } from './account-drawer-body';
// Compiled before the first opening, so that no test waits for a compiler.
import './account-panel';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

let online = true;
beforeAll(() => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online });
});
beforeEach(() => {
  online = true;
  visit('/');
  writeHint('en');
  platformAnswers({
    ...ACCOUNT_ANSWERS,
    'POST /api/v1/auth/logout': () => ({ data: { success: true } }),
  });
});
afterEach(() => removeHint());

const dialog = () => screen.getByRole('dialog', { name: 'Your account', hidden: true });
/** jsdom knows no popovers: this says what the browser says when one opens or closes. */
const toggle = (newState: 'open' | 'closed') =>
  act(async () => void dialog().dispatchEvent(Object.assign(new Event('beforetoggle'), { newState })));
const figure = (name: string) =>
  within(dialog()).getAllByText(name, { selector: 'dt' })[0]?.parentElement?.lastChild;

async function open(closed: readonly Section[] = []) {
  renderWithPlatform(
    <ClosedSections closed={closed}>
      <header>
        <a href="#auth" data-modal="LOGIN">
          Log in
        </a>
      </header>
      <AccountDrawer />
    </ClosedSections>,
  );
  await toggle('open');
  await within(dialog()).findByText('mara.klein@parlour.example');
}

test('closed, it loads nothing and asks for nothing but who is there', async () => {
  renderWithPlatform(<AccountDrawer />);
  await waitFor(() => expect(calls.length).toBeGreaterThan(0));
  expect(calls.map(({ to }) => to)).toEqual(['GET /api/v1/me']);
  expect(within(dialog()).getByRole('status', { hidden: true })).toHaveAccessibleName('Opening your account');
});

test('open, it says who, which level, and how much', async () => {
  await open();
  await waitFor(() => expect(figure('Balance')).toHaveTextContent('€1,284.50'));
  expect(within(dialog()).getByText('Level 3, House Guest')).toBeInTheDocument();
  expect(within(dialog()).getByText('Next: Card Player')).toBeInTheDocument();
  const bar = within(dialog()).getByRole('progressbar', { hidden: true });
  expect(bar).toHaveProperty('value', 20);
  expect(bar).toHaveProperty('max', 1_000);
  expect(bar).toHaveAttribute('aria-valuetext', '520 of 1,500 points');
  expect(figure('To withdraw')).toHaveTextContent('€0.00');
  expect(figure('Bonus balance')).toHaveTextContent('€20.00');
  expect(figure('Cashback')).toHaveTextContent('12%');
  expect(figure('VIP points')).toHaveTextContent('520 points');
});

test('a withdrawal is closed with its reason, a deposit is open', async () => {
  await open();
  const withdraw = within(dialog()).getByRole('button', { name: 'Withdraw', hidden: true });
  expect(withdraw).toBeDisabled();
  await waitFor(() => expect(withdraw).toHaveAccessibleDescription('Withdrawals are not open yet.'));
  expect(within(dialog()).getByRole('button', { name: 'Deposit', hidden: true })).toHaveAttribute(
    'data-modal',
    'DEPOSIT',
  );
});

test('where withdrawals are offered, it says what is still to be staked', async () => {
  platformAnswers({
    ...ACCOUNT_ANSWERS,
    'GET /api/v1/me/withdrawable': () => ({ data: { obstacle: 'wager_open' } }),
  });
  await open();
  const withdraw = within(dialog()).getByRole('button', { name: 'Withdraw', hidden: true });
  await waitFor(() =>
    expect(withdraw).toHaveAccessibleDescription('Stake another €260.00 before you withdraw.'),
  );
});

test('while a refund is owed, it says so', async () => {
  platformAnswers({
    ...ACCOUNT_ANSWERS,
    'GET /api/v1/me/withdrawable': () => ({ data: { obstacle: 'refund_owed' } }),
  });
  await open();
  const withdraw = within(dialog()).getByRole('button', { name: 'Withdraw', hidden: true });
  await waitFor(() => expect(withdraw).toHaveAccessibleDescription(/taken back is still to be settled/));
});

test('the menu leads to every part of the account, in order, and knows where one is', async () => {
  visit('/account/wallet/history');
  await open();
  const menu = within(dialog()).getByRole('navigation', { name: 'Account menu', hidden: true });
  const links = within(menu).getAllByRole('link', { hidden: true });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Profile', '/account/profile/main'],
    ['Jackpots', '/account/jackpots'],
    ['Wallet', '/account/wallet/deposit'],
    ['Promo', '/account/promo'],
    ['VIP', '/account/vip'],
    ['Game history', '/account/transaction-history'],
    ['Limits', '/account/limits'],
    ['Wheel of fortune', '/wheel-of-fortune'],
  ]);
  expect(links.filter((link) => link.hasAttribute('aria-current'))).toEqual([links[2]]);
  expect(within(dialog()).getByRole('link', { name: 'Enter a promo code', hidden: true })).toHaveAttribute(
    'href',
    '/account/promo',
  );
});

test('where withdrawals can be asked for, it leads there', async () => {
  platformAnswers({
    ...ACCOUNT_ANSWERS,
    'GET /api/v1/me/withdrawable': () => ({ data: { obstacle: null } }),
  });
  await open();
  expect(await within(dialog()).findByRole('link', { name: 'Withdraw', hidden: true })).toHaveAttribute(
    'href',
    '/account/wallet/withdrawal',
  );
});

function Game() {
  const show = useShowCredit();
  useEffect(() => show(130_450), [show]);
  return null;
}
test('beside a game whose credit has bonus money in it, own money and bonus stand apart', async () => {
  renderWithPlatform(
    <>
      <AccountDrawer />
      <Game />
    </>,
  );
  await toggle('open');
  await waitFor(() => expect(figure('Balance')).toHaveTextContent('€1,284.50'));
  expect(figure('Bonus balance')).toHaveTextContent('€20.00');
});

test('what is closed is not offered, and asks for nothing', async () => {
  await open(['profile', 'account_jackpots', 'account_promo', 'account_vip', 'vip', 'bonuses', 'withdrawal']);
  await waitFor(() => expect(figure('VIP points')).toHaveTextContent('520 points'));
  const menu = within(dialog()).getByRole('navigation', { name: 'Account menu', hidden: true });
  expect(
    within(menu)
      .getAllByRole('link', { hidden: true })
      .map((link) => link.textContent),
  ).toEqual(['Wallet', 'Game history', 'Limits']);
  for (const name of ['To withdraw', 'Cashback', 'Withdraw', 'Enter a promo code'])
    expect(within(dialog()).queryByText(name)).toBeNull();
  // There is something in it, so that it stays.
  expect(figure('Bonus balance')).toHaveTextContent('€20.00');
  expect(calls.map(({ to }) => to)).not.toContain('GET /api/v1/me/withdrawable');
});

test('opened before its script has come, it shows the account all the same', async () => {
  renderWithPlatform(
    <div aria-modal="true">
      <AccountDrawerBody />
    </div>,
  );
  expect(await screen.findByText('mara.klein@parlour.example')).toBeInTheDocument();
});

test('every opening asks anew what can be withdrawn', async () => {
  await open();
  const asked = () => calls.filter(({ to }) => to === 'GET /api/v1/me/withdrawable').length;
  await waitFor(() => expect(asked()).toBe(1));
  await toggle('closed');
  await toggle('open');
  await waitFor(() => expect(asked()).toBe(2));
});

test('what could not be loaded is asked for again, and only that', async () => {
  let works = false;
  platformAnswers({
    ...ACCOUNT_ANSWERS,
    'GET /api/v1/me/loyalty': () => {
      if (works) return ACCOUNT_ANSWERS['GET /api/v1/me/loyalty']();
      throw new ApiProblem('server_error', 500);
    },
  });
  await open();
  const note = await within(dialog()).findByRole('alert', { hidden: true });
  expect(note).toHaveTextContent('Some figures could not be loaded.');
  works = true;
  calls.length = 0;
  await userEvent.click(within(note).getByRole('button', { name: 'Try again', hidden: true }));
  await within(dialog()).findByText('Level 3, House Guest');
  expect(within(dialog()).queryByRole('alert', { hidden: true })).toBeNull();
  expect(calls.map(({ to }) => to)).toEqual(['GET /api/v1/me/loyalty']);
});

test('without a network it says that figures may be old', async () => {
  await open();
  await waitFor(() => expect(figure('VIP points')).toHaveTextContent('520 points'));
  online = false;
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(within(dialog()).getByText(/These figures may be out of date/)).toBeInTheDocument();
});

test('logging out closes it, forgets the player and leaves the focus where one logs in', async () => {
  await open();
  const button = within(dialog()).getByRole('button', { name: 'Log out', hidden: true });
  expect(button).toHaveAttribute('popovertargetaction', 'hide');
  await userEvent.click(button);
  await waitFor(() => expect(document.documentElement.dataset.auth).toBe('out'));
  expect(screen.getByText('Log in')).toHaveFocus();
  expect(within(dialog()).queryByText('mara.klein@parlour.example')).toBeNull();
});

test('logging out calls off first what is still being asked, which would be refused', async () => {
  const under = () => calls.filter(({ to }) => to === 'GET /api/v1/me/withdrawable').at(-1)?.signal;
  let calledOff: boolean | undefined;
  platformAnswers({
    ...ACCOUNT_ANSWERS,
    'GET /api/v1/me/withdrawable': () => new Promise(() => {}),
    'POST /api/v1/auth/logout': () => {
      calledOff = under()?.aborted;
      return { data: { success: true } };
    },
  });
  await open();
  await waitFor(() => expect(under()?.aborted).toBe(false));
  await userEvent.click(within(dialog()).getByRole('button', { name: 'Log out', hidden: true }));
  await waitFor(() => expect(calledOff).toBe(true));
});

test('logging out forgets what was typed into forms and not sent', async () => {
  keepUnsaved('support', { owner: 'p1' }, { message: 'Where is it?' });
  await open();
  await userEvent.click(within(dialog()).getByRole('button', { name: 'Log out', hidden: true }));
  await waitFor(() => expect(document.documentElement.dataset.auth).toBe('out'));
  expect(readUnsaved('support', { owner: 'p1' })).toEqual({});
});
