import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { platformAnswers, renderWithPlatform, sentTo } from '@/components/testing/platform';
import { ApiProblem } from '@/lib/http/problem';
import { GameRounds } from './game-rounds';
import { RoundDetail } from './round-detail';
import { Statement } from './statement';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));
jest.mock('next/navigation', () => jest.requireActual('../testing/next-navigation'));

const ROUNDS = 'GET /api/v1/me/rounds';
const round = (roundId: string, staked: number, won: number, more = {}) => ({
  ...{ gameId: 'g101', roundId, currency: 'EUR', staked, won, net: won - staked, returned: 0, stakes: 1 },
  ...{ closed: true, beganAt: '2026-11-21T08:00:00.000Z', endedAt: '2026-11-21T08:00:05.000Z', ...more },
});
const meta = (total: number, lastPage = 1) => ({ page: 1, perPage: 20, total, more: false, lastPage });
const SUMS = { deposited: 0, withdrawn: 0, staked: 300, won: 450, net: 150, rounds: 2, currency: 'EUR' };

const SCARAB = { id: 'g101', name: 'Scarab', image: '/art/g101', gradient_color: '#123456' };

const answers = (rounds: object[]) =>
  platformAnswers({
    [ROUNDS]: () => ({ data: rounds, meta: meta(rounds.length) }),
    'GET /api/v1/me/sums': () => ({ data: SUMS }),
    'GET /api/v1/me/days': () => ({
      data: [
        { day: '2026-11-21', currency: 'EUR', staked: 300, won: 450, net: 150, rounds: 2 },
        { day: '2026-11-21', currency: 'CHF', staked: 9, won: 0, net: -9, rounds: 1 },
      ],
    }),
    'GET /api/v1/games': () => ({ data: [SCARAB] }),
  });

beforeEach(() => window.history.pushState(null, '', '/account/transaction-history/games'));

test('a round shows its game, what was staked, what came back and the difference; a day its own', async () => {
  answers([
    round('r1', 300, 450),
    round('r2', 0, 0, { returned: 70, closed: false }),
    round('r3', 50, 0, { gameId: 'g9', closed: false }),
  ]);
  renderWithPlatform(<GameRounds currency="EUR" />);
  await screen.findByRole('table', { name: 'Game rounds' });
  const rows = screen.getAllByRole('row').filter((row) => within(row).queryByRole('link'));
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(1, 5)
        .map((cell) => cell.textContent),
    ),
  ).toEqual([
    ['Scarab', '€3', '€4.50', '+€1.50'],
    ['ScarabStake returned', '€0.00', '€0.00', '€0.00'],
    ['A game that is no longer hereNot finished', '€0.50', '€0.00', '−€0.50'],
  ]);
  await waitFor(() => expect(screen.getByRole('rowheader')).toHaveTextContent('+€1.50'));
  expect(within(rows[0] as HTMLElement).getByRole('link')).toHaveAttribute(
    'href',
    '/account/transaction-history/games?game=g101&round=r1',
  );
});

test('a period asks for its time; none played leads to the games', async () => {
  answers([]);
  renderWithPlatform(<GameRounds currency="EUR" />);
  await screen.findByRole('heading', { name: 'No rounds in this period' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'All time');
  await waitFor(() => expect(sentTo(ROUNDS)).toHaveLength(2));
  expect(sentTo(ROUNDS)[1]?.params?.query).toEqual({ page: 1, per_page: 20 });
});

test('one round shows what moved in it and adds up, and leads to where it can be seen again', async () => {
  platformAnswers({
    'GET /api/v1/me/rounds/{game}/{round}/replay': () => ({
      data: { url: 'https://studio.example/replay/a1' },
    }),
    'GET /api/v1/me/rounds/{game}/{round}': () => ({
      data: {
        round: round('r1', 300, 450),
        transactions: [
          {
            id: '1',
            type: 'bet',
            amount: 300,
            balance: 700,
            currency: 'EUR',
            date: '2026-11-21T08:00:00.000Z',
          },
          {
            id: '2',
            type: 'win',
            amount: 450,
            balance: 1_150,
            currency: 'EUR',
            date: '2026-11-21T08:00:05.000Z',
          },
        ],
      },
    }),
    'GET /api/v1/games': () => ({ data: [SCARAB] }),
  });
  renderWithPlatform(<RoundDetail game="g101" round="r1" />);
  expect(await screen.findByRole('heading', { name: 'Scarab' })).toBeVisible();
  const table = await screen.findByRole('table');
  expect(
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent)
          .slice(-2),
      ),
  ).toEqual([
    ['−€3.00', '€7.00'],
    ['+€4.50', '€11.50'],
    ['+€1.50', ''],
  ]);
  expect(screen.getByText('Settled')).toBeVisible();
  const again = await screen.findByRole('link', { name: 'See the round again, step by step' });
  expect(again).toHaveAttribute('href', 'https://studio.example/replay/a1');
  expect(again).toHaveAttribute('rel', 'noopener');
});

test('a round that no studio shows again has no link to it', async () => {
  platformAnswers({
    'GET /api/v1/me/rounds/{game}/{round}': () => ({
      data: { round: round('r1', 300, 0), transactions: [] },
    }),
    'GET /api/v1/me/rounds/{game}/{round}/replay': () => ({ data: { url: null } }),
    'GET /api/v1/games': () => ({ data: [] }),
  });
  renderWithPlatform(<RoundDetail game="g101" round="r1" />);
  await screen.findByText('Settled');
  expect(screen.getByRole('heading', { name: 'A game that is no longer here' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /See the round again/ })).toBeNull();
});

test('a round of somebody else is not there', async () => {
  platformAnswers({
    'GET /api/v1/me/rounds/{game}/{round}': () => {
      throw new ApiProblem('client_api_23', 404);
    },
  });
  renderWithPlatform(<RoundDetail game="g101" round="x" />);
  expect(await screen.findByRole('heading', { name: 'The round could not be loaded' })).toBeVisible();
});

test('a statement leads from one balance to the other, and is asked for a year at most', async () => {
  platformAnswers({
    'GET /api/v1/me/statement': () => ({
      data: {
        ...SUMS,
        ...{ opening: 1_000, closing: 6_150, play: 150, moves: [{ type: 'deposit', amount: 5_000 }] },
      },
    }),
  });
  renderWithPlatform(
    <Statement currency="EUR" holder={{ name: 'Mara Lindt', email: 'mara@parlour.example' }} />,
  );
  await screen.findByText('Balance at the beginning');
  expect(screen.getByText(/Mara Lindt.*mara@parlour\.example/)).toBeVisible();
  expect(screen.getAllByRole('definition').map((one) => one.textContent)).toEqual([
    '€10.00',
    '+€50.00',
    '+€1.50',
    '€61.50',
    '€3',
    '€4.50',
    '+€1.50',
  ]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Own dates');
  expect(await screen.findByRole('heading', { name: 'Choose a period' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
});
