import {
  JACKPOTS,
  JACKPOT_CODES,
  JACKPOT_OPENINGS,
  JACKPOT_RANGES,
  JACKPOT_SHARES,
  JACKPOTS_RANGE,
  BASIS_POINTS,
} from './jackpots';

test('they stand in the order max, mid, mini', () => {
  expect(JACKPOT_CODES).toEqual(['jackpot-max', 'jackpot-mid', 'jackpot-mini']);
});

test('all of them together stay within the range that SPEC §9 shows', () => {
  expect(JACKPOTS_RANGE.min).toBeGreaterThanOrEqual(50_000);
  expect(JACKPOTS_RANGE.max).toBeLessThanOrEqual(5_650_000);
});

test('each opens below the amount that a draw needs', () => {
  for (const name of JACKPOTS) expect(JACKPOT_OPENINGS[name]).toBeLessThan(JACKPOT_RANGES[name].min);
});

test('a stake gives less than it is', () => {
  const given = JACKPOTS.reduce((total, name) => total + JACKPOT_SHARES[name], 0);
  expect(given).toBeGreaterThan(0);
  expect(given).toBeLessThan(BASIS_POINTS);
});
