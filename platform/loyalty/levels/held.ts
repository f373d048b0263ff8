import type { LoyaltyLevel, Programme } from '../programme/programme';
import { standingOf, type Standing } from '../standing';
import type { Reached } from './store';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface HeldStanding extends Standing<LoyaltyLevel> {
  /** Until when the level stays although the points have fallen below it; null where the points are at it. */
  heldUntil: Date | null;
}

/** Where a player stands now, and what is to be said of it. */
export interface PlayerLoyalty extends HeldStanding {
  /** Experience: what was earned, also where it was exchanged since. */
  points: bigint;
  /** Points that can still be exchanged. */
  pointsToExchange: bigint;
  /** 0 below the first level. */
  cashbackPercent: number;
  /** How many levels there are. */
  levelsTotal: number;
}

/** Where a player stands at a moment: at what the points reach, or at a higher level that is held. */
export function heldStandingOf(
  points: bigint,
  { levels, holdDays }: Pick<Programme, 'levels' | 'holdDays'>,
  reached: readonly Pick<Reached, 'code' | 'reachedAt'>[],
  at: Date,
): HeldStanding {
  const byPoints = standingOf(points, levels);
  const until = (code: LoyaltyLevel['code']) => {
    const row = reached.find((one) => one.code === code && one.reachedAt <= at);
    return row ? new Date(row.reachedAt.getTime() + holdDays * DAY_MS) : null;
  };
  const held = levels.findLast(({ code, fromPoints }) => {
    const end = fromPoints > points ? until(code) : null;
    return end !== null && end > at;
  });
  if (!held) return { ...byPoints, heldUntil: null };
  const next = levels.find(({ fromPoints }) => fromPoints > held.fromPoints) ?? null;
  return {
    level: held,
    next,
    pointsLeft: next && next.fromPoints - points,
    progressPercent: next ? 0 : 100,
    heldUntil: until(held.code),
  };
}
