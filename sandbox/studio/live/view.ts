import type { Trouble } from '../balances';
import type { Session } from '../launch';
import type { TicketBetState } from '../shared-rounds/ticket';
import { liveEngine } from './games';
import type { SeenRound } from './live-events';
import { stateOf, type LiveTicket } from './ticket';

/** A bet as its player may see it. Amounts are minor units. */
export interface OwnSeatBet {
  /** The client's own name for it. */
  id: string;
  /** The wallet's name for this player's round. */
  ticketId: string;
  /** Its number among all bets of the round. */
  key: number;
  roundId: string;
  stake: number;
  /** As it was sent. */
  bet: unknown;
  state: TicketBetState;
  reason: string | null;
  /** What it pays; null before the draw. */
  pay: number | null;
  /** The round as the game's engine shows it to this player; null before the draw. */
  shown: unknown;
}

/** Everything that the client needs of its player, also after a reload. What all see comes by the live stream. */
export interface LivePlayState {
  mode: Session['mode'];
  /** Null until the wallet has told it. */
  balance: number | null;
  trouble: Trouble;
  /** The studio's clock, ms. */
  now: number;
  /** Bets of the last round that the player bet in, also long after it, and those of earlier ones that are still owed. */
  bets: OwnSeatBet[];
}

/** The last rounds of a table, newest first, also those that were broken off: each can be drawn again from its seeds. */
export interface LiveHistory {
  rounds: SeenRound[];
}

export const ownSeatBets = ({ id: ticketId, kind, roundId, seeds, bets }: LiveTicket): OwnSeatBet[] =>
  bets.map(({ id, key, stake, bet, state, reason, pay }) => ({
    ...{ id, ticketId, key, roundId, stake, bet, state, reason, pay },
    shown: seeds && pay !== null ? liveEngine(kind).shown(stateOf(kind, bet, seeds)) : null,
  }));
