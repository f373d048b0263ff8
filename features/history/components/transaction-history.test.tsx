import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { platformAnswers, renderWithPlatform, sentTo, type Answers } from '@/components/testing/platform';
import { ApiProblem } from '@/lib/http/problem';
import { TransactionHistory } from './transaction-history';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));
jest.mock('next/navigation', () => jest.requireActual('../testing/next-navigation'));

const LIST = 'GET /api/v1/me/transactions';
const MONEY = ['deposit', 'withdraw', 'refund'] as const;

const row = (id: string, type: string, amount: number, balance: number | null, status = 'complete') => ({
  id,
  type,
  amount,
  balance,
  status,
  currency: 'EUR',
  fee: 0,
  date: '2026-11-21T08:00:00.000Z',
  reference: id,
});
const page = (data: object[], number = 1, lastPage = 1) => ({
  data,
  meta: { page: number, perPage: 20, total: data.length, more: false, lastPage },
});
const SUMS = { deposited: 5_000, withdrawn: 0, staked: 100, won: 350, net: 250, rounds: 1, currency: 'EUR' };

const ROWS = [
  row('1', 'deposit', 5_000, 5_000),
  row('2', 'bet', 100, 4_900),
  row('3', 'win', 350, 5_250),
  row('4', 'deposit', 2_000, null, 'failed'),
];

const answers = (list: Answers[string], more: Answers = {}) =>
  platformAnswers({
    [LIST]: list,
    'GET /api/v1/me/sums': () => ({ data: SUMS }),
    'GET /api/v1/me/days': () => ({
      data: [{ day: '2026-11-21', currency: 'EUR', staked: 100, won: 350, net: 250, rounds: 1 }],
    }),
    ...more,
  });

beforeEach(() => window.history.pushState(null, '', '/account/transaction-history'));

const lines = () =>
  screen.getAllByRole('row').filter((line) => within(line).queryAllByRole('cell').length > 1);
const cells = (index: number) =>
  lines()
    .filter((line) => within(line).queryByRole('button'))
    .map((line) => within(line).getAllByRole('cell')[index]?.textContent);
const show = async () => {
  const result = renderWithPlatform(<TransactionHistory currency="EUR" />);
  await screen.findByRole('table', { name: 'Transactions' });
  return result;
};

test('shows the direction of money by its sign; what has not moved has none', async () => {
  answers(() => page(ROWS));
  await show();
  expect(cells(2)).toEqual(['+€50.00', '−€1.00', '+€3.50', '€20.00']);
  expect(screen.getAllByText('Failed').some((one) => one.tagName !== 'OPTION')).toBe(true);
});

test('stands under days, each with what play came to, and sums up the period', async () => {
  answers(() => page([...ROWS, { ...row('5', 'bet', 5, 10), date: '2026-11-19T08:00:00.000Z' }]));
  await show();
  const heads = await screen.findAllByRole('rowheader');
  await waitFor(() => expect(heads[0]).toHaveTextContent('Saturday 21 November'));
  await waitFor(() => expect(heads[0]).toHaveTextContent('+€2.50'));
  expect(heads[1]).toHaveTextContent(/^Thursday 19 November$/);
  expect(screen.getByText('Deposited').nextElementSibling).toHaveTextContent('€50.00');
});

test('sorted by amount it stands under no days', async () => {
  window.history.pushState(null, '', '?sort=amountDesc');
  answers(() => page(ROWS));
  await show();
  expect(screen.queryAllByRole('rowheader')).toEqual([]);
  expect(screen.getAllByText(/^21 Nov 2026, \d\d:\d\d$/)).toHaveLength(4);
});

test('names the game of a bet or win and the method of a deposit, in the same cell as what it is', async () => {
  answers(
    () =>
      page([
        { ...row('1', 'bet', 100, 4_900), gameId: 'g101' },
        { ...row('2', 'win', 300, 5_200), gameId: 'g999' },
        { ...row('3', 'deposit', 300, 5_500), method: 'crypto_btc' },
        { ...row('4', 'deposit', 300, 5_800), method: 'card' },
      ]),
    {
      'GET /api/v1/games': () => ({ data: [{ id: 'g101', name: 'Scarab' }] }),
      'GET /api/v1/deposit-methods': () => ({ data: { methods: [{ method: 'crypto', title: 'Crypto' }] } }),
    },
  );
  await show();
  // A game that is no longer offered has no name any more.
  expect(cells(1)).toEqual(['Bet Scarab', 'Win', 'Deposit Crypto', 'Deposit Bank card']);
  expect(sentTo('GET /api/v1/games')[0]?.params?.query).toMatchObject({ ids: 'g101,g999' });
});

test('shows the list without names, days and sums when these are not to be had', async () => {
  const away = () => {
    throw new ApiProblem('no_response', 0);
  };
  answers(() => page([{ ...row('1', 'bet', 100, 4_900), gameId: 'g101' }]), {
    'GET /api/v1/games': away,
    'GET /api/v1/me/sums': away,
    'GET /api/v1/me/days': away,
  });
  await show();
  expect(cells(1)).toEqual(['Bet']);
  await waitFor(() => expect(screen.queryByText('Deposited')).toBeNull());
});

