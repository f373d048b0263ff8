import type { CrashPlayState, OwnBet } from '../../crash/view';
import type { RoundMessage } from '../bridge';

/** What the framing page has been told of a ticket: one player's bets in one round are one round to it. */
interface Told {
  started: boolean;
  won: number;
  ended: boolean;
}

const OWED: readonly OwnBet['state'][] = ['sent', 'returning', 'out', 'lost'];
const PLAYED: readonly OwnBet['state'][] = ['out', 'paid', 'lost', 'closed'];

/** Money of a bet is under way between studio and wallet. */
export const isOwed = ({ state }: OwnBet): boolean => OWED.includes(state);

const sum = (bets: readonly OwnBet[], of: (bet: OwnBet) => number) =>
  bets.reduce((all, bet) => all + of(bet), 0);

/**
 * What the framing page is to hear of the player's rounds. A round begins for it when the flight starts: until then the
 * stakes can be taken back. It ends when the wallet has settled every bet of it.
 */
export function createTelling() {
  const tickets = new Map<string, Told>();
  const toldOf = (id: string): Told => {
    const told = tickets.get(id) ?? { started: false, won: 0, ended: false };
    tickets.set(id, told);
    return told;
  };
  const byTicket = (bets: readonly OwnBet[]) => {
    const ids = [...new Set(bets.map(({ ticketId }) => ticketId))];
    return ids.map((id) => [id, bets.filter(({ ticketId }) => ticketId === id)] as const);
  };

  return {
    /** After a reload: what was settled before is not told again. */
    skip({ bets }: CrashPlayState) {
      for (const [id, own] of byTicket(bets)) {
        const told = toldOf(id);
        told.won = sum(own, ({ state, pay }) => (state === 'paid' ? (pay ?? 0) : 0));
        told.ended = own.every((bet) => !isOwed(bet) && bet.state !== 'held');
      }
    },
    /** The flight has started with these bets in it. */
    start(bets: readonly OwnBet[], balance: number | null): RoundMessage[] {
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
    follow({ bets, balance }: CrashPlayState): RoundMessage[] {
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
