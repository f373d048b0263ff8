import type { PayTable } from './pay-table';

/**
 * A player who makes so many rounds of one stake, as long as there is money for them. Whole minor units, below the safe
 * integers. The own money is staked first; what a round pays goes where its stake came from.
 */
export interface Walk {
  deposit: number;
  bonus: number;
  stake: number;
  rounds: number;
  pays: PayTable;
  /** The most of the bonus money that becomes real; null is all. */
  maxWin: number | null;
}

/** How far chance may have moved what was simulated: one standard error of each. */
interface Errors {
  /** Of a chance from 0 to 1. */
  finish: number;
  /** Minor units. */
  left: number;
}

/** What becomes of players of a walk. Money is minor units and their parts, as means are. */
export interface Ends {
  /** Chance to make all rounds. */
  finish: number;
  /** Money at the end that can be paid out, on average. */
  left: number;
  /** Stakes that were made, on average. */
  staked: number;
  /** Chances of the heaps of `heapOf`. */
  heaps: number[];
  /** Null where all was computed exactly. */
  errors: Errors | null;
}

/** What the money at the end is measured by: what was paid in, or the bonus that needs no deposit. */
const measureOf = ({ deposit, bonus }: Walk): number => deposit || bonus;

/** Upper ends of the heaps, each inclusive, minor units; the last heap has none. */
export const heapEnds = (walk: Walk): number[] => [0, 1, 2, 4].map((times) => times * measureOf(walk));

/** Heaps of money at the end: nothing, up to what was paid in, up to twice, up to four times as much, more. */
export const HEAPS = 5;

export function heapOf(left: number, ends: readonly number[]): number {
  const heap = ends.findIndex((end) => left <= end);
  return heap === -1 ? ends.length : heap;
}

/** What is left of bonus money once the wagering is done. */
export const converted = (bonus: number, maxWin: number | null): number =>
  maxWin === null ? bonus : Math.min(bonus, maxWin);
