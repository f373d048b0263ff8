/** Row of each reel, top row 0. The first 5, 10, 20 and all 25 form the four line sets. */
const PAYLINES: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 2, 1],
  [1, 2, 1, 0, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 0, 2, 0, 0],
  [2, 2, 0, 2, 2],
  [0, 2, 2, 2, 0],
  [2, 0, 0, 0, 2],
  [1, 0, 2, 0, 1],
  [1, 2, 0, 2, 1],
  [0, 2, 0, 2, 0],
  [2, 0, 2, 0, 2],
];

export const LINE_COUNTS = [5, 10, 20, 25] as const;
export type LineCount = (typeof LINE_COUNTS)[number];

/** The line set that the studio plays for a catalogue entry's `lines`: the nearest of 5, 10, 20 and 25. */
export function nearestLineCount(lines: number): LineCount {
  return LINE_COUNTS.reduce((best, count) =>
    Math.abs(count - lines) < Math.abs(best - lines) ? count : best,
  );
}

export function paylines(count: LineCount): readonly (readonly number[])[] {
  return PAYLINES.slice(0, count);
}

/** Coins per line, chosen so that stakes run from about 0.20 to 100.00 and stay whole minor units per line. */
const STAKES: Record<LineCount, readonly number[]> = {
  5: [20, 40, 60, 80, 100, 200, 300, 400, 500, 1000, 2000, 4000, 5000, 10000],
  10: [20, 40, 60, 80, 100, 200, 300, 400, 500, 1000, 2000, 4000, 5000, 10000],
  20: [20, 40, 60, 80, 100, 200, 300, 400, 500, 1000, 2000, 4000, 5000, 10000],
  25: [25, 50, 75, 100, 200, 300, 400, 500, 1000, 2000, 4000, 5000, 10000],
};

/** Total stakes that a player may choose, minor units, rising; each divides by the number of lines. */
export function stakeLadder(count: LineCount): readonly number[] {
  return STAKES[count];
}
