import Fraction from 'fraction.js';
import type { Multiple } from './stake';

/** One thing that a bet can come to: how likely it is, and what it pays as a multiple of the stake. */
export interface Outcome {
  chance: Fraction;
  multiple: Fraction;
}

/** An outcome of `ways` out of `all` that are equally likely. */
export const outcome = (ways: bigint, all: bigint, { numerator, denominator }: Multiple): Outcome => ({
  chance: new Fraction(ways, all),
  multiple: new Fraction(numerator, denominator),
});

/** Exact return of a bet, in stakes: 99/100 is 99 %. Before pays are rounded down to the minor unit. */
export function returnOf(outcomes: readonly Outcome[]): Fraction {
  return outcomes.reduce((sum, { chance, multiple }) => sum.add(chance.mul(multiple)), new Fraction(0));
}

/** Exact variance of a bet's multiple, in squared stakes. */
export function varianceOf(outcomes: readonly Outcome[]): Fraction {
  const squares = outcomes.reduce(
    (sum, { chance, multiple }) => sum.add(chance.mul(multiple).mul(multiple)),
    new Fraction(0),
  );
  const mean = returnOf(outcomes);
  return squares.sub(mean.mul(mean));
}

/** Number of ways to choose `count` of `from` things, in any order. */
export function choose(from: number, count: number): bigint {
  if (count < 0 || count > from) return 0n;
  let ways = 1n;
  for (let one = 1; one <= count; one += 1) ways = (ways * BigInt(from - count + one)) / BigInt(one);
  return ways;
}
