import { isDemoSeat } from '../engine-rounds/seats';
import { PlayError } from '../play-error';
import type { ClaimedSeats } from './books';
import { KEEP_SEAT_MS, MOST_DEMO_SEATS } from './limits';

/** Who plays which seat of a table: a player by the name of seatOf(). */
export interface Sitter {
  seat: number;
  player: string;
}

/** The seats of a table while bets are open. */
export interface TableSeats {
  /** Bets open. @param before who played the round before, and is still there */
  open(before: readonly Sitter[], opensAt: number): void;
  /** A seat is kept for a bet that is under way. @throws PlayError 409 seat_taken, seat_reserved, demo_seats_taken */
  claim(key: number, sitter: Sitter): void;
  /** The bet takes part: everybody hears who sits there. */
  take(key: number): void;
  /** It does not, or no longer. */
  release(key: number): void;
  /** Those of which everybody hears. */
  claimed(): ClaimedSeats;
}

interface Taken extends Sitter {
  key: number;
  /** It is confirmed. */
  isTold: boolean;
}

export function createTableSeats(now: () => number): TableSeats {
  let taken: Taken[] = [];
  let kept: readonly Sitter[] = [];
  let until = 0;
  /** Seats that wait for somebody, and were not taken meanwhile. */
  const waiting = (): readonly Sitter[] =>
    now() < until ? kept.filter(({ seat }) => !taken.some((one) => one.seat === seat)) : [];

  return {
    open(before, opensAt) {
      taken = [];
      kept = before;
      until = opensAt + KEEP_SEAT_MS;
    },
    claim(key, { seat, player }) {
      if (taken.some((one) => one.seat === seat)) throw new PlayError(409, 'seat_taken');
      const others = waiting().filter((one) => one.player !== player);
      if (others.some((one) => one.seat === seat))
        throw new PlayError(409, 'seat_reserved', { retryAfterMs: until - now() });
      const demos = [...taken, ...others].filter((one) => isDemoSeat(one.player));
      if (isDemoSeat(player) && demos.length >= MOST_DEMO_SEATS) throw new PlayError(409, 'demo_seats_taken');
      taken.push({ key, seat, player, isTold: false });
      // Who sits down elsewhere has left the seat of before.
      kept = kept.filter((one) => one.player !== player);
    },
    take(key) {
      taken = taken.map((one) => (one.key === key ? { ...one, isTold: true } : one));
    },
    release(key) {
      taken = taken.filter((one) => one.key !== key);
    },
    claimed: () => ({
      taken: taken
        .filter(({ isTold }) => isTold)
        .toSorted((one, other) => one.seat - other.seat)
        .map(({ seat, key }) => ({ seat, key })),
      reserved: waiting().map(({ seat }) => ({ seat, until })),
    }),
  };
}
