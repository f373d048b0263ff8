import { cardsOf, type Card } from '../cards/cards';
import { resultAtEnd } from '../play/simulated';
import { blackjack, deal } from './blackjack';
import { RULES } from './rules';
import { ShoeWorth } from './shoe-worth';
import { hint } from './strategy';

const STAKE = 2;

/** What the engine itself pays for a round by the hint, in stakes won. */
function wonWith(shoe: readonly Card[]): number {
  let state = deal(shoe, [STAKE]);
  for (let choice = hint(state); choice !== null; choice = hint(state)) state = blackjack.act(state, choice);
  const { stake, pay } = resultAtEnd(blackjack, state);
  return (pay - stake) / STAKE;
}

/** Each order of these cards once, equal cards being the same. */
function* ordersOf(cards: readonly Card[]): Generator<Card[]> {
  if (cards.length === 0) yield [];
  for (const first of new Set(cards)) {
    const rest = cards.toSpliced(cards.indexOf(first), 1);
    for (const order of ordersOf(rest)) yield [first, ...order];
  }
}

it.each([
  ['no pair and no ace', '5c 6c 7c 9c Tc Tc Tc Tc Tc'],
  ['naturals on both sides', 'Ac Ac 6c 9c Tc Tc Tc Tc'],
  ['eights that are split to four hands', '8c 8c 8c 8c 7c Tc Tc Tc Tc Tc Tc Tc Tc'],
  ['a fifth eight, which stays in its pair', '8c 8c 8c 8c 8c 9c Tc Tc Tc Tc Tc'],
  ['aces, which are split once', 'Ac Ac Ac Ac 7c Tc Tc Tc Tc 9c'],
  ['threes, doubled after their split', '3c 3c 3c 8c 6c Tc Tc Tc Tc Tc Tc Tc Tc Tc'],
])('is what the engine pays on average over all orders of a small shoe: %s', (_, codes) => {
  const shoe = cardsOf(codes);
  let won = 0;
  let orders = 0;
  for (const order of ordersOf(shoe)) {
    won += wonWith(order);
    orders += 1;
  }
  expect(orders).toBeGreaterThan(100);
  expect(new ShoeWorth(RULES, shoe).expected()).toBeCloseTo(won / orders, 12);
});
