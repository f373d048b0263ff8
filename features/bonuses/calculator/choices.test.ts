import { depositsFor, firstChoice, firstGame, nearestStake, stakesFor } from './choices';
import type { BonusTerms } from './terms';

const TERMS: BonusTerms = {
  percent: 50,
  wagering: 35,
  maxBonus: { EUR: 20_000, CHF: 1_000 },
  minDeposit: { EUR: 2_000, CHF: 2_000 },
  maxBet: { EUR: 500 },
};

test('deposits go from the least to the one that brings the whole bonus, in round steps', () => {
  const deposits = depositsFor(TERMS, 'EUR');
  expect(deposits.slice(0, 3)).toEqual([2_000n, 4_000n, 6_000n]);
  expect(deposits.at(-1)).toBe(40_000n);
  expect(deposits.length).toBeLessThanOrEqual(22);
  expect(depositsFor({ ...TERMS, percent: 30 }, 'EUR').at(-1)).toBe(66_667n);
  expect(depositsFor(TERMS, 'CHF')).toEqual([2_000n]);
  expect(depositsFor({ ...TERMS, minDeposit: {} }, 'EUR')).toEqual([0n]);
  expect(depositsFor({ ...TERMS, type: 6 }, 'EUR')).toEqual([0n]);
});

test('stakes are what the money is good for, with one above the highest bet, and what tables take', () => {
  expect(stakesFor(TERMS, 'EUR', 40_000n, 'slotLow')).toEqual([20n, 50n, 100n, 200n, 500n, 1_000n]);
  expect(stakesFor(TERMS, 'EUR', 2_000n, 'slotLow')).toEqual([20n, 50n, 100n, 200n, 500n]);
  expect(stakesFor(TERMS, 'EUR', 2_000n, 'roulette')).toEqual([100n, 200n, 500n]);
  expect(stakesFor({ ...TERMS, maxBonus: { EUR: 100 } }, 'EUR', 0n, 'blackjack')).toEqual([100n]);
});

test('the nearest of some stakes', () => {
  expect(nearestStake([100n, 200n, 500n], 50n)).toBe(100n);
  expect(nearestStake([100n, 200n, 500n], 340n)).toBe(200n);
  expect(nearestStake([100n, 200n, 500n], 5_000n)).toBe(500n);
});

test('begins with a medium slot, else with what counts, and never above the highest bet', () => {
  expect(firstGame(TERMS)).toBe('slotMedium');
  expect(firstGame({ ...TERMS, weights: { 15: 100 } })).toBe('blackjack');
  expect(firstGame({ ...TERMS, weights: {} })).toBeNull();
  expect(firstChoice(TERMS, 'EUR', () => true)).toEqual({ deposit: 2_000n, stake: 20n, game: 'slotMedium' });
  expect(firstChoice({ ...TERMS, maxBet: { EUR: 100 } }, 'EUR', () => false)?.stake).toBe(100n);
});
