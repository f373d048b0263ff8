/** A source of whole numbers, uniform in [0, bound). */
export interface Rng {
  below(bound: number): number;
}

const RANGE = 2 ** 32;

/**
 * Uniform numbers below a bound out of 32-bit words. Words beyond the last whole multiple of the bound are
 * thrown away, so that no stop is more likely than another (a plain remainder would favour the low ones).
 */
export function rngOf(nextWord: () => number): Rng {
  return {
    below(bound) {
      if (bound >>> 0 !== bound || bound === 0)
        throw new RangeError('a bound is a whole number, 1 to 2^32 - 1');
      const limit = RANGE - (RANGE % bound);
      let word = nextWord();
      while (word >= limit) word = nextWord();
      return word % bound;
    },
  };
}
