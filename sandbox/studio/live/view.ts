import type { Trouble } from '../balances';
import type { Seeds } from '@/lib/domain/chance/seeds';
import type { Session } from '../launch';
import type { TicketBetState } from '../shared-rounds/ticket';
import type { LiveTableRound } from './books';
import { stateOf } from './course';
import type { Course } from './game';
import { choiceGameOf, isDealt, seedsOf } from './deciding';
import { LIVE_GAMES, liveEngine } from './games';
import type { LiveOffer, SeenRound } from './live-events';
import { courseOf, isOf, isPlaced, payOf, sumOf, type LiveTicket, type SeatBet } from './ticket';

/** A bet as its player may see it. Amounts are minor units. */
export interface OwnSeatBet {
  /** The client's own name for it. */
  id: string;
  /** The wallet's name for this player's round. */
  ticketId: string;
  /** Its number among all bets of the round. */
  key: number;
  roundId: string;
  /** All that counts so far: what was placed, and what choices added. */
  stake: number;
  /** As it was sent. */
  bet: unknown;
  /** The seat that it plays, from 1; null at a table without seats. */
  seat: number | null;
  /**
   * What the player may choose now, and what that costs beyond what is staked. For clients that play by the API alone: our
   * page works it out from what the table tells everybody, and so asks nothing at each turn.
   */
  offers: readonly LiveOffer[];
  /** What was chosen for it so far. */
  chosen: readonly string[];
  state: TicketBetState;
  reason: string | null;
  /** What all its stakes pay; null before the end of the round. */
  pay: number | null;
  /** The round as the game's engine shows it to this player; null before the draw, or the deal in a game with choices. */
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

const PLAYED: readonly TicketBetState[] = ['out', 'paid', 'lost', 'closed'];
const OWED: readonly TicketBetState[] = ['sent', 'returning', 'out'];

/** How far a bet has come with all that choices added to it: while any of it is owed, it is. */
function stateOfAll(placed: SeatBet, stakes: readonly SeatBet[]): TicketBetState {
  if (!PLAYED.includes(placed.state)) return placed.state;
  if (stakes.some(({ state }) => OWED.includes(state))) return 'out';
  return stakes.find(({ state }) => state === 'paid')?.state ?? placed.state;
}

/** What a player may choose for a bet now. */
function offersFor(ticket: LiveTicket, placed: SeatBet, round: LiveTableRound | null, now: number) {
  if (!isDealt(round) || round.phase !== 'deciding' || round.id !== ticket.roundId) return [];
  const { turn } = round.dealt;
  const isAsked = placed.state === 'held' && !ticket.bets.some(({ state }) => state === 'sent');
  if (!isAsked || !turn || now >= turn.until) return [];
  return choiceGameOf(round).offers(seedsOf(round), round.dealt, placed);
}

/** How a round goes for a bet, and what it is drawn from; null before the deal or the draw. */
function playOf(ticket: LiveTicket, placed: SeatBet, round: LiveTableRound | null) {
  const { seeds } = ticket;
  if (seeds) return placed.pay === null ? null : { seeds, course: courseOf(ticket, placed.bet) };
  if (placed.state !== 'held' || !isDealt(round) || round.id !== ticket.roundId) return null;
  return { seeds: seedsOf(round), course: choiceGameOf(round).course(round.dealt, placed, false) };
}

/** A player's round as they may see it. */
function shownOf({ kind, seeds }: LiveTicket, play: { seeds: Seeds; course: Course }): object {
  const shown = liveEngine(kind).shown(stateOf(kind, play.course, play.seeds)) as object;
  // The ticket has its seeds once the round is over.
  return seeds ? shown : (LIVE_GAMES[kind].choices?.covered(shown) ?? shown);
}

/**
 * A player's bets, each with all that its choices added.
 * @param round that the table shows now. @param now the studio's clock, ms
 */
export const ownSeatBets = (ticket: LiveTicket, round: LiveTableRound | null, now: number): OwnSeatBet[] =>
  ticket.bets.filter(isPlaced).map((placed) => {
    const { id, key, bet, seat = null, reason, pay } = placed;
    const stakes = ticket.bets.filter(isOf(key));
    const counting = stakes.filter((one) => one === placed || one.state === 'held' || one.pay !== null);
    const play = playOf(ticket, placed, round);
    const { choices } = LIVE_GAMES[ticket.kind];
    return {
      ...{ id, ticketId: ticket.id, key, roundId: ticket.roundId, bet, seat, reason },
      stake: sumOf(counting.map(({ stake }) => stake)),
      state: stateOfAll(placed, stakes),
      pay: pay === null ? null : sumOf(stakes.map(payOf)),
      offers: offersFor(ticket, placed, round, now),
      chosen: play && choices ? choices.chosen(play.course, placed) : [],
      shown: play && shownOf(ticket, play),
    };
  });
