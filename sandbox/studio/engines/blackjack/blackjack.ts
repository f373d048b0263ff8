import { shuffledShoe, type Card } from '../cards/cards';
import type { Engine } from '../play/engine';
import { EngineError, listOf } from '../play/engine-error';
import { checkedStake } from '../play/stake';
import { offersAt } from './choices';
import { result, shown, staked, type BlackjackResult, type BlackjackShown } from './result';
import { DECKS, dealerDraws, MOST_SEATS, RULES, type Rules } from './rules';
import {
  CHOICES,
  handInTurn,
  handTotal,
  isBlackjack,
  isNatural,
  type BlackjackState,
  type Choice,
  type Hand,
  type Seat,
} from './state';

function checkedStakes(sent: unknown): number[] {
  const stakes = listOf(sent, MOST_SEATS);
  if (stakes.length === 0) throw new EngineError('bet_invalid');
  return stakes.map(checkedStake);
}

/**
 * Deals a round from the beginning of a shoe: a card to each seat, the dealer's open card, a second card to each seat,
 * the dealer's hidden card. What follows takes the next card each time: hits and doubles one, a split two (the left
 * hand first), the dealer at the end as many as the rules say. Seats play in their order, and hands of a seat from the
 * left. With an ace open each seat is asked for insurance first; then the dealer looks for blackjack, as with a ten.
 * @param stakes checked already
 */
export function deal(shoe: readonly Card[], stakes: readonly number[], rules: Rules = RULES): BlackjackState {
  const seats = stakes.length;
  const cardAt = (at: number): Card => cardOf(shoe, at);
  const dealer = [cardAt(seats), cardAt(2 * seats + 1)];
  const state: BlackjackState = {
    rules,
    shoe,
    dealt: 2 * seats + 2,
    dealer,
    seats: stakes.map((stake, seat) => ({
      stake,
      hands: [
        played({
          cards: [cardAt(seat), cardAt(seats + 1 + seat)],
          stake,
          split: false,
          surrendered: false,
          done: false,
        }),
      ],
      insurance: null,
    })),
    turn: { phase: 'insurance', seat: 0 },
  };
  return goOn(state);
}

function act(state: BlackjackState, choice: Choice): BlackjackState {
  return actAt(state, state.turn.phase === 'over' ? 0 : state.turn.seat, choice);
}

/** The state after a choice of a seat: with an ace open seats may be asked in any order, then each has its turn. */
export function actAt(state: BlackjackState, at: number, choice: Choice): BlackjackState {
  if (!CHOICES.includes(choice)) throw new EngineError('choice_invalid');
  const { turn } = state;
  if (turn.phase === 'over') throw new EngineError('round_over');
  const offer = offersAt(state, at).find((offered) => offered.choice === choice);
  if (!offer) throw new EngineError('not_now');
  if (turn.phase === 'insurance')
    return goOn({
      ...state,
      seats: withSeat(state.seats, at, (seat) => ({ ...seat, insurance: offer.price })),
    });
  const hand = handInTurn(state);
  if (!hand) throw new RangeError('there is no such hand');
  const { hands, drawn } = playedOn(hand, choice, (ahead) => cardOf(state.shoe, state.dealt + ahead));
  return goOn({
    ...state,
    dealt: state.dealt + drawn,
    seats: withSeat(state.seats, turn.seat, (seat) => ({
      ...seat,
      hands: seat.hands.toSpliced(turn.hand, 1, ...hands),
    })),
  });
}

function finish(state: BlackjackState): BlackjackState {
  let last = state;
  while (last.turn.phase !== 'over') last = act(last, last.turn.phase === 'insurance' ? 'decline' : 'stand');
  return last;
}

