import { DECK_SIZE, RANKS, rankOf, suitOf, SUITS, type Card } from '../cards/cards';

/** Kinds of hands, the lowest first; a kind is a place in it. */
export const HAND_KINDS = [
  'high_card',
  'pair',
  'two_pair',
  'three_of_a_kind',
  'straight',
  'flush',
  'full_house',
  'four_of_a_kind',
  'straight_flush',
  'royal_flush',
] as const;
export type HandKind = (typeof HAND_KINDS)[number];

/**
 * What a hand of five to seven cards is worth, as a whole number below 2^30: of two hands the better one has the higher
 * number, equal hands have the same. It is made of three parts, each decisive before the next: the kind (a place in
 * `HAND_KINDS`), the ranks that make the kind, and the ranks beside them. Ranks are bits: 1 for a two to 2^12 for an ace.
 */
export type HandValue = number;

const PART = RANKS.length;
const MAIN = 2 ** PART;
const KIND = MAIN * MAIN;
const SETS_OF_RANKS = 2 ** PART;

const HIGH_CARD = 0;
const PAIR = 1;
const TWO_PAIR = 2;
const THREE = 3;
const STRAIGHT = 4;
const FLUSH = 5;
const FULL_HOUSE = 6;
const FOUR = 7;
const STRAIGHT_FLUSH = 8;
const ROYAL_FLUSH = 9;

const { clz32 } = Math;
const highest = (ranks: number): number => (ranks === 0 ? 0 : 2 ** (31 - clz32(ranks)));

/** How many ranks a set holds. */
const SIZE = new Uint8Array(SETS_OF_RANKS);
/** The highest rank of the best straight in a set of ranks, as its bit; 0 for none. The ace is also below the two. */
const STRAIGHT_TO = new Uint16Array(SETS_OF_RANKS);
/** The five highest ranks of a set. */
const TOP_FIVE = new Uint16Array(SETS_OF_RANKS);
for (let ranks = 1; ranks < SETS_OF_RANKS; ranks += 1) {
  SIZE[ranks] = (SIZE[ranks >> 1] as number) + (ranks & 1);
  const withLowAce = (ranks << 1) | (ranks >> (PART - 1));
  const runs =
    withLowAce &
    (withLowAce << 1) &
    (withLowAce << 2) &
    (withLowAce << 3) &
    (withLowAce << 4) &
    (2 * SETS_OF_RANKS - 1);
  STRAIGHT_TO[ranks] = highest(runs) / 2;
  TOP_FIVE[ranks] = (SIZE[ranks] as number) > 5 ? (TOP_FIVE[ranks & (ranks - 1)] as number) : ranks;
}

/** How many ranks a set of ranks, as bits, holds. */
export const sizeOf = (ranks: number): number => SIZE[ranks] as number;

/** The highest `count` ranks of a set. */
function topOf(ranks: number, count: number): number {
  let left = ranks;
  for (let over = sizeOf(ranks) - count; over > 0; over -= 1) left &= left - 1;
  return left;
}

const ACE_BIT = SETS_OF_RANKS / 2;

/**
 * Value of a hand from its ranks, for enumerations; others call `handValue`.
 * @param once ranks that it holds at least once, as bits; `twice`, `thrice`, `fourTimes` likewise
 * @param flush ranks of the suit of which it holds five or more; 0 without such a suit
 */
export function valueOfRanks(
  once: number,
  twice: number,
  thrice: number,
  fourTimes: number,
  flush: number,
): HandValue {
  if (flush !== 0) {
    const to = STRAIGHT_TO[flush] as number;
    if (to !== 0) return (to === ACE_BIT ? ROYAL_FLUSH : STRAIGHT_FLUSH) * KIND + to * MAIN;
  }
  if (fourTimes !== 0) return FOUR * KIND + fourTimes * MAIN + highest(once & ~fourTimes);
  if (thrice !== 0) {
    const three = highest(thrice);
    const pairs = twice & ~three;
    if (pairs !== 0) return FULL_HOUSE * KIND + three * MAIN + highest(pairs);
  }
  if (flush !== 0) return FLUSH * KIND + (TOP_FIVE[flush] as number) * MAIN;
  const straight = STRAIGHT_TO[once] as number;
  if (straight !== 0) return STRAIGHT * KIND + straight * MAIN;
  if (thrice !== 0) return THREE * KIND + thrice * MAIN + topOf(once & ~thrice, 2);
  if (twice === 0) return HIGH_CARD * KIND + (TOP_FIVE[once] as number) * MAIN;
  const pair = highest(twice);
  if (pair === twice) return PAIR * KIND + pair * MAIN + topOf(once & ~pair, 3);
  const both = topOf(twice, 2);
  return TWO_PAIR * KIND + both * MAIN + highest(once & ~both);
}

/** Rank of each card as a bit, and its suit: read in loops of millions. */
export const RANK_BITS = Uint16Array.from({ length: DECK_SIZE }, (_, card) => 2 ** rankOf(card));
export const SUITS_OF_CARDS = Uint8Array.from({ length: DECK_SIZE }, (_, card) => suitOf(card));

const ranksBySuit = new Uint16Array(SUITS.length);

/** Value of the best five of five to seven different cards. */
export function handValue(cards: readonly Card[]): HandValue {
  let [once, twice, thrice, fourTimes] = [0, 0, 0, 0];
  ranksBySuit.fill(0);
  for (const card of cards) {
    const rank = RANK_BITS[card] as number;
    fourTimes |= thrice & rank;
    thrice |= twice & rank;
    twice |= once & rank;
    once |= rank;
    (ranksBySuit[SUITS_OF_CARDS[card] as number] as number) |= rank;
  }
  let flush = 0;
  for (const ranks of ranksBySuit) if (sizeOf(ranks) >= 5) flush = ranks;
  return valueOfRanks(once, twice, thrice, fourTimes, flush);
}

/** Place in `HAND_KINDS` of a hand of this value. */
export const kindNumber = (value: HandValue): number => Math.floor(value / KIND);

/** The kind of a hand of this value. */
export const kindOf = (value: HandValue): HandKind => HAND_KINDS[kindNumber(value)] ?? 'high_card';

/** Ranks that make the kind of a hand of this value, the highest first: of two pair both, of a full house the three. */
export const ranksOf = (value: HandValue): number[] => {
  const main = Math.floor(value / MAIN) % MAIN;
  return Array.from({ length: PART }, (_, at) => PART - 1 - at).filter((rank) => (main >> rank) & 1);
};

/** The least value of a pair of a rank (0 for twos to 12 for aces): "jacks or better" is anything from `pairOf(9)`. */
export const pairOf = (rank: number): HandValue => PAIR * KIND + 2 ** rank * MAIN;
