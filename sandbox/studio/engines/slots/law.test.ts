import {
  certain,
  countedLaw,
  figuresOf,
  losingOf,
  mixed,
  multiplied,
  NOTHING_PAID,
  plus,
  repeated,
  winningOf,
} from './law';

/** A die that pays 0, 2 or 6. */
const die = mixed([
  [1 / 2, NOTHING_PAID],
  [1 / 3, certain(2)],
  [1 / 6, certain(6)],
]);
const PAYS = [0, 0, 0, 2, 2, 6];

it('has the moments of all that three dice can show', () => {
  const sums = PAYS.flatMap((a) => PAYS.flatMap((b) => PAYS.map((c) => a + b + c)));
  const { moments, zero, highest } = repeated(die, 3);
  moments.forEach((moment, order) => {
    expect(moment / (sums.reduce((sum, pay) => sum + pay ** order, 0) / sums.length)).toBeCloseTo(1, 12);
  });
  expect([zero, highest]).toEqual([1 / 8, 18]);
});

it('is cut into what wins and what loses, and put together again', () => {
  const [win, lose] = [winningOf(die), losingOf(die)];
  expect([win.moments[0], lose.moments[0], win.zero, lose.highest]).toEqual([
    expect.closeTo(1 / 2, 12),
    1 / 2,
    0,
    0,
  ]);
  expect(
    mixed([
      [1, win],
      [1, lose],
    ]),
  ).toEqual({ ...die, moments: die.moments.map((one) => expect.closeTo(one, 9)) });
  expect(winningOf(NOTHING_PAID).highest).toBe(-Infinity);
});

it('counts cases, and multiplies pays', () => {
  expect(countedLaw(Float64Array.of(3, 0, 2, 0, 0, 0, 1), 6, 1)).toEqual({
    ...die,
    moments: die.moments.map((one) => expect.closeTo(one, 6)),
  });
  expect(multiplied(die, 3).moments[2]).toBeCloseTo((die.moments[2] ?? 0) * 9, 12);
  expect(plus(die, NOTHING_PAID).moments).toEqual(die.moments);
});

it('says what a player should know of a round', () => {
  const figures = figuresOf(die, 100, 2);
  expect(figures).toEqual({
    rtp: expect.closeTo(5 / 6, 12),
    hit: 1 / 2,
    deviation: expect.closeTo(Math.sqrt(22 / 3 - 25 / 9) / 2, 12),
    highest: 6,
    capTakesAtMost: 0,
  });
});

it('bounds what a cap takes', () => {
  const rare = mixed([
    [0.999, NOTHING_PAID],
    [0.001, certain(150)],
  ]);
  const { highest, capTakesAtMost } = figuresOf(rare, 100);
  expect(highest).toBe(100);
  // It takes 50 stakes once in a thousand rounds.
  expect(capTakesAtMost).toBeGreaterThanOrEqual(0.05);
  expect(capTakesAtMost).toBeLessThan(0.06);
});
