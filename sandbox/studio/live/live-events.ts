import type { ChatEvent } from '../chat/live-events';
import type { SharedEvent } from '../shared-rounds/live-events';

/** Whose choice a round waits for: of one seat, or of everybody's at once (null). */
export interface LiveTurn {
  seat: number | null;
  /** What nobody has chosen by then is chosen by the rule of the game. */
  until: number;
}

/** A choice that counts, and the seat that it is of, from 1. */
export interface SeatChoice {
  seat: number;
  choice: string;
}

/** A choice that can be made, and its price in minor units. */
export interface LiveOffer {
  choice: string;
  price: number;
}

/** A round as everybody may see it. Times are the studio's clock, ms. */
export interface SeenRound {
  id: string;
  number: number;
  phase: 'waiting' | 'deciding' | 'over' | 'broken';
  opensAt: number;
  /** No bet is taken from then on. */
  bellAt: number;
  drawsAt: number;
  /** Which bet plays which seat, in the order of the seats, also while bets are open; none at a table without seats. */
  seats: readonly { seat: number; key: number }[];
  /** Seats that wait for who played there before. */
  reserved: readonly { seat: number; until: number }[];
  /** Since the deal what the engine shows of the table, secrets left out; null before it, and where nothing is chosen. */
  dealt: object | null;
  /** Null but while the round waits for a choice. */
  turn: LiveTurn | null;
  /** At a table with seats, since the deal: in the order in which they counted, those of who said nothing included. */
  choices: readonly SeatChoice[];
  /** SHA-256 of the server seed. */
  commitment: string;
  /** What the round is drawn from and what it came to; null before the draw. */
  drawn: { serverSeed: string; clientSeed: string; outcome: object } | null;
  /** What a round that was broken off would have been drawn from, where somebody had bet: it is used up, and told. */
  brokenOff: { serverSeed: string; clientSeed: string | null } | null;
  /** When the next one opens; null before the end. */
  nextAt: number | null;
}

/** What happens in the play of a live table. Its last rounds are told by what they came to. */
export type LivePlayEvent = SharedEvent<SeenRound, object>;

/** What a live table tells all its watchers. */
export type LiveTableEvent = LivePlayEvent | ChatEvent;
