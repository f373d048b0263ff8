import Fraction from 'fraction.js';
import { DECK_SIZE } from '../cards/cards';
import type { Moments } from '../play/outcomes';
import { eachHand, sharedBy } from '../poker/every-hand';
import { handValue } from '../poker/hands';
import { HAND_SIZE } from './holds';
import { payOf } from './pays';

const SUBSETS = 2 ** HAND_SIZE;
const ALL = SUBSETS - 1;

/** Pascal's triangle: `CHOOSE[k][n]` ways to take k of n things. */
const CHOOSE: number[][] = [Array.from({ length: DECK_SIZE + 1 }, () => 1)];
for (let taken = 1; taken <= HAND_SIZE; taken += 1) {
  const row = [0];
  for (let from = 1; from <= DECK_SIZE; from += 1)
    row.push((row[from - 1] as number) + (CHOOSE[taken - 1]?.[from - 1] as number));
  CHOOSE.push(row);
}
const waysOf = (taken: number, from: number): number => CHOOSE[taken]?.[from] ?? 0;

/** How many of the five places a subset holds, and its highest place. */
const HELD = Array.from({ length: SUBSETS }, (_, bits) => bits.toString(2).replaceAll('0', '').length);
const LAST = Array.from({ length: SUBSETS }, (_, bits) => bits.toString(2).length - 1);

/** Sets of up to five cards are numbered: smaller ones first, those of a size by their highest cards. */
const FIRST_OF_SIZE = [0];
for (let size = 0; size <= HAND_SIZE; size += 1)
  FIRST_OF_SIZE.push((FIRST_OF_SIZE[size] as number) + waysOf(size, DECK_SIZE));
const SETS = FIRST_OF_SIZE[HAND_SIZE + 1] as number;

/** Draws from the 47 other cards for each number of cards held, and the least common multiple of all of them. */
const DRAWS = Array.from({ length: HAND_SIZE + 1 }, (_, held) =>
  waysOf(HAND_SIZE - held, DECK_SIZE - HAND_SIZE),
);
const COMMON_DRAWS = Number(DRAWS.reduce((all, draws) => all.lcm(draws), new Fraction(1)).n);
const WEIGHTS = DRAWS.map((draws) => COMMON_DRAWS / draws);

/** Numbers of the 32 subsets of a hand, in the order of `HOLDS`. */
function numberSubsets(hand: readonly number[], numbers: Int32Array): void {
  const [held, last, choose] = [HELD, LAST, CHOOSE];
  numbers[0] = 0;
  for (let bits = 1; bits < SUBSETS; bits += 1) {
    const highest = last[bits] as number;
    const ways = choose[held[bits] as number] as number[];
    numbers[bits] = (numbers[bits ^ (1 << highest)] as number) + (ways[hand[highest] as number] as number);
  }
  for (let bits = 0; bits < SUBSETS; bits += 1)
    (numbers[bits] as number) += FIRST_OF_SIZE[held[bits] as number] as number;
}

/** For each set of up to five cards, what all hands that hold it pay together: pays, and pays squared. */
export interface Sums {
  pays: Int32Array;
  squares: Int32Array;
}

export function sumsOfSets(): Sums {
  const pays = new Int32Array(SETS);
  const squares = new Int32Array(SETS);
  const numbers = new Int32Array(SUBSETS);
  eachHand((hand) => {
    const pay = payOf(handValue(hand));
    if (pay === 0) return;
    numberSubsets(hand, numbers);
    for (const number of numbers) {
      (pays[number] as number) += pay;
      (squares[number] as number) += pay * pay;
    }
  });
  return { pays, squares };
}

/**
 * From sums of all hands that hold a subset to sums of those draws alone that throw the rest of the hand away, for all 32
 * subsets: by inclusion and exclusion.
 */
function withoutTheRest(ofSets: Int32Array, numbers: Int32Array, sums: Float64Array): void {
  for (let bits = 0; bits < SUBSETS; bits += 1) sums[bits] = ofSets[numbers[bits] as number] as number;
  for (let place = 1; place < SUBSETS; place *= 2) {
    for (let bits = 0; bits < SUBSETS; bits += 1)
      if ((bits & place) === 0) (sums[bits] as number) -= sums[bits | place] as number;
  }
}

/** What each of the 32 holds of one hand pays over all of its draws, in the order of `HOLDS`. */
export function paysOfHolds(sums: Sums, hand: readonly number[]): number[] {
  const numbers = new Int32Array(SUBSETS);
  const pays = new Float64Array(SUBSETS);
  numberSubsets(hand, numbers);
  withoutTheRest(sums.pays, numbers, pays);
  return [...pays];
}

/** Return of perfect play, in stakes. */
export interface PerfectPlay extends Moments {
  /** Hands that are not equal but for the names of suits, and all hands. */
  classes: number;
  hands: number;
}

/**
 * The exact return of perfect play: for one hand of each class the 32 holds by all of their draws, as whole numbers over
 * COMMON_DRAWS, the best of them counted as often as the class has hands. All sums are safe integers.
 */
export function perfectPlay(sums: Sums): PerfectPlay {
  const numbers = new Int32Array(SUBSETS);
  const pays = new Float64Array(SUBSETS);
  const squares = new Float64Array(SUBSETS);
  let [classes, hands, total, totalSquares] = [0, 0, 0, 0];
  eachHand((hand) => {
    const share = sharedBy(hand);
    if (share === 0) return;
    numberSubsets(hand, numbers);
    withoutTheRest(sums.pays, numbers, pays);
    let [best, bestHold] = [-1, ALL];
    for (let bits = ALL; bits >= 0; bits -= 1) {
      const worth = (pays[bits] as number) * (WEIGHTS[HELD[bits] as number] as number);
      if (worth > best) [best, bestHold] = [worth, bits];
    }
    withoutTheRest(sums.squares, numbers, squares);
    classes += 1;
    hands += share;
    total += share * best;
    totalSquares += share * (squares[bestHold] as number) * (WEIGHTS[HELD[bestHold] as number] as number);
  });
  const cycle = BigInt(hands) * BigInt(COMMON_DRAWS);
  const mean = new Fraction(BigInt(total), cycle);
  return {
    classes,
    hands,
    mean,
    variance: new Fraction(BigInt(totalSquares), cycle).sub(mean.mul(mean)),
  };
}
