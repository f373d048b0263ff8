import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { OfficeRole } from '@/lib/domain/office-permissions';
import { downloadCashback } from '../../api/get-cashback-export';
import { useCashback, type LevelCashback } from '../../api/get-cashback';
import { useCashbackMonths } from '../../api/get-cashback-months';
import { useRunPlayers } from '../../api/get-cashback-run-players';
import { useCashbackRuns, type CashbackRun } from '../../api/get-cashback-runs';
import { useCashbackStanding, type CashbackStanding } from '../../api/get-cashback-standing';
import { holdCashback } from '../../api/post-cashback-holds';
import { startCashback } from '../../api/post-cashback-runs';
import { OfficeMeProvider } from '../../state/office-me';
import { operatorWith } from '../../testing/me';
import { CashbackPage } from './cashback-page';
import { RunPlayers } from './run-players';
import { RunsList } from './runs-list';

const replace = jest.fn();
const mockAddress = { query: 'period=2026-11-23' };
jest.mock('next/navigation', () => ({
  useRouter: () => ({ replace }),
  useSearchParams: () => new URLSearchParams(mockAddress.query),
}));
jest.mock('../../api/get-cashback', () => ({ useCashback: jest.fn(), CASHBACK_KEY: ['office', 'cashback'] }));
jest.mock('../../api/get-cashback-standing', () => ({ useCashbackStanding: jest.fn() }));
jest.mock('../../api/get-cashback-runs', () => ({ useCashbackRuns: jest.fn() }));
jest.mock('../../api/get-cashback-months', () => ({ useCashbackMonths: jest.fn() }));
jest.mock('../../api/get-cashback-run-players', () => ({ useRunPlayers: jest.fn() }));
jest.mock('../../api/post-cashback-runs', () => ({ startCashback: jest.fn() }));
jest.mock('../../api/post-cashback-holds', () => ({ holdCashback: jest.fn(() => Promise.resolve()) }));
jest.mock('../../api/get-cashback-export', () => ({ downloadCashback: jest.fn(() => Promise.resolve()) }));

const REGULAR: LevelCashback = {
  ...{ level: 'regular', currency: 'EUR', players: 3, given: 2, settled: 0 },
  ...{ staked: 100_000, returned: 0, won: 40_000, jackpots: 10_000, converted: 0, loss: 60_000 },
  amount: 6_600,
};
const WEEKS = [
  { start: '2026-11-30T00:00:00.000Z', end: '2026-12-07T00:00:00.000Z' },
  { start: '2026-11-23T00:00:00.000Z', end: '2026-11-30T00:00:00.000Z' },
];

const STANDING: CashbackStanding = {
  ...{ players: 4, settled: 0, failed: 0, campaign: 0, isCampaignMissing: false },
  ...{ run: null, hold: null, asked: null, obstacle: null, alone: 500_000 },
};
const RUN: CashbackRun = {
  id: '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11',
  period: { start: '2026-11-23T00:00:00.000Z', end: '2026-11-30T00:00:00.000Z' },
  ...{ startedAt: '2026-11-30T00:05:00.000Z', startedBy: null, reason: null, isStopped: false },
  endedAt: '2026-11-30T00:05:09.000Z',
  ...{ credited: 22, nothing: 14, excluded: 2, refused: 0, failed: 0 },
  sums: [{ currency: 'EUR', real: 7_320, bonus: 500 }],
};

/** Inside of what the office's pages stand in. */
const draw = (page: ReactNode, roles: OfficeRole[]) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OfficeMeProvider me={operatorWith(roles)}>{page}</OfficeMeProvider>
    </QueryClientProvider>,
  );
const answer = (data: unknown) =>
  ({ data, error: null, isPending: false, isFetching: false, refetch: jest.fn() }) as never;

function show(
  levels: LevelCashback[],
  {
    isOver = true,
    roles = ['finance'] as OfficeRole[],
    standing = {} as Partial<CashbackStanding>,
    countedAt = '2026-11-30T00:05:00.000Z' as string | null,
  } = {},
) {
  jest.mocked(useCashbackStanding).mockReturnValue(answer({ ...STANDING, ...standing }));
  const period = { ...WEEKS[1], isOver };
  jest.mocked(useCashback).mockReturnValue({
    ...{ data: { kind: 'week', period, periods: WEEKS, countedAt, levels }, error: null },
    ...{ isPending: false, isFetching: false },
  } as never);
  draw(<CashbackPage />, roles);
}
beforeEach(() => jest.clearAllMocks());

it('shows what each level gets, and what it comes to together', () => {
  const none: LevelCashback = { ...REGULAR, level: null, players: 1, given: 0, amount: 0 };
  show([none, REGULAR]);
  expect(useCashback).toHaveBeenCalledWith('2026-11-23');
  expect(screen.getByText('2 players · €66.00')).toBeVisible();
  const row = screen.getByRole('row', { name: /2\. Regular/ });
  expect(row).toHaveTextContent('€1,000.00');
  expect(row).toHaveTextContent('€500.00');
  expect(screen.getByRole('row', { name: /Below the first level/ })).toBeVisible();
  expect(screen.getByText('0 of 4')).toBeVisible();
  expect(screen.getByText('Comes within minutes')).toBeVisible();
  // Whoever looks at sums starts nothing.
  expect(screen.queryByRole('button', { name: 'Start the run …' })).toBeNull();
});

