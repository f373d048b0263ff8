import type { Session } from './launch';

/** Who plays, at whatever game and on whatever device; a demo is nobody but its session. */
export const playerOf = ({ id, mode, playerId }: Session): string =>
  mode === 'demo' || playerId === null ? `demo:${id}` : `real:${playerId}`;

/**
 * The time from a player's start of a round to the next, over all games: opening a second one must not make play faster. It
 * is kept in memory; what a seat or a session started last stands in the journal.
 */
export interface Pace {
  /** A round has started. */
  note(player: string): void;
  /** How long until the next may start, ms. @param leastMs from start to start */
  waitMs(player: string, leastMs: number): number;
}

/** Longer than any pace: whoever started before that waits for nothing. */
const KEPT_MS = 10_000;

export function createPace(now: () => number): Pace {
  /** By player, the latest last. */
  const started = new Map<string, number>();
  return {
    note(player) {
      const at = now();
      started.delete(player);
      started.set(player, at);
      for (const [other, before] of started) {
        if (Math.abs(at - before) < KEPT_MS) break;
        started.delete(other);
      }
    },
    waitMs(player, leastMs) {
      const at = started.get(player);
      // A clock that was put back makes nobody wait for longer.
      return at === undefined ? 0 : Math.min(leastMs, Math.max(0, at + leastMs - now()));
    },
  };
}
