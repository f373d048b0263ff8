/** The part of a level that a player's standing depends on. */
interface Rung {
  /** Points from which it is reached. */
  fromPoints: bigint;
}

export interface Standing<Level extends Rung> {
  /** The highest level that the points reach; null below the first. */
  level: Level | null;
  /** The one after it; null at the top. */
  next: Level | null;
  /** Points still missing for `next`; null at the top. */
  pointsLeft: bigint | null;
  /** How far the way from `level` to `next` is gone, in hundredths, rounded down; 100 at the top. */
  progressPercent: number;
}

/** Where points stand on a ladder. @param levels the lowest first. */
export function standingOf<Level extends Rung>(points: bigint, levels: readonly Level[]): Standing<Level> {
  const level = levels.findLast(({ fromPoints }) => fromPoints <= points) ?? null;
  const next = levels.find(({ fromPoints }) => fromPoints > points) ?? null;
  if (!next) return { level, next, pointsLeft: null, progressPercent: 100 };
  const from = level?.fromPoints ?? 0n;
  return {
    level,
    next,
    pointsLeft: next.fromPoints - points,
    progressPercent: Number(((points - from) * 100n) / (next.fromPoints - from)),
  };
}
