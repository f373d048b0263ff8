import Fraction from 'fraction.js';
import type { Multiple } from './stake';

/** One thing that a bet can come to: how likely it is, and what it pays as a multiple of the stake. */
export interface Outcome {
  chance: Fraction;
  multiple: Fraction;
}

/** A multiple as an exact number. */
export const fractionOf = ({ numerator, denominator }: Multiple): Fraction =>
  new Fraction(numerator, denominator);

/** An outcome of `ways` out of `all` that are equally likely. */
export const outcome = (ways: bigint, all: bigint, multiple: Multiple): Outcome => ({
  chance: new Fraction(ways, all),
  multiple: fractionOf(multiple),
});

/** What a bet comes to on average, and its variance: in stakes and squared stakes. */
export interface Moments {
  mean: Fraction;
  variance: Fraction;
}

/** Exact return of a bet, in stakes: 99/100 is 99 %. Before pays are rounded down to the minor unit. */
export function returnOf(outcomes: readonly Outcome[]): Fraction {
  return outcomes.reduce((sum, { chance, multiple }) => sum.add(chance.mul(multiple)), new Fraction(0));
}

/** Exact return and variance of a bet. */
export function momentsOf(outcomes: readonly Outcome[]): Moments {
  const mean = returnOf(outcomes);
  const squares = outcomes.map(({ chance, multiple }) => ({ chance, multiple: multiple.mul(multiple) }));
  return { mean, variance: returnOf(squares).sub(mean.mul(mean)) };
}

/** Number of ways to choose `count` of `from` things, in any order. */
export function choose(from: number, count: number): bigint {
  if (count < 0 || count > from) return 0n;
  let ways = 1n;
  for (let one = 1; one <= count; one += 1) ways = (ways * BigInt(from - count + one)) / BigInt(one);
  return ways;
}
