import { PlayError } from './play-error';

/** How often somebody may ask for what costs the studio more than a bet; kept in memory, and no longer than it counts. */
export interface Allowance {
  /** @throws PlayError 429 too_fast with the time until the next is taken */
  spend(who: string): void;
}

/**
 * So many at once, and one more after each time: whoever has asked too often waits for one of them, not for all.
 * @param most at once
 * @param everyMs until one more may be asked for
 */
export function createAllowance(now: () => number, most: number, everyMs: number): Allowance {
  /** When all that somebody has spent is theirs again, the latest who asked last. */
  const free = new Map<string, number>();
  const spanMs = most * everyMs;
  return {
    spend(who) {
      const at = now();
      // A clock that was put back makes nobody wait for longer than the span.
      const from = Math.min(Math.max(at, free.get(who) ?? 0), at + spanMs);
      const retryAfterMs = from + everyMs - at - spanMs;
      if (retryAfterMs > 0) throw new PlayError(429, 'too_fast', { retryAfterMs });
      free.delete(who);
      free.set(who, from + everyMs);
      for (const [other, until] of free) {
        if (until > at && until <= at + spanMs) break;
        free.delete(other);
      }
    },
  };
}