it('says of when the sums are, and that they are being counted before there are any', () => {
  show([REGULAR]);
  expect(screen.getByText('Sums as of 30 Nov 2026, 00:05 UTC.')).toBeVisible();
  show([], { countedAt: null, standing: { players: null } });
  expect(screen.getByText(/are being counted\. That takes some minutes/)).toBeVisible();
  expect(screen.getByText('0 so far; players are being counted')).toBeVisible();
});

it('leads to another period', () => {
  show([REGULAR], { isOver: false });
  expect(screen.getByText(/The period runs/)).toBeVisible();
  const period = screen.getByRole('combobox', { name: 'Period' });
  expect(period).toHaveDisplayValue('23 Nov 2026 to 29 Nov 2026');
  fireEvent.change(period, { target: { value: '2026-11-30' } });
  expect(replace).toHaveBeenCalledWith('/office/cashback?period=2026-11-30', { scroll: false });
});

it('is started by an operator with a reason, and says where a colleague has to agree', async () => {
  jest.mocked(startCashback).mockResolvedValue({ run: null, request: '17' });
  show([REGULAR], { roles: ['bonus'] });
  await userEvent.click(screen.getByRole('button', { name: 'Start the run …' }));
  await userEvent.type(screen.getByLabelText(/^Reason/), 'It is right.');
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
  expect(startCashback).toHaveBeenCalledWith('2026-11-23', 'It is right.', expect.any(String));
  expect(await screen.findByText(/a colleague has to agree, under Approvals/)).toBeVisible();
});

it('is held back with a reason, and then says by whom, why and until when', async () => {
  show([REGULAR], { roles: ['risk'], isOver: false });
  await userEvent.click(screen.getByRole('button', { name: 'Hold back …' }));
  await userEvent.type(screen.getByLabelText(/^Reason/), 'The percentages are wrong.');
  await userEvent.click(screen.getByRole('button', { name: 'Hold back' }));
  expect(holdCashback).toHaveBeenCalledWith('2026-11-23', 'The percentages are wrong.');
  expect(await screen.findByText('It is held back.')).toBeVisible();
});

it('says what stands in its way', () => {
  const hold = {
    ...{
      until: '2026-12-03T00:00:00.000Z',
      heldAt: '2026-11-29T10:00:00.000Z',
      heldBy: 'ada@parlour.example',
    },
    reason: 'The percentages are wrong.',
  };
  show([REGULAR], { standing: { hold, isCampaignMissing: true, failed: 1, campaign: 1 } });
  const card = within(screen.getByRole('region', { name: 'Run' }));
  expect(card.getByText('Held back')).toBeVisible();
  expect(card.getByText('The percentages are wrong.')).toBeVisible();
  expect(card.getByText('3 Dec 2026, 00:00 UTC')).toBeVisible();
  expect(card.getByText(/there is no campaign with the id “cashback”/)).toBeVisible();
});

it('lists runs with what they gave and by whom, and sums by months', () => {
  jest.mocked(useCashbackRuns).mockReturnValue(
    answer({
      data: [
        RUN,
        { ...RUN, id: 'other', startedBy: 'ada@parlour.example', reason: 'Right.', isStopped: true },
      ],
      meta: { page: 1, perPage: 50, total: 2, more: false, lastPage: 1 },
    }),
  );
  const month = { month: '2026-11', currency: 'EUR', real: 31_000, bonus: 900, players: 40, times: 61 };
  jest.mocked(useCashbackMonths).mockReturnValue(answer([month]));
  draw(<RunsList />, ['finance']);
  const [, first, second] = within(screen.getByRole('table', { name: 'Runs of cashback' })).getAllByRole(
    'row',
  );
  expect(first).toHaveTextContent('By itselfDone22142');
  expect(first).toHaveTextContent('€73.20 + €5 as bonuses');
  expect(second).toHaveTextContent('ada@parlour.example: Right.Held back');
  expect(within(screen.getByRole('table', { name: 'Months' })).getByText('€310.00')).toBeVisible();
});

it('shows what became of each player in a run', () => {
  mockAddress.query = `run=${RUN.id}&outcome=failed`;
  jest.mocked(useRunPlayers).mockReturnValue(
    answer({
      data: [
        {
          ...{ playerId: 'p', email: 'mara@parlour.example', currency: 'EUR', level: null, percent: null },
          ...{ loss: null, amount: null, wagering: null, outcome: 'failed', withheld: null },
          ...{ failure: 'error', detail: 'the ledger said no', at: '2026-11-30T00:05:00.000Z' },
        },
      ],
      meta: { page: 1, perPage: 50, total: 1, more: false, lastPage: 1 },
    }),
  );
  draw(<RunPlayers />, ['finance']);
  expect(useRunPlayers).toHaveBeenCalledWith({ run: RUN.id, outcome: 'failed', page: 1, per_page: 50 });
  expect(screen.getByRole('row', { name: /mara/ })).toHaveTextContent(
    'Could not be givenAn error: the ledger said no',
  );
  mockAddress.query = 'period=2026-11-23';
});

it('is taken away by who may', () => {
  show([REGULAR], { roles: ['support'] });
  expect(screen.queryByRole('button', { name: /CSV/ })).toBeNull();
});

it('says that nobody played', async () => {
  show([]);
  expect(screen.getByText('Nobody played with real money in this period.')).toBeVisible();
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: /CSV/ }));
    await Promise.resolve();
  });
  expect(downloadCashback).toHaveBeenCalledWith('2026-11-23');
});
