import type { Logger } from 'pino';
import type { Balances } from './balances';
import type { Journal } from './journal';
import type { Session } from './launch';
import type { Pace } from './pace';
import type { SeatSeeds } from './engine-rounds/seats';
import type { Wallet } from './wallet';

/** Free spins that nobody asks for any more are played to their end after this, ms. */
export const ABANDONED_AFTER_MS = 120_000;

/** What rounds of every kind ask for. */
export interface SharedOptions {
  journal: Journal;
  walletOf(session: Session): Wallet;
  balances: Balances;
  pace: Pace;
  /** What the first rounds of a seat are drawn from. */
  firstSeedsOf(seat: string): SeatSeeds;
  now(): number;
  log: Logger;
  /** How long a request waits for the wallet before it answers "still settling", ms. */
  patienceMs: number;
  /** Waits between attempts to settle, ms: the first, doubled each time up to the cap, with full jitter. */
  retry: { firstMs: number; capMs: number };
}

export interface RoundsOptions extends SharedOptions {
  /** Free spins that nobody comes for are settled by the server after this, ms. */
  abandonMs: number;
}
