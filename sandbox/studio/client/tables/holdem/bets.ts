import { RANKS, type Card } from '../../../engines/cards/cards';
import { holdem, type HoldemResult, type HoldemShown } from '../../../engines/holdem/holdem';
import { CALL, qualifies } from '../../../engines/holdem/rules';
import { handValue, kindOf, ranksOf, type HandKind } from '../../../engines/poker/hands';
import type { SayOf } from '../../texts';
import type { HoldemText } from './texts-en';

export type SayHoldem = SayOf<HoldemText>;

/** Spots that chips are laid on before the cards come. */
export type BetSpot = 'ante' | 'bonus';
/** All spots; a call lies there once it is made. */
export type SpotName = BetSpot | 'call';
/** What lies on the spots, or what they gave back; minor units. */
export type Amounts = Readonly<Record<SpotName, number>>;

export const callOf = ({ ante }: Pick<HoldemShown, 'ante'>): number => CALL * ante;

export const stakesOf = (shown: HoldemShown): Amounts => ({
  ante: shown.ante,
  bonus: shown.bonus,
  call: shown.choice === 'call' ? callOf(shown) : 0,
});

/** What a round came to, worked out from its cards, which all lie open then; null while it goes on. */
export function resultOf({ ante, bonus, own, board, dealer, choice }: HoldemShown): HoldemResult | null {
  if (!choice || !dealer) return null;
  return holdem.result({ ante, bonus, cards: [...own, ...dealer, ...board], choice });
}

export const backOf = ({ bets }: HoldemResult): Amounts => ({
  ante: bets.ante.pay,
  bonus: bets.bonus.pay,
  call: bets.call.pay,
});

/** How many of the ranks that make a hand are named, as cards have them in their corners; none of other kinds. */
const NAMED: Partial<Record<HandKind, number>> = {
  high_card: 1,
  pair: 1,
  two_pair: 2,
  three_of_a_kind: 1,
  four_of_a_kind: 1,
};
const corner = (rank: number): string => RANKS.charAt(rank).replace('T', '10');

/** A hand in words, with the ranks that make it: "Pair, K", "Two pair, 7 and 5". */
export function handName(say: SayHoldem, cards: readonly Card[]): string {
  const value = handValue(cards);
  const kind = kindOf(value);
  const [one, other] = ranksOf(value)
    .slice(0, NAMED[kind] ?? 0)
    .map(corner);
  if (one === undefined) return say(kind);
  const ranks = other === undefined ? one : say('twoRanks', { one, other });
  return say('ranked', { hand: say(kind), ranks });
}

/** Whether the dealer has a hand good enough to play; false while it is hidden. */
export const dealerPlays = ({ dealer, board }: HoldemShown): boolean =>
  dealer !== null && qualifies(handValue([...dealer, ...board]));
