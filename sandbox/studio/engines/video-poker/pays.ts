import { HAND_KINDS, kindNumber, kindOf, pairOf, type HandKind, type HandValue } from '../poker/hands';

/** Hands that pay in 9/6 Jacks or Better; a pair pays from jacks on. */
export type PayingKind = Exclude<HandKind, 'high_card'>;

/** What each hand gives back for one staked, as on the machine's five-coin row (a royal flush 4000 for five). */
export const PAYS: Readonly<Record<PayingKind, number>> = {
  royal_flush: 800,
  straight_flush: 50,
  four_of_a_kind: 25,
  full_house: 9,
  flush: 6,
  straight: 4,
  three_of_a_kind: 3,
  two_pair: 2,
  pair: 1,
};

const JACK = 9;
const JACKS = pairOf(JACK);

/** The hand that pays at this value; null for a hand that pays nothing. */
export function payingKind(value: HandValue): PayingKind | null {
  const kind = kindOf(value);
  return kind === 'high_card' || value < JACKS ? null : kind;
}

const PAY_BY_KIND = Int32Array.from(HAND_KINDS, (kind) => (kind === 'high_card' ? 0 : PAYS[kind]));

/** How often a hand of this value gives back the stake. */
export const payOf = (value: HandValue): number =>
  value < JACKS ? 0 : (PAY_BY_KIND[kindNumber(value)] as number);
