import type { Seeds } from '../engines/chance/seeds';
import type { StakedBet, Ticket } from '../shared-rounds/ticket';
import { liveEngine } from './games';
import { isDemoSeat } from '../engine-rounds/seats';
import type { LiveKind } from './kinds';
import { MOST_WORDS } from './limits';
import { roundRng } from './round-rng';

/** A bet at a live table. */
export interface SeatBet extends StakedBet {
  /** As the game's engine takes it. */
  bet: unknown;
  /** The player's word for the client seed of the round. */
  word: string;
  /** What it pays, its stake included: minor units; null before the draw. */
  pay: number | null;
}

/** One player's bets in one round of a live table, of which one at most takes part. */
export interface LiveTicket extends Ticket<SeatBet> {
  kind: LiveKind;
  roundId: string;
  /** What the round was drawn from; null before the draw. */
  seeds: Seeds | null;
}

/**
 * The words of those who bet first and stayed, in their order, those with money before those with play money: anybody can
 * sit down with play money, as often as they like.
 * @returns the client seed of the round; null when nobody has bet
 */
export function clientSeedOf(tickets: readonly LiveTicket[]): string | null {
  const words = tickets
    .flatMap(({ seat, bets }) =>
      bets
        .filter(({ state }) => state === 'held')
        .map(({ key, word }) => ({ key, word, isDemo: isDemoSeat(seat) })),
    )
    .toSorted((one, other) => Number(one.isDemo) - Number(other.isDemo) || one.key - other.key)
    .slice(0, MOST_WORDS);
  return words.length > 0 ? words.map(({ word }) => word).join('-') : null;
}

/** What a bet came to: the engine's own state. */
export const stateOf = (kind: LiveKind, bet: unknown, seeds: Seeds): unknown =>
  liveEngine(kind).begin(roundRng(kind, seeds), bet);

/** Minor units that a bet pays; 0 before the draw. */
export const payOf = ({ pay }: Pick<SeatBet, 'pay'>): number => pay ?? 0;

/** A bet that takes part, after the draw. */
export function afterDraw(kind: LiveKind, bet: SeatBet, seeds: Seeds): SeatBet {
  if (bet.state !== 'held') return bet;
  const pay = liveEngine(kind).result(stateOf(kind, bet.bet, seeds))?.pay ?? 0;
  return { ...bet, pay, state: pay > 0 ? 'out' : 'lost' };
}

/** A bet in a round that came to no draw: it goes back, also when nobody knows whether it arrived. */
export function afterBreak(bet: SeatBet): SeatBet {
  if (bet.state === 'sent') return { ...bet, state: 'returning', reason: 'INTERRUPTED' };
  return bet.state === 'held' ? { ...bet, state: 'returning', reason: 'BROKEN' } : bet;
}
