import { programme } from '../testing/programme';
import { cashbackOf, endedPeriods, periodAt } from './sum';

const first = programme().levels[0];
const level = first && { ...first, level: 1 };
const played = (fields: Partial<Parameters<typeof cashbackOf>[0]>) => ({
  ...{ staked: 0n, returned: 0n, won: 0n, jackpots: 0n, converted: 0n },
  ...fields,
});

it('gives percent of what was lost, rounded down: (100 + 300 + 0 − 200 − 50) × 5 % = 7.50', () => {
  const sum = cashbackOf(played({ staked: 40_000n, won: 25_000n }), level ?? null, 'EUR');
  expect(sum).toMatchObject({ loss: 15_000n, percent: 5, amount: 750n, nothing: null });
  expect(cashbackOf(played({ staked: 119n }), level ?? null, 'EUR').amount).toBe(5n);
});

it('takes returns, jackpots and turned bonus money as what came back, and is never below 0', () => {
  const all = { staked: 10_000n, returned: 1_000n, won: 2_000n, jackpots: 500n, converted: 1_500n };
  expect(cashbackOf(all, level ?? null, 'EUR')).toMatchObject({ loss: 5_000n, amount: 250n });
  expect(cashbackOf({ ...all, won: 9_000n }, level ?? null, 'EUR')).toMatchObject({
    ...{ loss: 0n, amount: 0n, nothing: 'no_loss' },
  });
});

it('says why nothing comes back, and keeps to the cap, which is in the worth of a euro', () => {
  expect(cashbackOf(played({ staked: 19n }), level ?? null, 'EUR').nothing).toBe('too_small');
  expect(cashbackOf(played({ staked: 5_000n }), null, 'EUR').nothing).toBe('no_level');
  const capped = level ? { ...level, cashbackCap: 1_000n } : null;
  expect(cashbackOf(played({ staked: 50_000n }), capped, 'EUR')).toMatchObject({
    amount: 1_000n,
    cap: 1_000n,
  });
  expect(cashbackOf(played({ staked: 50_000n }), capped, 'AUD')).toMatchObject({
    amount: 1_500n,
    cap: 1_500n,
  });
});

it('counts from Monday, or from the first of the month, at midnight of UTC', () => {
  const dayOf = (date: Date) => date.toISOString();
  const sunday = periodAt(new Date('2026-11-29T23:59:59.999Z'), 'week');
  expect([dayOf(sunday.start), dayOf(sunday.end)]).toEqual([
    '2026-11-23T00:00:00.000Z',
    '2026-11-30T00:00:00.000Z',
  ]);
  expect(dayOf(periodAt(new Date('2026-11-30T00:00:00Z'), 'week').start)).toBe('2026-11-30T00:00:00.000Z');
  const december = periodAt(new Date('2026-12-31T23:00:00Z'), 'month');
  expect([dayOf(december.start), dayOf(december.end)]).toEqual([
    '2026-12-01T00:00:00.000Z',
    '2027-01-01T00:00:00.000Z',
  ]);
});

it('goes back over ended periods, the oldest first, not before there was a programme', () => {
  const now = new Date('2026-12-03T12:00:00Z');
  const ends = (since: string) =>
    endedPeriods(now, 'week', { since: new Date(since), days: 35 }).map(({ end }) =>
      end.toISOString().slice(0, 10),
    );
  expect(ends('2020-01-01T00:00:00Z')).toEqual([
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
    '2026-11-23',
    '2026-11-30',
  ]);
  expect(ends('2026-11-20T00:00:00Z')).toEqual(['2026-11-23', '2026-11-30']);
  expect(ends('2026-12-01T00:00:00Z')).toEqual([]);
});
