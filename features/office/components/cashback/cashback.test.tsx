import { act, fireEvent, render, screen } from '@testing-library/react';
import type { OfficeRole } from '@/lib/domain/office-permissions';
import { downloadCashback } from '../../api/get-cashback-export';
import { useCashback, type LevelCashback } from '../../api/get-cashback';
import { OfficeMeProvider } from '../../state/office-me';
import { operatorWith } from '../../testing/me';
import { CashbackPage } from './cashback-page';

const replace = jest.fn();
jest.mock('next/navigation', () => ({
  useRouter: () => ({ replace }),
  useSearchParams: () => new URLSearchParams('period=2026-11-23'),
}));
jest.mock('../../api/get-cashback', () => ({ useCashback: jest.fn() }));
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

function show(levels: LevelCashback[], { isOver = true, roles = ['finance'] as OfficeRole[] } = {}) {
  const period = { ...WEEKS[1], isOver };
  jest.mocked(useCashback).mockReturnValue({
    ...{ data: { kind: 'week', period, periods: WEEKS, levels }, error: null },
    ...{ isPending: false, isFetching: false },
  } as never);
  render(
    <OfficeMeProvider me={operatorWith(roles)}>
      <CashbackPage />
    </OfficeMeProvider>,
  );
}
beforeEach(() => jest.clearAllMocks());

it('shows what each level gets, and what it comes to together', () => {
  const none: LevelCashback = { ...REGULAR, level: null, players: 1, given: 0, amount: 0 };
  show([none, REGULAR]);
  expect(useCashback).toHaveBeenCalledWith('2026-11-23');
  expect(screen.getByRole('status')).toHaveTextContent('2 players · €66.00');
  const row = screen.getByRole('row', { name: /2\. Regular/ });
  expect(row).toHaveTextContent('€1,000.00');
  expect(row).toHaveTextContent('€500.00');
  expect(screen.getByRole('row', { name: /Below the first level/ })).toBeVisible();
  expect(screen.getByText(/It has settled 0 of 4\./)).toBeVisible();
});

it('leads to another period', () => {
  show([REGULAR], { isOver: false });
  expect(screen.getByText(/The period runs/)).toBeVisible();
  const period = screen.getByRole('combobox', { name: 'Period' });
  expect(period).toHaveDisplayValue('23 Nov 2026 to 29 Nov 2026');
  fireEvent.change(period, { target: { value: '2026-11-30' } });
  expect(replace).toHaveBeenCalledWith('/office/cashback?period=2026-11-30', { scroll: false });
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
