import { returnOf, varianceOf, type Outcome } from './outcomes';
import type { Settled } from './stake';

/**
 * Plays rounds and says how far their mean return is from the exact one, in standard errors of the exact variance. For
 * tests with a fixed seed: beyond 4 an engine is wrong, or the seed is one in 16,000.
 */
export function standardErrorsOff(outcomes: readonly Outcome[], rounds: number, play: () => Settled): number {
  let sum = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { stake, pay } = play();
    sum += pay / stake;
  }
  const standardError = Math.sqrt(varianceOf(outcomes).valueOf() / rounds);
  return Math.abs(sum / rounds - returnOf(outcomes).valueOf()) / standardError;
}

/** Values that no bet and no choice holds, as a hostile client may send them. */
export const HOSTILE: readonly unknown[] = [
  undefined,
  null,
  NaN,
  Infinity,
  -Infinity,
  -1,
  -0.5,
  1.5,
  2 ** 53,
  1e300,
  10n,
  '',
  '5',
  'constructor',
  '__proto__',
  true,
  [],
  [5],
  {},
  () => 5,
  Symbol('five'),
];
