import type { Boot } from '../boot';

/** What stands on reels of lines before the first round; it pays nothing. */
const OF_LINES: readonly (readonly number[])[] = [
  [7, 2, 5],
  [2, 0, 9],
  [4, 3, 1],
  [6, 5, 4],
  [3, 8, 2],
];

/** What stands there before the first round, reel by reel; it pays nothing. */
export function openingGrid({
  model,
  shape,
  pays,
}: Pick<Boot, 'model' | 'shape' | 'pays'>): readonly (readonly number[])[] {
  if (shape.rows === 3) return OF_LINES;
  // Neighbours differ, and the first two reels have no symbol in common.
  const from = (reel: number) => reel * (model === 'cluster' ? 2 : shape.rows);
  return Array.from({ length: shape.reels }, (_, reel) =>
    Array.from({ length: shape.rows }, (_row, row) => pays[(from(reel) + row) % pays.length]?.symbol ?? 0),
  );
}
