import {
  createTicketBooks,
  putInto,
  type TicketBooks,
  type TicketBooksKeeper,
} from '../shared-rounds/ticket-books';
import type { Dealt } from './game';
import type { LiveKind } from './kinds';
import { LAST_ROUNDS } from './limits';
import type { LiveTicket } from './ticket';

/**
 * A round of a live table. `waiting`: bets are open, or being confirmed. `deciding`: it was dealt, and waits for choices.
 * `over`: it was drawn. `broken`: the studio was killed before the draw; its seed is used up all the same.
 */
export interface LiveTableRound {
  gameId: string;
  kind: LiveKind;
  id: string;
  /** Its number at the table, from 1: the nonce of its draw. */
  number: number;
  /** A secret until the draw; its SHA-256 is told before anybody bets. */
  serverSeed: string;
  opensAt: number;
  /** No bet is taken from then on. */
  bellAt: number;
  drawsAt: number;
  phase: 'waiting' | 'deciding' | 'over' | 'broken';
  /** From the opening to the deal, at a table with seats: those that are taken, and those that wait for who played there. */
  claimed?: ClaimedSeats;
  /** Since the deal of a game with choices. */
  dealt?: Dealt;
  /** Of the draw; null before. */
  drawn: { clientSeed: string; outcome: object } | null;
  /** Of a round that was broken off: see clientSeedOf(). Rounds of before it was written down have none. */
  brokenOff?: { clientSeed: string | null };
  /** When the next one opens; null before the end. */
  nextAt: number | null;
}

/** Seats before the deal. */
export interface ClaimedSeats {
  taken: readonly SeatOfBet[];
  reserved: readonly { seat: number; until: number }[];
}

/** A seat, and the number of the bet that plays it. */
export interface SeatOfBet {
  seat: number;
  key: number;
}

/** Seats that bets play in a round, before the deal and since then. */
export const seatsIn = ({ dealt, claimed }: LiveTableRound): readonly SeatOfBet[] =>
  (dealt?.seats ?? claimed?.taken ?? []).map(({ seat, key }) => ({ seat, key }));

/** Seats that wait for who played there. */
export const reservedIn = ({ phase, claimed }: LiveTableRound): ClaimedSeats['reserved'] =>
  phase === 'waiting' ? (claimed?.reserved ?? []) : [];

export type LiveEntry = { liveRound: LiveTableRound } | { liveTicket: LiveTicket };

/** Rounds and bets of live tables, in memory. */
export interface LiveBooks extends TicketBooks<LiveTicket> {
  /** The last rounds of a table, oldest first, the latest one included. */
  roundsOf(gameId: string): readonly LiveTableRound[];
  /** The latest round of each table. */
  latestRounds(): LiveTableRound[];
}

/** The part of the journal that live tables have. */
export interface LiveBooksKeeper extends LiveBooks, TicketBooksKeeper<LiveTicket> {
  apply(entry: LiveEntry): void;
  /** What the file has to say for memory to be the same again. */
  lines(): LiveEntry[];
}

export function createLiveBooks(): LiveBooksKeeper {
  const rounds = new Map<string, LiveTableRound[]>();
  const books = createTicketBooks<LiveTicket>(({ roundId }) => roundId);
  return {
    ...books,
    roundsOf: (gameId) => rounds.get(gameId) ?? [],
    latestRounds: () => [...rounds.values()].flatMap((list) => list.at(-1) ?? []),
    apply(entry) {
      if ('liveTicket' in entry) return books.put(entry.liveTicket);
      const { liveRound } = entry;
      const list = putInto(rounds, liveRound.gameId, liveRound, ({ id }) => id === liveRound.id);
      // The latest one may be under way.
      if (list.length > LAST_ROUNDS + 1) list.shift();
    },
    lines: () => [
      ...[...rounds.values()].flat().map((liveRound) => ({ liveRound })),
      ...[...books.tickets.values()].map((liveTicket) => ({ liveTicket })),
    ],
  };
}