test('filters and pages ask the platform and stand in the address; a filter begins at the first page', async () => {
  answers(({ params }) => page(ROWS, Number(params?.query?.page), 3));
  await show();
  await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
  await waitFor(() => expect(window.location.search).toBe('?page=2'));
  expect(screen.getByRole('region', { name: 'Transactions' })).toHaveFocus();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Bet');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Rolled back');
  await waitFor(() => expect(window.location.search).toBe('?type=bet&status=rollback'));
  await userEvent.click(screen.getByRole('tab', { name: 'Money in and out' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount from' }), '10x{Enter}');
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount to' }), '50');
  await userEvent.tab();
  await waitFor(() => expect(window.location.search).toBe('?show=money&status=rollback&least=10&most=50'));
  const asked = sentTo(LIST).map(({ params }) => params?.query);
  expect(asked[0]).toMatchObject({ page: 1, sort: 'dateDesc', from: expect.any(String) });
  expect(asked[1]).toMatchObject({ page: 2 });
  expect(asked[2]).toMatchObject({ page: 1, type: 'bet' });
  expect(asked.at(-1)).toMatchObject({
    type: expect.stringMatching(/^deposit,withdraw,refund,/),
    status: 'rollback',
    amount_from: '1000',
    amount_to: '5000',
  });
});

test('a list of payments has fee and currency, no other types to choose from, and no sums of play', async () => {
  answers(() => page([{ ...row('1', 'withdraw', 2_000, 3_000), fee: 150 }]));
  renderWithPlatform(<TransactionHistory currency="EUR" only={MONEY} />);
  await screen.findByRole('table');
  expect(screen.queryByRole('tab')).toBeNull();
  const types = within(screen.getByRole('combobox', { name: 'Type' })).getAllByRole('option');
  expect(types.map((option) => option.textContent)).toEqual(['All types', 'Deposit', 'Withdrawal', 'Refund']);
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    ...['Time', 'Type', 'Amount', 'Fee', 'Currency', 'Status'],
  ]);
  expect([cells(3), cells(4)]).toEqual([['€1.50'], ['EUR']]);
  expect(sentTo(LIST)[0]?.params?.query).toMatchObject({ type: 'deposit,withdraw,refund' });
  expect(sentTo('GET /api/v1/me/sums')).toEqual([]);
});

test('an empty list says what will stand here and leads on', async () => {
  answers(() => page([]));
  const { unmount } = renderWithPlatform(<TransactionHistory currency="EUR" />);
  expect(await screen.findByRole('heading', { name: 'No transactions yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'To the games' })).toHaveAttribute('href', '/games');
  unmount();
  renderWithPlatform(<TransactionHistory currency="EUR" only={MONEY} />);
  expect(await screen.findByRole('heading', { name: 'No deposits yet' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Deposit' })).toHaveAttribute('data-modal', 'DEPOSIT');
});

test('nothing that fits says so, and shows everything again', async () => {
  window.history.pushState(null, '', '?type=win');
  answers(({ params }) => page(params?.query?.type ? [] : ROWS));
  renderWithPlatform(<TransactionHistory currency="EUR" />);
  await screen.findByRole('heading', { name: 'Nothing fits these filters' });
  await userEvent.click(screen.getByRole('button', { name: 'Show everything' }));
  expect(await screen.findByRole('table')).toBeVisible();
});

test('a failure says why and can be tried again', async () => {
  let tries = 0;
  answers(() => {
    if (++tries === 1) throw new ApiProblem('no_response', 0);
    return page(ROWS);
  });
  renderWithPlatform(<TransactionHistory currency="EUR" />);
  expect(await screen.findByText(/no connection/i)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table')).toBeVisible();
});

test('a row opens every step, what moved, and the reason of a deposit that brought nothing', async () => {
  answers(() => page(ROWS), {
    'GET /api/v1/me/transactions/{id}': ({ params }) => ({
      data: {
        transaction: ROWS[3],
        bonus: { id: 'welcome-1', name: 'Welcome pack', refused: 'used' },
        steps: [
          { status: 'processing', at: '2026-11-21T08:00:00.000Z' },
          { status: 'failed', at: '2026-11-21T08:01:00.000Z' },
        ],
        moves:
          params?.path?.id === '4'
            ? []
            : [{ account: 'real', amount: 5_000, at: '2026-11-21T08:00:00.000Z' }],
      },
    }),
  });
  await show();
  await userEvent.click(screen.getAllByRole('button', { name: /^Deposit, 21 Nov 2026/ })[1] as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'Deposit' });
  const steps = await within(dialog).findByRole('list');
  expect(within(dialog).getByText('Welcome pack')).toBeVisible();
  expect(within(dialog).getByText(/you had already had this one/)).toBeVisible();
  expect(
    within(steps)
      .getAllByRole('listitem')
      .map((step) => step.firstChild?.textContent),
  ).toEqual(['Processing', 'Failed']);
  expect(within(dialog).getByRole('link', { name: /why this deposit/i })).toHaveAttribute(
    'href',
    '/account/wallet/history?deposit=4',
  );
  expect(within(dialog).queryByText('What moved')).toBeNull();
});

test('a button counts the filters that are set, and opens them where they wait', async () => {
  window.history.pushState(null, '', '/account/transaction-history?status=failed&period=all&sort=amountAsc');
  answers(() => page(ROWS));
  await show();
  const filters = screen.getByRole('button', { name: 'Filters (2)' });
  expect(filters).toHaveAttribute('aria-expanded', 'false');
  const controlled = document.getElementById(filters.getAttribute('aria-controls') ?? '');
  expect(controlled).toContainElement(screen.getByRole('combobox', { name: 'Status' }));
  expect(controlled).not.toHaveAttribute('data-open');
  await userEvent.click(filters);
  expect(filters).toHaveAttribute('aria-expanded', 'true');
  expect(controlled).toHaveAttribute('data-open');
});
