import { bonusFor, wageringOf, walkOf, walkWithout, type BonusTerms, type Choice } from './terms';

const TERMS: BonusTerms = {
  percent: 100,
  wagering: 35,
  maxBonus: { EUR: 20_000 },
  minDeposit: { EUR: 2_000 },
  maxBet: { EUR: 500 },
};
const CHOICE: Choice = { deposit: 5_000n, stake: 50n, game: 'slotMedium' };
const wagering = (terms: Partial<BonusTerms> = {}, choice: Partial<Choice> = {}) =>
  wageringOf({ ...TERMS, ...terms }, 'EUR', { ...CHOICE, ...choice });

test.each([
  // 35 × 50.00 at 96.0043 %: 1,750.00 × 0.039957 = 69.92475
  [{}, {}, { toStake: 175_000n, expectedCost: 6_992n, rounds: 3_500 }],
  // Of the deposit and the bonus: twice as much, 139.8495
  [{ basis: 'bonus+deposit' }, {}, { toStake: 350_000n, expectedCost: 13_985n, rounds: 7_000 }],
  // A tenth counts, and a single zero keeps 1 of 37: 17,500.00 / 37 = 472.972…
  [{}, { game: 'roulette', stake: 500n }, { toStake: 1_750_000n, expectedCost: 47_297n, rounds: 3_500 }],
  // 17,500.00 × 0.005117 = 89.5475
  [{}, { game: 'blackjack', stake: 500n }, { toStake: 1_750_000n, expectedCost: 8_955n, rounds: 3_500 }],
  // Half of 33.33, rounded down to the cent: 35 × 16.66 = 583.10, and 0.039957 of it 23.2989…
  [{ percent: 50 }, { deposit: 3_333n }, { toStake: 58_310n, expectedCost: 2_330n, rounds: 1_167 }],
  // Weights of the bonus, by code of the category; 583.10 / 0.3 = 1,943.666…
  [
    { percent: 50, weights: { slots: 30 } },
    { deposit: 3_333n },
    { toStake: 194_367n, expectedCost: 7_766n, rounds: 3_888 },
  ],
  // The deposit is staked once, whatever the bonus asks: 50.00 × 0.039957 = 1.99785
  [{ wagering: 0 }, {}, { toStake: 5_000n, expectedCost: 200n, rounds: 100 }],
  // A tenth of it as a bonus, five times: 25.00 are less than the deposit’s 50.00. Of a bonus in play that is not asked.
  [{ percent: 10, wagering: 5 }, {}, { toStake: 5_000n, rounds: 100 }],
  [{ wagering: 5, toWager: { EUR: 2_500 } }, {}, { toStake: 2_500n, rounds: 50 }],
] as const)('what has to be staked and costs, to the cent (%#)', (terms, choice, expected) => {
  expect(wagering(terms, choice)).toMatchObject(expected);
});

test('the bonus is a share of the deposit, no more than the most, and whole where none is needed', () => {
  expect(bonusFor(TERMS, 'EUR', 5_000n)).toBe(5_000n);
  expect(bonusFor(TERMS, 'EUR', 50_000n)).toBe(20_000n);
  expect(bonusFor({ ...TERMS, percent: 33 }, 'EUR', 999n)).toBe(329n);
  expect(bonusFor(TERMS, 'EUR', 0n)).toBe(20_000n);
  expect(bonusFor(TERMS, 'CHF', 5_000n)).toBe(0n);
});

test('a game that counts nothing has no end and no cost', () => {
  expect(wagering({ weights: { 3: 0 } })).toMatchObject({ weight: 0, toStake: null, rounds: null });
  expect(wagering({ weights: { 18: 10 } })).toMatchObject({ weight: 0 });
  expect(walkOf({ ...TERMS, weights: {} }, 'EUR', CHOICE)).toBeNull();
});

test('weights are by id of the category or by its code; every game is what is not named', () => {
  expect(wagering({ weights: { 3: 70, slots: 20, 26: 5 } }).weight).toBe(70);
  expect(wagering({ weights: { slots: 20, 26: 5 } }).weight).toBe(20);
  expect(wagering({ weights: { 18: 10, 26: 5 } }).weight).toBe(5);
  expect(wagering({ weights: null }).weight).toBe(100);
});

test('a stake above the highest bet is refused, the highest itself is not', () => {
  expect(wagering({}, { stake: 500n }).aboveMaxBet).toBe(false);
  expect(wagering({}, { stake: 501n }).aboveMaxBet).toBe(true);
  expect(walkOf(TERMS, 'EUR', { ...CHOICE, stake: 501n })).toBeNull();
  expect(wagering({ maxBet: null }, { stake: 5_000n }).aboveMaxBet).toBe(false);
});

test('cost rises with what has to be staked and falls with what counts', () => {
  const costs = [1, 10, 35, 50].map((times) => wagering({ wagering: times }).expectedCost ?? 0n);
  expect(costs).toEqual(costs.toSorted((one, other) => Number(one - other)));
  const byWeight = [10, 20, 50, 100].map((weight) => wagering({ weights: { 3: weight } }).expectedCost ?? 0n);
  expect(byWeight).toEqual(byWeight.toSorted((one, other) => Number(other - one)));
  expect(new Set([...costs, ...byWeight]).size).toBe(7);
});

test('walks: with the bonus to its end, without it the deposit once', () => {
  expect(walkOf({ ...TERMS, maxWin: { EUR: 30_000 } }, 'EUR', CHOICE)).toMatchObject({
    deposit: 5_000,
    bonus: 5_000,
    stake: 50,
    rounds: 3_500,
    maxWin: 30_000,
  });
  expect(walkOf(TERMS, 'EUR', CHOICE)?.maxWin).toBeNull();
  expect(walkWithout(CHOICE)).toMatchObject({ deposit: 5_000, bonus: 0, rounds: 100, maxWin: null });
  expect(walkWithout({ ...CHOICE, deposit: 0n })).toBeNull();
});

test('the deposit is staked once before anything is paid out, whole, also beside a bonus that asks for less', () => {
  expect(walkOf({ ...TERMS, wagering: 0 }, 'EUR', CHOICE)?.rounds).toBe(100);
  expect(walkOf({ ...TERMS, percent: 25, wagering: 2 }, 'EUR', CHOICE)?.rounds).toBe(100);
  expect(walkOf({ ...TERMS, percent: 25, wagering: 5 }, 'EUR', CHOICE)?.rounds).toBe(125);
  expect(walkWithout({ ...CHOICE, deposit: 5_001n })?.rounds).toBe(101);
});
