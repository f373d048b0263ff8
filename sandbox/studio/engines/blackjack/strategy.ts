import type { Total } from './rules';
import { choicesNow } from './choices';
import { handInTurn, handTotal, valueOf, type BlackjackState, type Choice } from './state';

/** A move of the tables: D doubles, or else hits; E doubles, or else stands. */
const MOVES: Record<string, readonly [Choice, Choice?]> = {
  H: ['hit'],
  S: ['stand'],
  D: ['double', 'hit'],
  E: ['double', 'stand'],
};

/** Against the dealer's open 2 to 10 and ace, in this order. Totals below are hit, totals above stand. */
const HARD: Readonly<Record<number, string>> = {
  9: 'HDDDDHHHHH',
  10: 'DDDDDDDDHH',
  11: 'DDDDDDDDDH',
  12: 'HHSSSHHHHH',
  13: 'SSSSSHHHHH',
  14: 'SSSSSHHHHH',
  15: 'SSSSSHHHHH',
  16: 'SSSSSHHHHH',
};
const SOFT: Readonly<Record<number, string>> = {
  13: 'HHHDDHHHHH',
  14: 'HHHDDHHHHH',
  15: 'HHDDDHHHHH',
  16: 'HHDDDHHHHH',
  17: 'HDDDDHHHHH',
  18: 'SEEEESSHHH',
};
/** By the value of one card; P splits, a dot plays the hand as its total. */
const PAIRS: Readonly<Record<number, string>> = {
  1: 'PPPPPPPPPP',
  2: 'PPPPPP....',
  3: 'PPPPPP....',
  4: '...PP.....',
  6: 'PPPPP.....',
  7: 'PPPPPP....',
  8: 'PPPPPPPPPP',
  9: 'PPPPP.PP..',
};

/**
 * Basic strategy for six decks where the dealer stands on soft 17 and splits may be doubled, by totals alone. Late
 * surrender is not in it.
 * @param first value of the hand's first card, 1 for an ace to 10
 * @param up value of the dealer's open card
 * @param may what can be chosen now
 */
export function basicStrategy(
  first: number,
  { total, soft }: Total,
  up: number,
  may: (choice: Choice) => boolean,
): Choice {
  const column = up === 1 ? 9 : up - 2;
  if (may('split') && PAIRS[first]?.[column] === 'P') return 'split';
  const row = (soft ? SOFT : HARD)[total];
  const standsFrom = soft ? 19 : 17;
  const [move, instead = move] = MOVES[row?.[column] ?? (total >= standsFrom ? 'S' : 'H')] ?? ['stand'];
  return may(move) ? move : instead;
}

/**
 * What basic strategy would choose in this turn; null once the round is over. It never insures.
 * @param budget what the player can still pay, minor units: doubles and splits beyond it are not proposed
 */
export function hint(state: BlackjackState, budget = Infinity): Choice | null {
  if (state.turn.phase === 'over') return null;
  if (state.turn.phase === 'insurance') return 'decline';
  const cards = handInTurn(state)?.cards ?? [];
  const [first] = cards;
  const [up] = state.dealer;
  if (first === undefined || up === undefined) return null;
  const offers = choicesNow(state);
  return basicStrategy(valueOf(first), handTotal(cards), valueOf(up), (choice) =>
    offers.some((offer) => offer.choice === choice && offer.price <= budget),
  );
}
