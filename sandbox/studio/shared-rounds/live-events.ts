import type { Currency } from '@/lib/money/money';

/**
 * A bet in the round: its number, whose it is (a name that stands for one visit of a player), the stake in minor units, its
 * currency, 1 for play money, and what became of it, or null while that is open: at crash the multiplier at which it left,
 * hundredths; at other tables what it paid, minor units.
 */
export type LiveBet = readonly [
  key: number,
  name: string,
  stake: number,
  currency: Currency,
  demo: 0 | 1,
  out: number | null,
];

/** Of all bets in the round, also of those that are not listed: how many there are, and of how many something became. */
export interface LiveCounts {
  bets: number;
  out: number;
  /** Of how many something was chosen, where everybody chooses at the same time. */
  chosen?: number;
}

/** What a table tells all its watchers: each is serialised once. */
export type SharedEvent<Round, Last> =
  /** The studio's clock. */
  | { type: 'clock'; now: number }
  /** Everything, to one who has just come. */
  | {
      type: 'table';
      round: Round | null;
      bets: readonly LiveBet[];
      counts: LiveCounts;
      /** What the last rounds came to, newest first. */
      last: readonly Last[];
    }
  /** A round opened, started or ended. One that opened has no bets yet. */
  | { type: 'round'; now: number; round: Round }
  /** What changed among the bets. */
  | {
      type: 'bets';
      in: readonly LiveBet[];
      /** Number of those of which something became, and what: see LiveBet. */
      out: readonly (readonly [key: number, out: number])[];
      /** Numbers of those that were taken back. */
      gone: readonly number[];
      counts: LiveCounts;
    };
