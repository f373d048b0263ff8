import { insurancePrice } from './rules';
import { handInTurn, valueOf, type BlackjackState, type Choice } from './state';

export interface Offer {
  choice: Choice;
  /** What the choice costs beyond what is staked already, minor units. */
  price: number;
}

/**
 * What may be chosen in this turn, with its price. Nothing once the round is over. The engine doesn't know what the
 * player has: whoever calls it offers no choice that the player can't pay.
 */
export function choicesNow(state: BlackjackState): Offer[] {
  const { rules, seats, turn } = state;
  if (turn.phase === 'over') return [];
  if (turn.phase === 'insurance') {
    const stake = seats[turn.seat]?.stake ?? 0;
    const price = insurancePrice(stake);
    // Half of the smallest unit is nothing: there is no insurance for it.
    if (price === 0) return [];
    return [
      { choice: 'insure', price },
      { choice: 'decline', price: 0 },
    ];
  }
  const hand = handInTurn(state);
  if (!hand || hand.done) return [];
  const offers: Offer[] = [
    { choice: 'hit', price: 0 },
    { choice: 'stand', price: 0 },
  ];
  const [first, second, ...more] = hand.cards;
  if (first === undefined || second === undefined || more.length > 0) return offers;
  if (!hand.split || rules.doubleAfterSplit) offers.push({ choice: 'double', price: hand.stake });
  // Tens and pictures are worth the same, and so they can be split. Aces that were split are done, never here again.
  const same = valueOf(first) === valueOf(second);
  if (same && (seats[turn.seat]?.hands.length ?? 0) < rules.mostHands)
    offers.push({ choice: 'split', price: hand.stake });
  if (rules.lateSurrender && !hand.split) offers.push({ choice: 'surrender', price: 0 });
  return offers;
}

/** What a seat may choose now: all that were not asked yet may answer to an ace, then each in its turn. */
export function offersAt(state: BlackjackState, seat: number): Offer[] {
  const { turn, seats } = state;
  if (turn.phase === 'insurance')
    return seats[seat]?.insurance === null
      ? choicesNow({ ...state, turn: { phase: 'insurance', seat } })
      : [];
  return turn.phase === 'play' && turn.seat === seat ? choicesNow(state) : [];
}
