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
  started: boolean;
  won: number;
  ended: boolean;
}

const OWED: readonly TicketBetState[] = ['sent', 'returning', 'out', 'lost'];
const PLAYED: readonly TicketBetState[] = ['out', 'paid', 'lost', 'closed'];

/** Money of a bet is under way between studio and wallet. */
export const isOwed = ({ state }: Pick<OwnStake, 'state'>): boolean => OWED.includes(state);

const sum = (bets: readonly OwnStake[], of: (bet: OwnStake) => number) =>
  bets.reduce((all, bet) => all + of(bet), 0);

/**
 * What the framing page is to hear of the player's rounds. A round begins for it when bets can't be taken back any more:
 * when the flight starts, or the round is drawn. It ends when the wallet has settled every bet of it.
 */
export function createTelling() {
  const tickets = new Map<string, Told>();
  const toldOf = (id: string): Told => {
    const told = tickets.get(id) ?? { started: false, won: 0, ended: false };
    tickets.set(id, told);
    return told;
  };
  const byTicket = (bets: readonly OwnStake[]) => {
    const ids = [...new Set(bets.map(({ ticketId }) => ticketId))];
    return ids.map((id) => [id, bets.filter(({ ticketId }) => ticketId === id)] as const);
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
      return byTicket(bets.filter(({ state }) => state === 'held')).flatMap(([id, own]) => {
        const told = toldOf(id);
        if (told.started) return [];
        told.started = true;
        return {
          type: 'round-started' as const,
          roundId: id,
          stake: sum(own, ({ stake }) => stake),
          balance,
        };
      });
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
          if (played.length === 0 && !told.started) return [];
          return [
            { type: 'round-ended', roundId: id, stake: sum(played, ({ stake }) => stake), won, balance },
          ];
        }
        if (won === told.won) return [];
        told.won = won;
        return [{ type: 'round-shown', roundId: id, won, balance }];
      });
    },
  };
}
