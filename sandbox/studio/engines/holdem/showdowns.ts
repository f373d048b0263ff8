import { DECK_SIZE, SUITS, type Card } from '../cards/cards';
import { kindNumber, HAND_KINDS, RANK_BITS, sizeOf, SUITS_OF_CARDS, valueOfRanks } from '../poker/hands';
import { HIGH, LOW } from './pairs';
import { ANTE_PAYS, CALL, LEAST_DEALER } from './rules';

/** Pairs that can be held beside a board of five, and those that the dealer can hold beside a player's. */
export const PAIRS_BESIDE_BOARD = 1_081;
export const DEALERS = 990;

/** What all calls at one board come to: for each pair of the player against all 990 pairs of the dealer. */
export interface Showdown {
  /** Numbers of the pairs, in no order of meaning. */
  pairs: Uint16Array;
  /** Antes won or lost by calling against all dealers together, for the pair at the same place. */
  won: Int32Array;
  /** Squares of antes won or lost, likewise. */
  squares: Int32Array;
}

/** Places of sorted keys are below this. */
const PLACE = 2 ** 11;
const NET_ANTE = Int32Array.from(HAND_KINDS, (kind) => ANTE_PAYS[kind]);

/** A function that works in arrays of its own, which it uses again: read what it returns before the next call. */
export function showdowns(): (board: readonly Card[]) => Showdown {
  const values = new Int32Array(PAIRS_BESIDE_BOARD);
  const found = new Uint16Array(PAIRS_BESIDE_BOARD);
  const keys = new Float64Array(PAIRS_BESIDE_BOARD);
  const pairs = new Uint16Array(PAIRS_BESIDE_BOARD);
  const won = new Int32Array(PAIRS_BESIDE_BOARD);
  const squares = new Int32Array(PAIRS_BESIDE_BOARD);
  const rest = new Uint8Array(DECK_SIZE - 5);
  const suits = new Uint16Array(SUITS.length);
  /** Of hands below the present one, of equal ones, and of those that do not qualify: how many hold each card. */
  const [below, equal, unqualified] = [0, 1, 2].map(() => new Int32Array(DECK_SIZE)) as [
    Int32Array,
    Int32Array,
    Int32Array,
  ];
  const [ranks, suitOf, lowOf, highOf, valueOf, sizes] = [
    RANK_BITS,
    SUITS_OF_CARDS,
    LOW,
    HIGH,
    valueOfRanks,
    sizeOf,
  ];
  const [leastDealer, netAnte, kindAt] = [LEAST_DEALER, NET_ANTE, kindNumber];

  /** Values of all pairs with the board, in `values` and `found`. */
  function evaluate(board: readonly Card[]): void {
    let [once, twice, thrice, four] = [0, 0, 0, 0];
    suits.fill(0);
    for (const card of board) {
      const rank = ranks[card] as number;
      [four, thrice, twice, once] = [
        four | (thrice & rank),
        thrice | (twice & rank),
        twice | (once & rank),
        once | rank,
      ];
      (suits[suitOf[card] as number] as number) |= rank;
    }
    const flushSuit = suits.findIndex((held) => sizes(held) >= 3);
    const flushRanks = flushSuit < 0 ? 0 : (suits[flushSuit] as number);
    let free = 0;
    for (let card = 0; card < DECK_SIZE; card += 1) {
      if (!board.includes(card)) {
        rest[free] = card;
        free += 1;
      }
    }
    let at = 0;
    for (let upper = 1; upper < free; upper += 1) {
      const high = rest[upper] as number;
      const highRank = ranks[high] as number;
      const four1 = four | (thrice & highRank);
      const thrice1 = thrice | (twice & highRank);
      const twice1 = twice | (once & highRank);
      const once1 = once | highRank;
      const flush1 = (suitOf[high] as number) === flushSuit ? flushRanks | highRank : flushRanks;
      const firstPair = (high * (high - 1)) / 2;
      for (let lower = 0; lower < upper; lower += 1) {
        const low = rest[lower] as number;
        const rank = ranks[low] as number;
        const flush = (suitOf[low] as number) === flushSuit ? flush1 | rank : flush1;
        values[at] = valueOf(
          once1 | rank,
          twice1 | (once1 & rank),
          thrice1 | (twice1 & rank),
          four1 | (thrice1 & rank),
          sizes(flush) >= 5 ? flush : 0,
        );
        found[at] = firstPair + low;
        at += 1;
      }
    }
  }

  /** Counts the cards of a run of hands, from `start` to before `end` in order of value. */
  function count(start: number, end: number, counts: Int32Array): void {
    for (let at = start; at < end; at += 1) {
      const pair = pairs[at] as number;
      (counts[lowOf[pair] as number] as number) += 1;
      (counts[highOf[pair] as number] as number) += 1;
    }
  }

  return (board) => {
    evaluate(board);
    for (let at = 0; at < PAIRS_BESIDE_BOARD; at += 1) keys[at] = (values[at] as number) * PLACE + at;
    keys.sort();
    let notQualified = 0;
    for (let at = 0; at < PAIRS_BESIDE_BOARD; at += 1) {
      const place = (keys[at] as number) % PLACE;
      pairs[at] = found[place] as number;
      if ((values[place] as number) < leastDealer) notQualified = at + 1;
    }
    below.fill(0);
    unqualified.fill(0);
    count(0, notQualified, unqualified);
    let start = 0;
    while (start < PAIRS_BESIDE_BOARD) {
      const value = Math.floor((keys[start] as number) / PLACE);
      let end = start + 1;
      while (end < PAIRS_BESIDE_BOARD && Math.floor((keys[end] as number) / PLACE) === value) end += 1;
      equal.fill(0);
      count(start, end, equal);
      const ante = netAnte[kindAt(value)] as number;
      const plays = value >= leastDealer;
      for (let at = start; at < end; at += 1) {
        const pair = pairs[at] as number;
        const low = lowOf[pair] as number;
        const high = highOf[pair] as number;
        // Pairs that share a card with this one are nobody's; the pair itself shares both.
        const out =
          notQualified - (unqualified[low] as number) - (unqualified[high] as number) + (plays ? 0 : 1);
        const ties = plays ? end - start - (equal[low] as number) - (equal[high] as number) + 1 : 0;
        const wins = plays ? start - (below[low] as number) - (below[high] as number) - out : 0;
        const losses = DEALERS - out - ties - wins;
        const [both, whole] = [ante + CALL, 1 + CALL];
        won[at] = out * ante + wins * both - losses * whole;
        squares[at] = out * ante * ante + wins * both * both + losses * whole * whole;
      }
      count(start, end, below);
      start = end;
    }
    return { pairs, won, squares };
  };
}
