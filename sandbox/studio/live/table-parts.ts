import type { Logger } from 'pino';
import type { Journal } from '../journal';
import type { After } from '../shared-rounds/after';
import type { LiveBoard } from './board';
import type { LiveTableRound } from './books';
import type { LiveKind } from './kinds';
import type { SeatChoice } from './live-events';
import type { RoundSeedMaker } from './round-seed';
import type { TableSeats } from './seats';
import type { LiveTicket, SeatBet } from './ticket';

export interface LiveTableOptions {
  gameId: string;
  kind: LiveKind;
  journal: Journal;
  board: LiveBoard;
  now(): number;
  after: After;
  log: Logger;
  newSeed: RoundSeedMaker;
  /** Whether somebody looks at the table: it sleeps otherwise. */
  isWatched(): boolean;
  /** Who looks at it, as seatOf() names them. */
  watching(): ReadonlySet<string>;
  /** Sends what a ticket owes to the wallet. */
  settle(ticketId: string): void;
}

/**
 * The rounds of one live game, the same for all who have opened it. Its clock alone moves it: bets are open for OPEN_MS, the
 * wallet has CONFIRM_MS to confirm the last of them, then the round is drawn, and when it was shown the next one opens. In a
 * game with choices it is dealt first, and drawn when nothing is left to choose: what nobody chooses in time is chosen by the
 * rule of the game. A round that has begun goes to its end; with nobody left to look, the table sleeps after it.
 */
export interface LiveTable {
  /** Does what is due by the clock. Called before every decision, so that a late timer changes nothing. */
  advance(): void;
  /** The round that bets are open for, or that was drawn and is shown; null while the table sleeps. */
  round(): LiveTableRound | null;
  /** A round is opened when the table sleeps. */
  wake(): void;
  /** Number of the next bet in the round. */
  nextKey(): number;
  /** Seats while bets are open, at a table that has some. */
  seats: TableSeats;
  /** A bet takes part from now on. */
  take(ticketId: string, bet: SeatBet): void;
  /** It does no longer. */
  release(key: number): void;
  /** A choice costs something: the turn waits for the wallet until `answered`. */
  ask(): void;
  answered(): void;
  /** A choice came to nothing: something is left of the time for another, once in a turn. */
  giveTime(): void;
  /** At a table with seats: choices of one count from now on, for all. @param ticket as it is with them */
  decideForSeat(key: number, ticket: LiveTicket, choices: readonly SeatChoice[]): void;
  /** Where each chooses for themselves: it counts in their ticket alone. @param ticket as it is with the choice */
  decideForOne(key: number, ticket: LiveTicket): Promise<void>;
  stop(): void;
}
