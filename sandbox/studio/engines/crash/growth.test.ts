import { MAX_POINT } from './chain';
import { endMsOf, GROWTH_PER_MS, msOf, multiplierAt } from './growth';

it('grows by 1.06 in a second, to the last of its bits', () => {
  const one = 2n ** 128n;
  const goal = (106n * one ** 1_000n) / 100n;
  expect(GROWTH_PER_MS ** 1_000n >= goal).toBe(true);
  expect((GROWTH_PER_MS - 1n) ** 1_000n < goal).toBe(true);
});

it('keeps to these moments, which were published', () => {
  const moments = [0, 170, 171, 999, 1_000, 10_000, 60_000, 237_098, 237_099, 10 ** 9];
  expect(moments.map(multiplierAt)).toEqual([
    100, 100, 101, 105, 106, 179, 3_298, 99_993_102, 99_998_928, 100_000_000,
  ]);
  expect([100, 101, 106, 200, 1_000, 10_000, MAX_POINT].map(msOf)).toEqual([
    0, 171, 1_000, 11_896, 39_517, 79_034, 237_100,
  ]);
});

it('is what real numbers say, rounded down, and never falls', () => {
  const wrong: number[] = [];
  let before = 100;
  for (let ms = 0; ms < 237_000; ms += 23) {
    const now = multiplierAt(ms);
    const real = 100 * 1.06 ** (ms / 1_000);
    // Real numbers have errors of their own.
    if (now < before || now > real + 1e-3 || now < real - 1 - 1e-3) wrong.push(ms);
    before = now;
  }
  expect(wrong).toEqual([]);
});

it('says at which millisecond a multiplier is reached', () => {
  for (let multiplier = 101; multiplier < MAX_POINT; multiplier = Math.ceil(multiplier * 1.031)) {
    const ms = msOf(multiplier);
    expect(multiplierAt(ms)).toBeGreaterThanOrEqual(multiplier);
    expect(multiplierAt(ms - 1)).toBeLessThan(multiplier);
  }
});

it('ends a round when the multiplier passes the point', () => {
  for (const point of [100, 101, 200, 17_161, 99_999_999]) {
    expect(multiplierAt(endMsOf(point) - 1)).toBeLessThanOrEqual(point);
    expect(multiplierAt(endMsOf(point))).toBeGreaterThan(point);
  }
  expect(endMsOf(MAX_POINT)).toBe(msOf(MAX_POINT));
});

it.each([-1, 0.5, NaN, Infinity, 2 ** 53])('refuses %d as a time', (ms) => {
  expect(() => multiplierAt(ms)).toThrow(RangeError);
});

it.each([99, 100.5, NaN, MAX_POINT + 1])('refuses %d as a multiplier', (multiplier) => {
  expect(() => msOf(multiplier)).toThrow(RangeError);
});
