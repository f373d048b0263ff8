import { fieldPath, looksOf, restingAt, stopAfter } from './wheel-shape';

it('stops in the middle of each field, five whole turns on', () => {
  for (let field = 0; field < 12; field += 1) {
    for (const from of [0, 30, 330, 1800 + 30]) {
      const stop = stopAfter(from, field);
      expect(((stop % 360) + field * 30) % 360).toBe(0);
      expect(stop - from).toBeGreaterThanOrEqual(5 * 360);
      expect(stop - from).toBeLessThan(7 * 360);
    }
  }
  expect([restingAt(0), restingAt(1), restingAt(11)]).toEqual([0, 330, 30]);
});

it('makes the largest bonus gold, nothing dark, and the rest by turns', () => {
  expect(
    looksOf([
      { kind: 'spins', size: 5 },
      { kind: 'nothing', size: 0 },
      { kind: 'bonus', size: 100 },
      { kind: 'bonus', size: 500 },
      { kind: 'points', size: 5 },
      { kind: 'points', size: 5 },
    ]),
  ).toEqual(['green', 'dark', 'green', 'gold', 'green', 'ivory']);
});

it('draws a field of thirty degrees', () => {
  expect(fieldPath(188, 0)).toMatch(/^M240 240L191\.34 58\.41A188 188 0 0 1 288\.66 58\.41Z$/);
});
