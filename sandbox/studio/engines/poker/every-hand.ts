import { DECK_SIZE, SUITS, type Card } from '../cards/cards';
import { RANK_BITS, SUITS_OF_CARDS } from './hands';

const HAND_SIZE = 5;

/** Calls back with each of 2,598,960 sets of five cards, ascending, in one array that is used again. */
export function eachHand(use: (hand: readonly Card[]) => void): void {
  const hand = [0, 0, 0, 0, 0];
  const place = (at: number, below: number) => {
    for (let card = at; card < below; card += 1) {
      hand[at] = card;
      if (at > 0) place(at - 1, card);
      else use(hand);
    }
  };
  place(HAND_SIZE - 1, DECK_SIZE);
}

const suits = new Int32Array(SUITS.length);

/**
 * How many sets of cards become this one by giving other names to the suits; 0 unless this is the one of them that stands
 * for all: its suits have their ranks, as numbers of bits, in descending order.
 */
export function sharedBy(cards: readonly Card[]): number {
  suits.fill(0);
  for (const card of cards) (suits[SUITS_OF_CARDS[card] as number] as number) |= RANK_BITS[card] as number;
  let [orders, equal] = [24, 1];
  for (let suit = 1; suit < suits.length; suit += 1) {
    const [before, ranks] = [suits[suit - 1] as number, suits[suit] as number];
    if (ranks > before) return 0;
    equal = ranks === before ? equal + 1 : 1;
    orders /= equal;
  }
  return orders;
}
