import { newDecks, rankOf, type Card } from '../cards/cards';
import { bestTotal, valueOfRank, type Rules, type Total } from './rules';

/** Everything that a player can be asked for. */
export const CHOICES = ['hit', 'stand', 'double', 'split', 'surrender', 'insure', 'decline'] as const;
export type Choice = (typeof CHOICES)[number];

export interface Hand {
  cards: Card[];
  /** Minor units, what doubling added included. */
  stake: number;
  /** It came out of a split: 21 in two cards is no blackjack. */
  split: boolean;
  surrendered: boolean;
  /** Nothing more can be chosen for it. */
  done: boolean;
}

export interface Seat {
  /** Minor units, what it began with. */
  stake: number;
  hands: Hand[];
  /** Stake of the insurance, minor units; 0 when it was declined, null before anybody was asked or without an ace. */
  insurance: number | null;
}

/** Whose choice the round waits for. Seats and hands count from 0. */
export type Turn =
  | { phase: 'insurance'; seat: number }
  | { phase: 'play'; seat: number; hand: number }
  | { phase: 'over' };

/** A round, secrets included. Plain JSON; never sent to a player. */
export interface BlackjackState {
  rules: Rules;
  shoe: readonly Card[];
  /** Cards of the shoe that have been dealt. */
  dealt: number;
  /** The dealer's cards: the first lies open, the second is hidden until the round is over. */
  dealer: Card[];
  seats: Seat[];
  turn: Turn;
}

const VALUES: readonly number[] = newDecks(1).map((card) => valueOfRank(rankOf(card)));

/** What a card counts: 1 for an ace to 10. */
export const valueOf = (card: Card): number => VALUES[card] ?? 0;

/** Total of a hand. */
export function handTotal(cards: readonly Card[]): Total {
  let low = 0;
  let aces = false;
  for (const card of cards) {
    const value = valueOf(card);
    low += value;
    if (value === 1) aces = true;
  }
  return bestTotal(low, aces);
}

/** 21 in the first two cards. */
export const isBlackjack = (cards: readonly Card[]): boolean =>
  cards.length === 2 && handTotal(cards).total === 21;

/** Blackjack of a player: a hand that came out of a split has none. */
export const isNatural = ({ cards, split }: Hand): boolean => !split && isBlackjack(cards);

/** The hand whose turn it is, undefined in another phase. */
export const handInTurn = ({ seats, turn }: BlackjackState): Hand | undefined =>
  turn.phase === 'play' ? seats[turn.seat]?.hands[turn.hand] : undefined;
