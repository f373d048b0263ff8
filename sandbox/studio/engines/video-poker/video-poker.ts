import { shuffledShoe, type Card } from '../cards/cards';
import type { Engine } from '../play/engine';
import { EngineError, listOf } from '../play/engine-error';
import { oneSpot } from '../play/limits';
import { checkedStake, NOTHING, paidAt, times, type Settled } from '../play/stake';
import { handValue } from '../poker/hands';
import { bestHold, HAND_SIZE, type Hold, type Worth } from './holds';
import { payingKind, PAYS, type PayingKind } from './pays';

/** A round, secrets included. Plain JSON; never sent to a player. */
export interface VideoPokerState {
  /** Minor units. */
  stake: number;
  /** The first ten of the deck: five that are dealt, then those that may replace them, in their order. */
  cards: Card[];
  /** What was held; null while the round waits for it. */
  hold: Hold | null;
}

export interface VideoPokerShown {
  stake: number;
  /** Five cards: as dealt, or after the draw. */
  hand: Card[];
  hold: Hold | null;
}

export interface VideoPokerResult extends Settled {
  hand: Card[];
  /** The hand that paid; null for none. */
  kind: PayingKind | null;
}

/** @throws EngineError choice_invalid for anything but five booleans */
function checkedHold(sent: unknown): Hold {
  const hold = listOf(sent, HAND_SIZE).filter((held) => typeof held === 'boolean');
  if (hold.length !== HAND_SIZE) throw new EngineError('choice_invalid');
  return hold;
}

function act(state: VideoPokerState, sent: Hold): VideoPokerState {
  const hold = checkedHold(sent);
  if (state.hold) throw new EngineError('round_over');
  return { ...state, hold };
}

/** The best hold and what it is worth, for players who ask; null once the round is over. */
export const hint = (state: VideoPokerState): Worth | null => (state.hold ? null : bestHold(dealt(state)));

const dealt = ({ cards }: VideoPokerState): Card[] => cards.slice(0, HAND_SIZE);

function handOf(state: VideoPokerState): Card[] {
  const { hold } = state;
  const next = state.cards.slice(HAND_SIZE);
  return dealt(state).map((card, place) => (!hold || hold[place] ? card : (next.shift() ?? card)));
}

function result(state: VideoPokerState): VideoPokerResult | null {
  if (!state.hold) return null;
  const { stake } = state;
  const hand = handOf(state);
  const kind = payingKind(handValue(hand));
  return { stake, pay: paidAt(stake, kind ? times(PAYS[kind]) : NOTHING), hand, kind };
}

const HOLD_ALL: Hold = Array.from({ length: HAND_SIZE }, () => true);

/**
 * 9/6 Jacks or Better. A bet is a stake in minor units. One deck as `shuffledShoe` puts it in order (51 draws); the first
 * five cards are dealt. A choice says for each of the five places whether its card stays. The others are replaced from the
 * left by the next cards of the same deck, which ends the round. A round that the player left holds all five.
 */
export const videoPoker: Engine<number, VideoPokerState, Hold, VideoPokerShown, VideoPokerResult> = {
  begin: (rng, sent) => {
    const stake = checkedStake(sent);
    return { stake, cards: shuffledShoe(rng, 1).slice(0, 2 * HAND_SIZE), hold: null };
  },
  act,
  finish: (state) => (state.hold ? state : act(state, HOLD_ALL)),
  spots: ({ stake }) => oneSpot(stake),
  staked: ({ stake }) => stake,
  result,
  shown: (state) => ({ stake: state.stake, hand: handOf(state), hold: state.hold }),
};
