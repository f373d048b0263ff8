import { crashOutcomes } from './exact';
import { statisticsOf } from './statistics';

it('counts the last 50 rounds', () => {
  const old = Array.from({ length: 30 }, () => 100_000);
  const last = Array.from({ length: 50 }, (_, at) => 100 + at * 5);
  expect(statisticsOf([...old, ...last])).toMatchObject({ rounds: 50, median: 222, twice: 30 });
});

it.each([
  [[], null, 0],
  [[350], 350, 1],
  [[350, 101], 225, 1],
  [[199, 200, 100], 199, 1],
  [[100, 200, 300, 201], 200, 3],
])('of %j the median is %p, and %i reached 2.00', (points, median, twice) => {
  expect(statisticsOf(points)).toMatchObject({ rounds: points.length, median, twice });
});

it('says of 50 rounds what chance leads to expect, by the sum of all its cases', () => {
  const { usualTwice, chanceOfTwice, longRunMedian } = statisticsOf(Array.from({ length: 50 }, () => 100));
  const chances = [1];
  for (let round = 0; round < 50; round += 1) {
    for (let count = round + 1; count >= 0; count -= 1)
      chances[count] = (chances[count] ?? 0) * 0.505 + (count > 0 ? (chances[count - 1] ?? 0) * 0.495 : 0);
  }
  const sum = (from: number, to: number) =>
    chances.slice(from, to + 1).reduce((all, chance) => all + chance, 0);
  expect(sum(0, usualTwice.from - 1)).toBeLessThanOrEqual(0.025);
  expect(sum(0, usualTwice.from)).toBeGreaterThan(0.025);
  expect(sum(usualTwice.to + 1, 50)).toBeLessThanOrEqual(0.025);
  expect(sum(usualTwice.to, 50)).toBeGreaterThan(0.025);
  expect(usualTwice).toEqual({ from: 18, to: 32 });
  expect(
    crashOutcomes(200)[0]?.chance.equals(`${chanceOfTwice.numerator}/${chanceOfTwice.denominator}`),
  ).toBe(true);
  expect(crashOutcomes(longRunMedian)[0]?.chance.toFraction()).toBe('1/2');
});

it('says the same of the next round, whatever came before', () => {
  const next = [[], [100, 100, 100], [90_000]].map((points) => statisticsOf(points).chanceOfTwice);
  expect(new Set(next).size).toBe(1);
});

it('leaves the list that it was given as it is', () => {
  const points = Object.freeze([300, 100, 200]);
  expect(statisticsOf(points).median).toBe(200);
});
