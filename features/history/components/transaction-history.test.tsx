import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { platformAnswers, renderWithPlatform, sentTo } from '@/components/testing/platform';
import { ApiProblem } from '@/lib/http/problem';
import { TransactionHistory } from './transaction-history';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const LIST = 'GET /api/v1/me/transactions';

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
  meta: { page: number, perPage: 20, total: data.length, lastPage },
});

const ROWS = [
  row('1', 'deposit', 5_000, 5_000),
  row('2', 'bet', 100, 4_900),
  row('3', 'win', 350, 5_250),
  row('4', 'deposit', 2_000, null, 'failed'),
];

function amounts() {
  const [, ...rows] = screen.getAllByRole('row');
  return rows.map((line) => within(line).getAllByRole('cell')[2]?.textContent);
}

test('shows the direction of money by its sign; what has not moved has none', async () => {
  platformAnswers({ [LIST]: () => page(ROWS) });
  renderWithPlatform(<TransactionHistory />);
  await screen.findByRole('table', { name: 'Transaction history' });
  expect(amounts()).toEqual(['+€50.00', '−€1.00', '+€3.50', '€20.00']);
  expect(screen.getByText('Failed')).toBeVisible();
});

test('a deposit that brought nothing leads to the reason, and no other row does', async () => {
  const cancelled = row('5', 'deposit', 2_000, null, 'cancel');
  platformAnswers({ [LIST]: () => page([...ROWS, cancelled]) });
  renderWithPlatform(<TransactionHistory />);
  await screen.findByRole('table');
  const why = screen.getAllByRole('link', { name: 'Why this deposit did not go through' });
  expect(why.map((link) => link.getAttribute('href'))).toEqual([
    '/account/wallet/history?deposit=4',
    '/account/wallet/history?deposit=5',
  ]);
});

test('names the game of a bet or win and the method of a deposit, in the same cell as what it is', async () => {
  platformAnswers({
    [LIST]: () =>
      page([
        { ...row('1', 'bet', 100, 4_900), gameId: 'g101' },
        { ...row('2', 'win', 300, 5_200), gameId: 'g999' },
        { ...row('3', 'deposit', 300, 5_500), method: 'crypto_btc' },
        { ...row('4', 'deposit', 300, 5_800), method: 'card' },
      ]),
    'GET /api/v1/games': () => ({ data: [{ id: 'g101', name: 'Scarab' }] }),
    'GET /api/v1/deposit-methods': () => ({ data: { methods: [{ method: 'crypto', title: 'Crypto' }] } }),
  });
  renderWithPlatform(<TransactionHistory />);
  await screen.findByRole('table');
  const [, ...rows] = screen.getAllByRole('row');
  // A game that is no longer offered has no name any more.
  expect(rows.map((line) => within(line).getAllByRole('cell')[1]?.textContent)).toEqual([
    'Bet Scarab',
    'Win',
    'Deposit Crypto',
    'Deposit Bank card',
  ]);
  expect(sentTo('GET /api/v1/games')[0]?.params?.query).toMatchObject({ ids: 'g101,g999' });
});

test('shows the list without names when the names are not to be had', async () => {
  platformAnswers({
    [LIST]: () => page([{ ...row('1', 'bet', 100, 4_900), gameId: 'g101' }]),
    'GET /api/v1/games': () => {
      throw new ApiProblem('no_response', 0);
    },
  });
  renderWithPlatform(<TransactionHistory />);
  await screen.findByRole('table');
  expect(screen.getByRole('cell', { name: 'Bet' })).toBeVisible();
});

test('writes every moment in the one style', async () => {
  platformAnswers({ [LIST]: () => page(ROWS.slice(0, 1)) });
  renderWithPlatform(<TransactionHistory />);
  expect(await screen.findByText(/^21 Nov 2026, \d\d:\d\d$/)).toBeVisible();
});

test('filters and pages ask the platform, and a filter begins at the first page', async () => {
  platformAnswers({ [LIST]: ({ params }) => page(ROWS, Number(params?.query?.page), 3) });
  renderWithPlatform(<TransactionHistory />);
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Page 2 of 3')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Bet');
  await waitFor(() => expect(sentTo(LIST)).toHaveLength(3));
  expect(sentTo(LIST).map(({ params }) => params?.query)).toMatchObject([
    { page: 1, sort: 'dateDesc' },
    { page: 2, sort: 'dateDesc' },
    { page: 1, sort: 'dateDesc', type: 'bet' },
  ]);
});

test('a list of one type has no filter for types', async () => {
  platformAnswers({ [LIST]: () => page(ROWS) });
  renderWithPlatform(<TransactionHistory only="deposit" />);
  await screen.findByRole('table');
  expect(screen.queryByRole('combobox', { name: 'Type' })).toBeNull();
  expect(sentTo(LIST)[0]?.params?.query).toMatchObject({ type: 'deposit' });
});

test('an empty list says what will stand here and leads on', async () => {
  platformAnswers({ [LIST]: () => page([]) });
  renderWithPlatform(<TransactionHistory />);
  expect(await screen.findByRole('heading', { name: 'No transactions yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'To the games' })).toHaveAttribute('href', '/games');
});

test('an empty list of one type says so, and offers the deposit or all types', async () => {
  platformAnswers({ [LIST]: ({ params }) => page(params?.query?.type ? [] : ROWS) });
  const { unmount } = renderWithPlatform(<TransactionHistory only="deposit" />);
  expect(await screen.findByRole('heading', { name: 'No deposits yet' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Deposit' })).toHaveAttribute('data-modal', 'DEPOSIT');
  unmount();
  renderWithPlatform(<TransactionHistory />);
  await screen.findByRole('table');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Win');
  await screen.findByRole('heading', { name: 'Nothing of this type yet' });
  await userEvent.click(screen.getByRole('button', { name: 'Show all types' }));
  expect(await screen.findByRole('table')).toBeVisible();
});

test('turning a page takes the reader to its head; a single page has nothing to turn', async () => {
  platformAnswers({ [LIST]: ({ params }) => page(ROWS, Number(params?.query?.page), 2) });
  const { unmount } = renderWithPlatform(<TransactionHistory />);
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Page 2 of 2')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Transaction history' })).toHaveFocus();
  unmount();
  platformAnswers({ [LIST]: () => page(ROWS) });
  renderWithPlatform(<TransactionHistory />);
  await screen.findByRole('table');
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
});

test('a failure says why and can be tried again', async () => {
  let tries = 0;
  platformAnswers({
    [LIST]: () => {
      if (++tries === 1) throw new ApiProblem('no_response', 0);
      return page(ROWS);
    },
  });
  renderWithPlatform(<TransactionHistory />);
  expect(await screen.findByText(/no connection/i)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table')).toBeVisible();
});
