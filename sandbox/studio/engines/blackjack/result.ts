import type { Card } from '../cards/cards';
import { paidAt, together, type Settled } from '../play/stake';
import { choicesNow, type Offer } from './choices';
import { INSURANCE_PAY, PAYS, type Outcome } from './rules';
import { handTotal, isBlackjack, isNatural, type BlackjackState, type Hand, type Turn } from './state';

export interface HandResult extends Settled {
  outcome: Outcome;
}

export interface SeatResult extends Settled {
  hands: HandResult[];
  insurance: Settled;
}

export interface BlackjackResult extends Settled {
  seats: SeatResult[];
}

/** Everything staked so far, minor units: doubles, splits and insurance included. */
export const staked = ({ seats }: BlackjackState): number =>
  seats
    .flatMap(({ hands, insurance }) => [...hands.map(({ stake }) => stake), insurance ?? 0])
    .reduce((sum, stake) => sum + stake, 0);

/** What the round gives back, seat by seat; null while it waits for a choice. */
export function result(state: BlackjackState): BlackjackResult | null {
  if (state.turn.phase !== 'over') return null;
  const seats = state.seats.map((seat): SeatResult => {
    const hands = seat.hands.map((hand): HandResult => {
      const outcome = outcomeOf(hand, state.dealer);
      return { outcome, stake: hand.stake, pay: paidAt(hand.stake, PAYS[outcome]) };
    });
    const insured = seat.insurance ?? 0;
    const insurance = {
      stake: insured,
      pay: isBlackjack(state.dealer) ? paidAt(insured, INSURANCE_PAY) : 0,
    };
    return { hands, insurance, ...together([...hands, insurance]) };
  });
  return { seats, ...together(seats) };
}

/** How a hand ends against the dealer's cards, when no more are dealt. */
export function outcomeOf(hand: Hand, dealer: readonly Card[]): Outcome {
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
export interface BlackjackShown {
  /** Null is the hidden card. */
  dealer: (Card | null)[];
  /** Of the cards that lie open. */
  dealerTotal: number;
  seats: { stake: number; hands: ShownHand[]; insurance: number | null }[];
  turn: Turn;
  /** For whom the turn waits for. */
  choices: Offer[];
}

/** The round without the shoe, and without the dealer's second card until it is over. */
export function shown(state: BlackjackState): BlackjackShown {
  const open = state.turn.phase === 'over' ? state.dealer : state.dealer.slice(0, 1);
  return {
    dealer: state.dealer.map((card, at) => (at < open.length ? card : null)),
    dealerTotal: handTotal(open).total,
    seats: state.seats.map(({ stake, hands, insurance }) => ({
      stake,
      hands: hands.map((hand) => ({ ...hand, ...handTotal(hand.cards) })),
      insurance,
    })),
    turn: state.turn,
    choices: choicesNow(state),
  };
}