/** The hands that a hand becomes by a choice, and how many cards it took. */
function playedOn(
  hand: Hand,
  choice: Choice,
  next: (ahead: number) => Card,
): { hands: Hand[]; drawn: number } {
  switch (choice) {
    case 'hit':
      return { hands: [played({ ...hand, cards: [...hand.cards, next(0)] })], drawn: 1 };
    case 'double':
      return {
        hands: [{ ...hand, cards: [...hand.cards, next(0)], stake: hand.stake * 2, done: true }],
        drawn: 1,
      };
    case 'split': {
      const aces = handTotal(hand.cards).soft;
      const hands = hand.cards.map((card, side) =>
        played({ ...hand, cards: [card, next(side)], split: true, done: aces }),
      );
      return { hands, drawn: 2 };
    }
    case 'surrender':
      return { hands: [{ ...hand, surrendered: true, done: true }], drawn: 0 };
    case 'stand':
    case 'insure':
    case 'decline':
      return { hands: [{ ...hand, done: true }], drawn: 0 };
  }
}

/** A hand of 21 or more needs no choice. */
const played = (hand: Hand): Hand => ({ ...hand, done: hand.done || handTotal(hand.cards).total >= 21 });

const withSeat = (seats: readonly Seat[], at: number, change: (seat: Seat) => Seat): Seat[] =>
  seats.map((seat, index) => (index === at ? change(seat) : seat));

/** Goes to the next turn that asks for a choice, or to the end of the round. */
function goOn(state: BlackjackState): BlackjackState {
  const { seats, turn } = state;
  if (turn.phase === 'insurance') {
    if (handTotal(state.dealer.slice(0, 1)).soft) {
      const asked = seats.findIndex((_, seat) => offersAt(state, seat).length > 0);
      if (asked >= 0) return { ...state, turn: { phase: 'insurance', seat: asked } };
    }
    if (isBlackjack(state.dealer)) return { ...state, turn: { phase: 'over' } };
  }
  for (const [seat, { hands }] of seats.entries()) {
    const hand = hands.findIndex(({ done }) => !done);
    if (hand >= 0) return { ...state, turn: { phase: 'play', seat, hand } };
  }
  return dealerPlayed({ ...state, turn: { phase: 'over' } });
}

/** The dealer takes cards as long as the rules say, when there is a hand that they can decide. */
function dealerPlayed(state: BlackjackState): BlackjackState {
  const undecided = state.seats.some(({ hands }) =>
    hands.some((hand) => !hand.surrendered && !isNatural(hand) && handTotal(hand.cards).total <= 21),
  );
  if (!undecided) return state;
  const dealer = [...state.dealer];
  let { dealt } = state;
  while (dealerDraws(handTotal(dealer), state.rules)) {
    dealer.push(cardOf(state.shoe, dealt));
    dealt += 1;
  }
  return { ...state, dealer, dealt };
}

/** @throws RangeError beyond the end of the shoe; six decks are more than any round of seven seats takes */
function cardOf(shoe: readonly Card[], at: number): Card {
  const card = shoe[at];
  if (card === undefined) throw new RangeError('the shoe is empty');
  return card;
}

/** A bet is the stake of each seat, one to seven. */
export type Blackjack = Engine<readonly number[], BlackjackState, Choice, BlackjackShown, BlackjackResult>;

/**
 * Blackjack by the rules of a table. A round begins with a shoe of six decks as `shuffledShoe` draws it (311 draws), dealt
 * as `deal` says. A choice is that of whom the round waits for (`turn`); `act` also refuses not_now for one that can't be
 * made in this turn. A round that the player left declines insurance and stands on every hand. Each seat is a spot.
 */
export const blackjackWith = (rules: Rules): Blackjack => ({
  begin: (rng, sent) => {
    const stakes = checkedStakes(sent);
    return deal(shuffledShoe(rng, DECKS), stakes, rules);
  },
  act,
  finish,
  spots: ({ seats }) => seats.map(({ stake }) => ({ kind: 'seat', stake })),
  staked,
  result,
  shown,
});

export const blackjack = blackjackWith(RULES);
