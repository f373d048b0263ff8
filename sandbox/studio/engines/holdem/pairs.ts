import { DECK_SIZE, type Card } from '../cards/cards';

/** Two cards, lower first, by number: the higher card's pairs come after those of lower ones. */
export const pairNumber = (low: Card, high: Card): number => (high * (high - 1)) / 2 + low;
export const PAIRS = pairNumber(DECK_SIZE - 2, DECK_SIZE - 1) + 1;

/** Lower and higher card of each pair. */
export const LOW = new Uint8Array(PAIRS);
export const HIGH = new Uint8Array(PAIRS);
for (let high = 1; high < DECK_SIZE; high += 1) {
  for (let low = 0; low < high; low += 1) {
    LOW[pairNumber(low, high)] = low;
    HIGH[pairNumber(low, high)] = high;
  }
}
