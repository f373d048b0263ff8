import {
  JACKPOTS,
  JACKPOT_CODES,
  JACKPOT_RANGES,
  JACKPOT_SHARES,
  JACKPOTS_RANGE,
  BASIS_POINTS,
} from './jackpots';

test('they stand in the order max, mid, mini', () => {
  expect(JACKPOT_CODES).toEqual(['jackpot-max', 'jackpot-mid', 'jackpot-mini']);
});

test('all of them together stay within the range of the whole', () => {
  const sum = (bound: 'min' | 'max') =>
    JACKPOTS.reduce((total, name) => total + JACKPOT_RANGES[name][bound], 0);
  expect(sum('min')).toBeGreaterThanOrEqual(JACKPOTS_RANGE.min);
  expect(sum('max')).toBeLessThanOrEqual(JACKPOTS_RANGE.max);
});

test('a stake gives less than it is', () => {
  const given = JACKPOTS.reduce((total, name) => total + JACKPOT_SHARES[name], 0);
  expect(given).toBeGreaterThan(0);
  expect(given).toBeLessThan(BASIS_POINTS);
});
