import { createBoard as createSharedBoard, type Board as SharedBoard } from '../shared-rounds/board';
import type { After } from '../shared-rounds/after';
import type { Watchers } from '../shared-rounds/watchers';
import type { CrashRound } from './books';
import { LAST_ROUNDS, PAUSE_MS } from './limits';
import type { LiveRound } from './live-events';

export type Board = SharedBoard<CrashRound>;

export const liveRound = (round: CrashRound): LiveRound => ({
  number: round.number,
  phase: round.phase,
  opensAt: round.opensAt,
  bellAt: round.bellAt,
  startsAt: round.startsAt,
  point: round.ended?.point ?? null,
  seed: round.ended?.seed ?? null,
  nextAt: round.ended ? round.ended.at + PAUSE_MS : null,
});

/** Where the last rounds ended, the newest first. */
export const lastPoints = (rounds: readonly CrashRound[], most: number): number[] =>
  rounds
    .flatMap(({ ended }) => ended?.point ?? [])
    .slice(-most)
    .toReversed();

/** What everybody sees of a table of crash. */
export const createBoard = (
  gameId: string,
  options: {
    watchers: Watchers;
    now(): number;
    after: After;
    roundsOf(gameId: string): readonly CrashRound[];
  },
): Board =>
  createSharedBoard<CrashRound>(gameId, {
    ...options,
    isSame: (one, other) => one.number === other.number && one.chainId === other.chainId,
    shown: liveRound,
    last: () => lastPoints(options.roundsOf(gameId), LAST_ROUNDS),
  });
