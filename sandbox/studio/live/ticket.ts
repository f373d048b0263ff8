import type { Seeds } from '@/lib/domain/chance/seeds';
import { isDemoSeat } from '../engine-rounds/seats';
import type { StakedBet, Ticket } from '../shared-rounds/ticket';
import { drawnCourse, stateOf } from './course';
import type { ChosenBet, Course } from './game';
import { liveEngine } from './games';
import type { LiveKind } from './kinds';
import { MOST_WORDS } from './limits';

/** A bet at a live table, or a stake that a choice added to one. */
export interface SeatBet extends StakedBet, ChosenBet {
  /** The player's word for the client seed of the round. */
  word: string;
  /** What it pays, its stake included: minor units; null before the draw. */
  pay: number | null;
  /** Of a stake that a choice added, which has no bet of its own: the number of the bet, and the choice. */
  adds?: { to: number; choice: string };
}

/** One player's bets in one round of a live table, of which one at most takes part, with what its choices added. */
export interface LiveTicket extends Ticket<SeatBet> {
  kind: LiveKind;
  roundId: string;
  /** What the round was drawn from; null before its end. */
  seeds: Seeds | null;
  /** How a round with choices went for the bet that took part; only after its end. */
  course?: Course;
}

/** A bet that was placed, not one that a choice added. */
export const isPlaced = ({ adds }: SeatBet): boolean => adds === undefined;
/** Whether a stake belongs to a bet: it is the bet itself, or a choice added it. */
export const isOf =
  (key: number) =>
  (bet: SeatBet): boolean =>
    (bet.adds?.to ?? bet.key) === key;

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

/** How a ticket's round went for a bet of it. */
export const courseOf = ({ course }: Pick<LiveTicket, 'course'>, bet: unknown): Course =>
  course ?? drawnCourse(bet);

/** Minor units that a bet pays; 0 before the draw. */
export const payOf = ({ pay }: Pick<SeatBet, 'pay'>): number => pay ?? 0;

/** Amounts together. */
export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);

/** A stake that takes part, after its round paid so much for it. */
export const paid = (bet: SeatBet, pay: number): SeatBet => ({
  ...bet,
  pay,
  state: pay > 0 ? 'out' : 'lost',
});

/** A bet that takes part, after the draw. */
export function afterDraw(kind: LiveKind, bet: SeatBet, seeds: Seeds): SeatBet {
  if (bet.state !== 'held') return bet;
  return paid(bet, liveEngine(kind).result(stateOf(kind, drawnCourse(bet.bet), seeds))?.pay ?? 0);
}

/** A bet in a round that came to no draw: it goes back, also when nobody knows whether it arrived. */
export function afterBreak(bet: SeatBet): SeatBet {
  if (bet.state === 'sent') return { ...bet, state: 'returning', reason: 'INTERRUPTED' };
  return bet.state === 'held' ? { ...bet, state: 'returning', reason: 'BROKEN' } : bet;
}
