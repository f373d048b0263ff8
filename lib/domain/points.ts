/** What points are given for. */
export const POINTS_REASONS = ['deposit', 'tournament', 'wheel', 'correction'] as const;
export type PointsReason = (typeof POINTS_REASONS)[number];

/** The most points of one correction. */
export const POINTS_AT_MOST = 1_000_000;
