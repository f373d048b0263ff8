import { NOTHING, STAKE_BACK, times, type Multiple } from '../play/stake';

export const DECKS = 6;
export const MOST_SEATS = 7;

/** What tables differ in. Two cards may always be doubled, the dealer looks for blackjack, aces are split once. */
export interface Rules {
  /** The dealer takes a card at a soft 17. */
  dealerHitsSoft17: boolean;
  /** A hand that came out of a split may be doubled. */
  doubleAfterSplit: boolean;
  /** Most hands that a seat can have by splitting: 2 is one split. */
  mostHands: number;
  /** The first two cards may be given up for half the stake, once the dealer has no blackjack. */
  lateSurrender: boolean;
}

export const RULES: Readonly<Rules> = {
  dealerHitsSoft17: false,
  doubleAfterSplit: true,
  mostHands: 4,
  lateSurrender: false,
};

export type Outcome = 'blackjack' | 'win' | 'push' | 'surrender' | 'lose' | 'bust';

/** What a hand gives back, its stake included. */
export const PAYS: Readonly<Record<Outcome, Multiple>> = {
  blackjack: times(5, 2),
  win: times(2),
  push: STAKE_BACK,
  surrender: times(1, 2),
  lose: NOTHING,
  bust: NOTHING,
};

/** What insurance costs, minor units: half of the seat's stake without the odd unit; 0 where there is none for so little. */
export const insurancePrice = (stake: number): number => (stake - (stake % 2)) / 2;

/** Insurance that wins gives this back: 2:1 and itself. */
export const INSURANCE_PAY: Multiple = times(3);

/** What a card counts before an ace is raised to 11: 1 for an ace, 10 for tens and pictures. */
export const valueOfRank = (rank: number): number => (rank === 12 ? 1 : Math.min(rank + 2, 10));

export interface Total {
  /** The best total: an ace counts 11 where that doesn't pass 21. */
  total: number;
  /** An ace counts 11. */
  soft: boolean;
}

/** The best total of cards whose values, each ace as 1, add up to `low`. */
export function bestTotal(low: number, aces: boolean): Total {
  const soft = aces && low <= 11;
  return { total: soft ? low + 10 : low, soft };
}

/** Whether the dealer takes another card. */
export const dealerDraws = ({ total, soft }: Total, { dealerHitsSoft17 }: Rules): boolean =>
  total < 17 || (total === 17 && soft && dealerHitsSoft17);
