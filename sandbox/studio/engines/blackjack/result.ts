import type { Card } from '../cards/cards';
import { EngineError } from '../cards/engine-error';
import { paidAt } from '../cards/stakes';
import { choicesNow, type Offer } from './choices';
import { INSURANCE_PAY, PAYS, type Outcome } from './rules';
import { handTotal, isBlackjack, isNatural, type Hand, type State, type Turn } from './state';

export interface HandResult {
  outcome: Outcome;
  /** Minor units. */
  staked: number;
  /** Minor units, the stake included; rounded down for a blackjack of an odd stake. */
  paid: number;
}

export interface SeatResult {
  hands: HandResult[];
  insurance: { staked: number; paid: number };
  staked: number;
  paid: number;
}

export interface Result {
  seats: SeatResult[];
  totalStaked: number;
  totalPaid: number;
}

/**
 * What the round gives back, seat by seat.
 * @throws EngineError `not_over` while it waits for a choice
 */
export function result(state: State): Result {
  if (state.turn.phase !== 'over') throw new EngineError<'not_over'>('not_over');
  const seats = state.seats.map((seat): SeatResult => {
    const hands = seat.hands.map((hand): HandResult => {
      const outcome = outcomeOf(hand, state.dealer);
      return { outcome, staked: hand.stake, paid: paidAt(hand.stake, PAYS[outcome]) };
    });
    const insured = seat.insurance ?? 0;
    const insurance = {
      staked: insured,
      paid: isBlackjack(state.dealer) ? paidAt(insured, INSURANCE_PAY) : 0,
    };
    return { hands, insurance, ...sumsOf([...hands, insurance]) };
  });
  const { staked, paid } = sumsOf(seats);
  return { seats, totalStaked: staked, totalPaid: paid };
}

function sumsOf(parts: readonly { staked: number; paid: number }[]): { staked: number; paid: number } {
  return {
    staked: parts.reduce((sum, part) => sum + part.staked, 0),
    paid: parts.reduce((sum, part) => sum + part.paid, 0),
  };
}

function outcomeOf(hand: Hand, dealer: readonly Card[]): Outcome {
  if (hand.surrendered) return 'surrender';
  const player = handTotal(hand.cards).total;
  if (player > 21) return 'bust';
  if (isNatural(hand)) return isBlackjack(dealer) ? 'push' : 'blackjack';
  if (isBlackjack(dealer)) return 'lose';
  const against = handTotal(dealer).total;
  if (against > 21 || player > against) return 'win';
  return player === against ? 'push' : 'lose';
}

export interface ShownHand extends Hand {
  total: number;
  soft: boolean;
}

/** What everybody at the table may know now. */
export interface Shown {
  /** Null is the hidden card. */
  dealer: (Card | null)[];
  /** Of the cards that lie open. */
  dealerTotal: number;
  seats: { hands: ShownHand[]; insurance: number | null }[];
  turn: Turn;
  /** For whom the turn waits for. */
  choices: Offer[];
}

/** The round without the shoe, and without the dealer's second card until it is over. */
export function shown(state: State): Shown {
  const open = state.turn.phase === 'over' ? state.dealer : state.dealer.slice(0, 1);
  return {
    dealer: state.dealer.map((card, at) => (at < open.length ? card : null)),
    dealerTotal: handTotal(open).total,
    seats: state.seats.map(({ hands, insurance }) => ({
      hands: hands.map((hand) => ({ ...hand, ...handTotal(hand.cards) })),
      insurance,
    })),
    turn: state.turn,
    choices: choicesNow(state),
  };
}
