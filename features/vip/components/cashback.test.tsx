import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { standInForLayout } from '@/components/testing/layout';
import { platformAnswers, renderWithPlatform } from '@/components/testing/platform';
import { ApiProblem } from '@/lib/http/problem';
import type { Cashback, CashbackLine } from '../api/get-me-loyalty-cashback';
import { aheadBy, barsOf, isCapped } from '../domain/cashback-bars';
import { CashbackPage } from './cashback-page';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));
beforeAll(() => standInForLayout());

/** The sums of DESIGN-rewards: 1,860.00 − 1,612.50 − 40.00 = 207.50, × 12% = 24.90. */
const PAID: CashbackLine = {
  period: { start: '2026-11-16T00:00:00.000Z', end: '2026-11-23T00:00:00.000Z' },
  currency: 'EUR',
  staked: 186_000,
  returned: 0,
  won: 161_250,
  jackpots: 0,
  converted: 4_000,
  loss: 20_750,
  level: 'house_guest',
  percent: 12,
  cap: 50_000,
  wagering: 0,
  amount: 2_490,
  state: 'paid',
  why: null,
  settledAt: '2026-11-23T06:00:00.000Z',
  heldUntil: null,
};
const RUNNING: CashbackLine = {
  ...PAID,
  period: { start: '2026-11-23T00:00:00.000Z', end: '2026-11-30T00:00:00.000Z' },
  staked: 9_600,
  won: 11_440,
  converted: 0,
  loss: 0,
  amount: 0,
  state: 'running',
  why: 'no_loss',
  settledAt: null,
};
const AHEAD: CashbackLine = {
  ...RUNNING,
  period: { start: '2026-11-09T00:00:00.000Z', end: '2026-11-16T00:00:00.000Z' },
  state: 'nothing',
};

const answered = (change: Partial<Cashback> = {}) => {
  const data: Cashback = {
    period: 'week',
    paysAt: '2026-11-30T00:00:00.000Z',
    current: [RUNNING],
    past: [PAID, AHEAD],
    paidBack: [{ currency: 'EUR', real: 21_860, bonus: 1_500, times: 9 }],
    ...change,
  };
  platformAnswers({ 'GET /api/v1/me/loyalty/cashback': () => ({ data }) });
  renderWithPlatform(<CashbackPage />);
};
const region = async (name: RegExp | string) => within(await screen.findByRole('region', { name }));

test('the statement shows the sum line by line', async () => {
  answered();
  expect(screen.getByRole('status', { name: 'Your cashback is loading' })).toBeInTheDocument();
  const statement = await region('Cashback, 16 Nov 2026 to 22 Nov 2026');
  expect(statement.getByText('House Guest, 12%. Only your own money counts.')).toBeVisible();
  expect(statement.getByText('Credited')).toBeVisible();
  const sums = statement.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(sums).toEqual(['€1,860.00', '−€1,612.50', '−€40.00', '€207.50', '× 12%']);
  expect(statement.getByText('€24.90')).toBeVisible();
  expect(
    statement.getByText(
      /Paid on 23 Nov 2026, 06:00 UTC as your own money\. The most of a period is €500\.00\./,
    ),
  ).toBeVisible();
});

test('the period that runs says who is ahead and when it is paid', async () => {
  answered();
  const now = await region('This week so far');
  expect(now.getByText('You are ahead')).toBeVisible();
  expect(now.getByText('+€18.40')).toBeVisible();
  expect(
    now.getByText(/cashback stands at €0\.00\. Nothing was lost, so nothing comes back\./),
  ).toBeVisible();
});

test('what came back so far stands there together, and when the next comes', async () => {
  answered();
  const sum = await region('Paid back so far');
  expect(sum.getByText('€233.60')).toBeVisible();
  expect(sum.getByText('€218.60')).toBeVisible();
  expect(sum.getByText('€15.00')).toBeVisible();
  expect(sum.getByText('9 statements with cashback')).toBeVisible();
  expect(sum.getByText(/Next on 30 Nov 2026, 00:00 UTC/)).toBeVisible();
});

test('nothing came back yet', async () => {
  answered({ paidBack: [] });
  expect(await screen.findByText('Nothing has come back yet.')).toBeVisible();
});

test('what is held back says by when it comes at the latest', async () => {
  answered({
    past: [{ ...PAID, state: 'due', settledAt: null, heldUntil: '2026-11-26T00:00:00.000Z' }],
  });
  expect(await screen.findByText(/comes on 26 Nov 2026, 00:00 UTC at the latest/)).toBeVisible();
});

test('each earlier statement opens by a press', async () => {
  answered();
  const all = await region('All statements');
  expect(all.getByText('ahead by €18.40')).toBeVisible();
  await userEvent.click(all.getByRole('button', { name: /9 Nov 2026/ }));
  expect(await region('Cashback, 9 Nov 2026 to 15 Nov 2026')).toBeDefined();
  expect(all.getByRole('button', { name: /9 Nov 2026/ })).toHaveAttribute('aria-pressed', 'true');
});

test('what comes back is told as what is gone', async () => {
  answered();
  expect(await screen.findByText(/12% back is 88% gone/)).toBeVisible();
});

test('with wagering it says how often, and without a statement when there is one', async () => {
  answered({ current: [{ ...RUNNING, wagering: 5 }], past: [] });
  expect(await screen.findByRole('heading', { name: 'No cashback yet' })).toBeVisible();
  expect(screen.getByText(/becomes money when it has been wagered 5 times/)).toBeVisible();
});

test('what can’t be read is asked for again', async () => {
  platformAnswers({
    'GET /api/v1/me/loyalty/cashback': () => {
      throw new ApiProblem('server_error', 500);
    },
  });
  renderWithPlatform(<CashbackPage />);
  expect(await screen.findByRole('heading', { name: 'Your cashback could not be loaded' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('all bars share one scale, and each begins where the one before it ended', () => {
  const bars = barsOf(PAID);
  expect(bars.staked).toEqual({ from: 0, width: 100, end: 100 });
  expect(bars.won.from + bars.won.width).toBeCloseTo(100);
  expect(bars.won.from).toBeCloseTo(13.31, 2);
  expect(bars.converted.from + bars.converted.width).toBeCloseTo(bars.won.from);
  expect(bars.loss.width).toBeCloseTo(bars.converted.from);
  expect(barsOf(RUNNING).won).toEqual({ from: 0, width: 100, end: 0 });
  expect(barsOf({ ...PAID, staked: 0, won: 500 }).won).toEqual({ from: 0, width: 0, end: 0 });
});

test('who is ahead is so by all that came back, and the cap is named where it decides', () => {
  expect(aheadBy(RUNNING)).toBe(1_840);
  expect(aheadBy(PAID)).toBe(0);
  expect(isCapped(PAID)).toBe(false);
  expect(isCapped({ loss: 1_000_000, percent: 12, cap: 50_000 })).toBe(true);
  expect(isCapped({ loss: 1_000_000, percent: 12, cap: null })).toBe(false);
});
