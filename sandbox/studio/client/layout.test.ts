import { layOut } from './layout';

const SHAPES = [
  { reels: 5, rows: 3 },
  { reels: 6, rows: 4 },
  { reels: 5, rows: 5 },
];
/** What lies over the upper corners of a phone held sideways ends so far down, px. */
const PLATES_END = 52;

test.each(SHAPES)(
  '$reels × $rows: a phone held sideways has its reels below what lies over its corners',
  (shape) => {
    for (const [width, height] of [
      [844, 390],
      [667, 375],
      [568, 320],
    ] as const) {
      const { frame, title, bar } = layOut(width, height, { shape, buy: true });
      expect(frame.y).toBeGreaterThanOrEqual(PLATES_END);
      expect(frame.y + frame.height).toBeLessThanOrEqual(height - bar);
      expect(title.y + title.height).toBeLessThanOrEqual(frame.y);
    }
  },
);

test('no lettering stands under what lies over the corners of a phone held sideways', () => {
  // Time, result and break at the left, in German: 334 px of 844, and the lettering is in the middle.
  const shape = { reels: 5, rows: 3 };
  for (const width of [667, 844, 896]) expect(layOut(width, 390, { shape, buy: false }).title.height).toBe(0);
  expect(layOut(932, 430, { shape, buy: false }).title.height).toBeGreaterThan(0);
});

test.each(SHAPES)(
  '$reels × $rows: upright, the bought feature and the line of text fit under the reels',
  (shape) => {
    for (const [width, height] of [
      [390, 744],
      [390, 564],
      [320, 468],
    ] as const) {
      const { frame, bar } = layOut(width, height, { shape, buy: true });
      // A button of 44 px, 8 px below the frame, and a line of 28 px, 6 px over the bar.
      expect(height - bar - (frame.y + frame.height)).toBeGreaterThanOrEqual(8 + 44 + 28 + 6);
      expect(frame.x).toBeGreaterThanOrEqual(8);
    }
  },
);
