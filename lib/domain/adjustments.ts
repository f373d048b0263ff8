/** What operators do to a real balance: they add to it, or take from it. */
export const ADJUSTMENT_DIRECTIONS = ['add', 'take'] as const;
export type AdjustmentDirection = (typeof ADJUSTMENT_DIRECTIONS)[number];

/** The most that one adjustment moves, in minor units: a sum above it is a slip of the hand. */
export const ADJUSTMENT_AT_MOST = 100_000_000;
