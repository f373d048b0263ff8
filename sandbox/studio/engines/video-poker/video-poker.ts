import { shuffledShoe, type Card } from '../cards/cards';
import { EngineError } from '../cards/engine-error';
import { checkedStake, paidAt, type Limits } from '../cards/stakes';
import type { Rng } from '../chance/rng';
import { handValue } from '../poker/hands';
import { bestHold, HAND_SIZE, type Hold, type Worth } from './holds';
import { payingKind, PAYS, type PayingKind } from './pays';

/** A round, secrets included. Plain JSON; never sent to a player. */
export interface State {
  /** Minor units. */
  stake: number;
  /** The first ten of the deck: five that are dealt, then those that may replace them, in their order. */
  cards: Card[];
  /** What was held; null while the round waits for it. */
  hold: Hold | null;
}

export interface Shown {
  stake: number;
  /** Five cards: as dealt, or after the draw. */
  hand: Card[];
  hold: Hold | null;
}

export interface Result {
  /** Minor units; what is paid is the stake times the hand's pay. */
  stake: number;
  paid: number;
  hand: Card[];
  /** The hand that paid; null for none. */
  kind: PayingKind | null;
}

export type ChoiceRefusal = 'unknown_choice' | 'round_over' | 'not_over';

/**
 * Begins a round of 9/6 Jacks or Better: one deck as `shuffledShoe` puts it in order (51 draws). The first five cards are
 * dealt.
 * @param stake minor units
 * @throws EngineError as checkedStake()
 */
export function begin(rng: Rng, stake: unknown, limits: Limits): State {
  const checked = checkedStake(stake, limits);
  return { stake: checked, cards: shuffledShoe(rng, 1).slice(0, 2 * HAND_SIZE), hold: null };
}

const isHold = (choice: unknown): choice is Hold =>
  Array.isArray(choice) &&
  choice.length === HAND_SIZE &&
  Array.from(choice, (held: unknown) => held).every((held) => typeof held === 'boolean');

/**
 * Holds some of the five cards. The others are replaced from the left by the next cards of the same deck, which ends the
 * round.
 * @param hold for each of the five places whether its card stays
 * @throws EngineError `round_over` after the draw, `unknown_choice` for anything but five booleans
 */
export function act(state: State, hold: unknown): State {
  if (state.hold) throw new EngineError<ChoiceRefusal>('round_over');
  if (!isHold(hold)) throw new EngineError<ChoiceRefusal>('unknown_choice');
  return { ...state, hold: [...hold] };
}

/** Ends a round that was left alone with its best hold: that costs nothing more, and the player gets what play is worth. */
export const finish = (state: State): State => (state.hold ? state : act(state, bestHold(dealt(state)).hold));

/** The best hold and what it is worth, for players who ask; null once the round is over. */
export const hint = (state: State): Worth | null => (state.hold ? null : bestHold(dealt(state)));

const dealt = ({ cards }: State): Card[] => cards.slice(0, HAND_SIZE);

function handOf(state: State): Card[] {
  const { hold } = state;
  const next = state.cards.slice(HAND_SIZE);
  return dealt(state).map((card, place) => (!hold || hold[place] ? card : (next.shift() ?? card)));
}

/**
 * What a round came to.
 * @throws EngineError `not_over` before the draw
 */
export function result(state: State): Result {
  if (!state.hold) throw new EngineError<ChoiceRefusal>('not_over');
  const hand = handOf(state);
  const kind = payingKind(handValue(hand));
  return { stake: state.stake, paid: kind ? paidAt(state.stake, [PAYS[kind], 1]) : 0, hand, kind };
}

/** What the player may know now: nothing of the cards that were not dealt or drawn. */
export const shown = (state: State): Shown => ({ stake: state.stake, hand: handOf(state), hold: state.hold });
