import { Rail, TALL_TABLE, WIDE_TABLE } from '@/lib/pictures/vip-table';
import { levelState } from './vip-level';
import { currencyOfReader, depositsFor } from './points';

it.each([
  [1, 3, 'completed'],
  [3, 3, 'current'],
  [4, 3, 'next'],
  [5, 3, 'none'],
  [1, 0, 'next'],
  [2, 0, 'none'],
  [1, null, 'none'],
] as const)('level %s is for a player of level %s: %s', (level, own, state) =>
  expect(levelState(level, own)).toBe(state),
);

it('counts deposits as SPEC §9: 40 euros, or 60 Australian dollars, for the first level', () => {
  expect(depositsFor(40, currencyOfReader('en', null))).toBe(4_000);
  expect(depositsFor(40, currencyOfReader('en-AU', null))).toBe(6_000);
  expect(depositsFor(1, currencyOfReader('en-AU', null))).toBe(150);
  expect(depositsFor(1, currencyOfReader('en-AU', 'EUR'))).toBe(100);
});

it.each([WIDE_TABLE, TALL_TABLE])(
  'lays any number of medals on the rail, the same on both sides',
  (shape) => {
    const rail = new Rail(shape);
    for (const count of [11, 12, 15]) {
      const points = rail.places(count).map((place) => rail.at(place));
      expect(points).toHaveLength(count);
      const [first = [0, 0], last = [0, 0]] = [points[0], points.at(-1)];
      expect(Math.abs(first[0] + last[0] - shape.width)).toBeLessThan(1);
      expect(Math.abs(first[1] - last[1])).toBeLessThan(3);
      for (const [x, y] of points) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(shape.width);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(shape.height);
      }
      expect(rail.diamonds(count)).toHaveLength((count - 1) * 3);
    }
  },
);
