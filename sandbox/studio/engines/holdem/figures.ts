import Fraction from 'fraction.js';

/**
 * Exact figures of an ante, in antes, as `exactHoldem` counts them: that takes a minute, so they stand here, and its long
 * test holds them against what it counts.
 */
export const HOLDEM_FIGURES = {
  /** What an ante loses with best play: 2.158 %. */
  edge: new Fraction('1363917077/63213204600'),
  /** Share of hands that are worth a call: 81.99 %. */
  calls: new Fraction('13057/15925'),
  /** What an ante and its call win or lose when every hand is called. */
  always: {
    mean: new Fraction('-27464897003/347672625300'),
    variance: new Fraction('955123949435141109054791/120876254382994200090000'),
  },
};
