import type { TicketBetState } from '../shared-rounds/ticket';
import type { RoundMessage } from './bridge';

/** A player's own bet at a table that many share. Amounts are minor units. */
interface OwnStake {
  /** The wallet's name for this player's round. */
  ticketId: string;
  stake: number;
  state: TicketBetState;
  /** Null while nothing is decided. */
  pay: number | null;
}

interface OwnState {
  bets: readonly OwnStake[];
  balance: number | null;
}

/** What the framing page has been told of a ticket: one player's bets in one round are one round to it. */
interface Told {
  /** Of the bets that count; 0 before the round has begun for the page. */
  stake: number;
  won: number;
  ended: boolean;
}

const OWED: readonly TicketBetState[] = ['sent', 'returning', 'out', 'lost'];
const PLAYED: readonly TicketBetState[] = ['out', 'paid', 'lost', 'closed'];
const BEGUN: readonly TicketBetState[] = ['held', ...PLAYED];
/** Their stake has left the credit, and is not back. */
const STAKED: readonly TicketBetState[] = ['returning', ...BEGUN];

/** Money of a bet is under way between studio and wallet. */
export const isOwed = ({ state }: Pick<OwnStake, 'state'>): boolean => OWED.includes(state);

const sum = (bets: readonly OwnStake[], of: (bet: OwnStake) => number) =>
  bets.reduce((all, bet) => all + of(bet), 0);

/**
 * What the framing page is to hear of the player's rounds. A round begins for it when a stake has left the credit: what is said
 * of the session of play counts it from then on, and who leaves is asked. Each bet that is added or taken back says it anew. It
 * ends when the wallet has settled every bet of it.
 */
export function createTelling() {
  const tickets = new Map<string, Told>();
  const toldOf = (id: string): Told => {
    const told = tickets.get(id) ?? { stake: 0, won: 0, ended: false };
    tickets.set(id, told);
    return told;
  };
  const byTicket = (bets: readonly OwnStake[]) => {
    const ids = [...new Set(bets.map(({ ticketId }) => ticketId))];
    return ids.map((id) => [id, bets.filter(({ ticketId }) => ticketId === id)] as const);
  };

  const begin = (id: string, own: readonly OwnStake[], balance: number | null): RoundMessage[] => {
    const told = toldOf(id);
    const stake = sum(own, (bet) => (STAKED.includes(bet.state) ? bet.stake : 0));
    const begun = told.stake > 0 || own.some(({ state }) => BEGUN.includes(state));
    if (!begun || stake === told.stake) return [];
    told.stake = stake;
    return [{ type: 'round-started', roundId: id, stake, balance }];
  };

  return {
    /** After a reload: what was settled before is not told again. */
    skip({ bets }: OwnState) {
      for (const [id, own] of byTicket(bets)) {
        const told = toldOf(id);
        told.won = sum(own, ({ state, pay }) => (state === 'paid' ? (pay ?? 0) : 0));
        told.ended = own.every((bet) => !isOwed(bet) && bet.state !== 'held');
      }
    },
    /** The round has started with these bets in it. */
    start(bets: readonly OwnStake[], balance: number | null): RoundMessage[] {
      return byTicket(bets.filter(({ state }) => state === 'held')).flatMap(([id, own]) =>
        toldOf(id).stake > 0 ? [] : begin(id, own, balance),
      );
    },
    /** What has changed with a state of the studio. */
    follow({ bets, balance }: OwnState): RoundMessage[] {
      return byTicket(bets).flatMap(([id, own]): RoundMessage[] => {
        const told = toldOf(id);
        if (told.ended) return [];
        const played = own.filter(({ state }) => PLAYED.includes(state));
        const won = sum(own, ({ state, pay }) => (state === 'paid' ? (pay ?? 0) : 0));
        if (own.every((bet) => !isOwed(bet) && bet.state !== 'held')) {
          told.ended = true;
          if (played.length === 0 && told.stake === 0) return [];
          return [
            { type: 'round-ended', roundId: id, stake: sum(played, ({ stake }) => stake), won, balance },
          ];
        }
        const isNew = told.stake === 0;
        const messages = begin(id, own, balance);
        if (won !== told.won || (isNew && won > 0))
          messages.push({ type: 'round-shown', roundId: id, won, balance });
        told.won = won;
        return messages;
      });
    },
  };
}
