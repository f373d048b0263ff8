import { NOTHING, times, type Multiple } from '../play/stake';
import { kindOf, pairOf, type HandKind, type HandValue } from '../poker/hands';

const FOURS = 2;
const ACES = 12;

/** The dealer plays with a pair of fours or better. */
export const qualifies = (dealer: HandValue): boolean => dealer >= LEAST_DEALER;
export const LEAST_DEALER: HandValue = pairOf(FOURS);

/** A call costs this many antes. */
export const CALL = 2;

/** What an ante that wins pays on top of itself, by the player's hand. */
export const ANTE_PAYS: Readonly<Record<HandKind, number>> = {
  royal_flush: 100,
  straight_flush: 20,
  four_of_a_kind: 10,
  full_house: 3,
  flush: 2,
  straight: 1,
  three_of_a_kind: 1,
  two_pair: 1,
  pair: 1,
  high_card: 1,
};

/** What the bonus bet pays on top of itself for the player's two cards and the flop; a pair pays with aces. */
export const BONUS_PAYS: Readonly<Record<Exclude<HandKind, 'high_card'>, number>> = {
  royal_flush: 100,
  straight_flush: 50,
  four_of_a_kind: 40,
  full_house: 30,
  flush: 20,
  straight: 7,
  three_of_a_kind: 7,
  two_pair: 7,
  pair: 7,
};

/** The stake comes back with what it won. */
const onTop = (pays: number): Multiple => times(pays + 1);
export const CALL_WON: Multiple = onTop(1);

/** What an ante that wins gives back with this hand. */
export const anteMultiple = (player: HandValue): Multiple => onTop(ANTE_PAYS[kindOf(player)]);

/** What the bonus bet gives back: `hand` is worth the player's two cards with the flop. */
export function bonusMultiple(hand: HandValue): Multiple {
  const kind = kindOf(hand);
  return kind === 'high_card' || hand < pairOf(ACES) ? NOTHING : onTop(BONUS_PAYS[kind]);
}
