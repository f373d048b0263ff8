import type { Currency } from '@/lib/money/money';

/** A round as everybody may see it. Times are the studio's clock, ms; points and multipliers are hundredths. */
export interface LiveRound {
  /** Number in the chain. */
  number: number;
  phase: 'waiting' | 'flying' | 'over' | 'broken';
  opensAt: number;
  /** No bet is taken from then on. */
  bellAt: number;
  startsAt: number;
  /** Where it ended; null before, and of a round that was broken. */
  point: number | null;
  /** Its seed, told when it has ended: hashed once it is the seed of the round before. */
  seed: string | null;
  /** When the next round opens; null before the end. */
  nextAt: number | null;
}

/**
 * A bet in the round: its number, whose it is (a name that stands for one visit of a player), the stake in minor units, its
 * currency, 1 for play money, and the multiplier at which it left, or null while it is in.
 */
export type LiveBet = readonly [
  key: number,
  name: string,
  stake: number,
  currency: Currency,
  demo: 0 | 1,
  out: number | null,
];

/** Of all bets in the round, also of those that are not listed: how many there are, and how many have left. */
export interface LiveCounts {
  bets: number;
  out: number;
}

/** What a table tells all its watchers: each is serialised once. */
export type LiveEvent =
  /** The studio's clock. */
  | { type: 'clock'; now: number }
  /** Everything, to one who has just come. */
  | {
      type: 'table';
      round: LiveRound | null;
      bets: readonly LiveBet[];
      counts: LiveCounts;
      /** Points of the last rounds, newest first. */
      last: readonly number[];
    }
  /** A round opened, started or ended. One that opened has no bets yet. */
  | { type: 'round'; now: number; round: LiveRound }
  /** What changed among the bets. */
  | {
      type: 'bets';
      in: readonly LiveBet[];
      /** Number and multiplier of those that left. */
      out: readonly (readonly [key: number, multiplier: number])[];
      /** Numbers of those that were taken back. */
      gone: readonly number[];
      counts: LiveCounts;
    };
