import type { Logger } from 'pino';
import type { Balances } from './balances';
import type { Journal } from './journal';
import type { Session } from './launch';
import type { Pace } from './pace';
import type { Rng } from './engines/chance/rng';
import type { Wallet } from './wallet';

export interface RoundsOptions {
  journal: Journal;
  walletOf(session: Session): Wallet;
  balances: Balances;
  pace: Pace;
  /** The source of a session's rounds. */
  rngOf(sessionId: string): Rng;
  now(): number;
  log: Logger;
  /** How long a request waits for the wallet before it answers "still settling", ms. */
  patienceMs: number;
  /** Free spins that nobody comes for are settled by the server after this, ms. */
  abandonMs: number;
  /** Waits between attempts to settle, ms: the first, doubled each time up to the cap, with full jitter. */
  retry: { firstMs: number; capMs: number };
}
