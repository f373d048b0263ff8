import { DECK_SIZE, RANKS, rankOf, SUITS, type Card } from '../cards/cards';
import { RANK_BITS, SUITS_OF_CARDS } from '../poker/hands';
import { HIGH, LOW, pairNumber, PAIRS } from './pairs';

/** The 24 ways to give other names to the suits: `order[suit]` is the new one. */
const ORDERS: readonly (readonly number[])[] = [0, 1, 2, 3].flatMap((clubs) =>
  [0, 1, 2, 3]
    .filter((suit) => suit !== clubs)
    .flatMap((diamonds) => {
      const left = [0, 1, 2, 3].filter((suit) => suit !== clubs && suit !== diamonds);
      return [left, left.toReversed()].map((others) => [clubs, diamonds, ...others]);
    }),
);

const renamed = (card: Card, order: readonly number[]): Card =>
  (order[SUITS_OF_CARDS[card] as number] as number) * RANKS.length + rankOf(card);

/** For each order of suits, what each pair of cards becomes. */
const PAIRS_RENAMED: readonly Uint16Array[] = ORDERS.map((order) =>
  Uint16Array.from({ length: PAIRS }, (_, pair) => {
    const [one, other] = [renamed(LOW[pair] as number, order), renamed(HIGH[pair] as number, order)];
    return pairNumber(Math.min(one, other), Math.max(one, other));
  }),
);

/** Flops that differ in names of suits alone. One of them stands for all: the example. */
export interface FlopKind {
  example: readonly Card[];
  /** How many flops are of this kind. */
  count: number;
  /** Pairs that can be held beside the example; those that differ in names of suits alone stand together. */
  pairs: readonly (readonly number[])[];
}

export interface Flop {
  /** Number of its kind. */
  kind: number;
  /** What each pair becomes under names of suits that make this flop the example of its kind. */
  renamedPairs: Uint16Array;
}

/** Ranks of each suit, as bits. */
function ranksBySuit(cards: readonly Card[]): number[] {
  const suits = Array.from(SUITS, () => 0);
  for (const card of cards) {
    const suit = SUITS_OF_CARDS[card] as number;
    suits[suit] = (suits[suit] as number) | (RANK_BITS[card] as number);
  }
  return suits;
}

/** Pairs beside a flop, together with what they become under orders of suits that leave the flop as it is. */
function pairsBeside(flop: readonly Card[], orders: readonly number[]): number[][] {
  const seen = new Set<number>();
  const classes: number[][] = [];
  for (let pair = 0; pair < PAIRS; pair += 1) {
    if (seen.has(pair) || flop.includes(LOW[pair] as number) || flop.includes(HIGH[pair] as number)) continue;
    const alike = [...new Set(orders.map((order) => PAIRS_RENAMED[order]?.[pair] ?? pair))];
    for (const one of alike) seen.add(one);
    classes.push(alike);
  }
  return classes;
}

const numberOf = (low: Card, middle: Card, high: Card): number =>
  (high * DECK_SIZE + middle) * DECK_SIZE + low;

export interface EveryFlop {
  kinds: FlopKind[];
  /** The flop of three ascending cards. */
  flopOf: (low: Card, middle: Card, high: Card) => Flop | undefined;
}

export function everyFlop(): EveryFlop {
  const flops: Flop[] = [];
  const known = new Map<string, number>();
  const kinds: FlopKind[] = [];
  const ordersFrom = (ranks: readonly number[], to: readonly number[]) =>
    ORDERS.flatMap((order, at) => (order.every((suit, from) => to[suit] === ranks[from]) ? [at] : []));
  for (let high = 2; high < DECK_SIZE; high += 1) {
    for (let middle = 1; middle < high; middle += 1) {
      for (let low = 0; low < middle; low += 1) {
        const cards = [low, middle, high];
        const suits = ranksBySuit(cards);
        const sorted = suits.toSorted((a, b) => b - a);
        const [order = 0] = ordersFrom(suits, sorted);
        const number = known.get(sorted.join()) ?? kinds.length;
        known.set(sorted.join(), number);
        const example = cards.map((card) => renamed(card, ORDERS[order] ?? []));
        kinds[number] ??= { example, count: 0, pairs: pairsBeside(example, ordersFrom(sorted, sorted)) };
        kinds[number].count += 1;
        flops[numberOf(low, middle, high)] = {
          kind: number,
          renamedPairs: PAIRS_RENAMED[order] as Uint16Array,
        };
      }
    }
  }
  return { kinds, flopOf: (low, middle, high) => flops[numberOf(low, middle, high)] };
}
