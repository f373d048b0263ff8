/** What stands on the reels before the first round; it pays nothing. */
export const OPENING_GRID: readonly (readonly number[])[] = [
  [7, 2, 5],
  [2, 0, 9],
  [4, 3, 1],
  [6, 5, 4],
  [3, 8, 2],
];
