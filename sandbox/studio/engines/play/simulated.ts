import type { Engine } from './engine';
import type { Moments } from './outcomes';
import type { Settled } from './stake';

/** What a round gave back for each unit staked. */
export const returned = ({ stake, pay }: Settled): number => pay / stake;

/** What a round comes to when its player leaves it now. */
export function resultAtEnd<State, Result extends Settled>(
  { finish, result }: Pick<Engine<never, State, never, unknown, Result>, 'finish' | 'result'>,
  state: State,
): Result {
  const settled = result(finish(state));
  if (settled === null) throw new RangeError('a finished round has a result');
  return settled;
}

/** Moments as ratios or as plain numbers. */
interface Valued {
  mean: { valueOf(): number };
  variance: { valueOf(): number };
}

/** How far a mean over so many rounds is from the exact one, in standard errors of the exact variance. */
export const errorsOff = (seen: number, rounds: number, { mean, variance }: Valued): number =>
  Math.abs(seen - mean.valueOf()) / Math.sqrt(variance.valueOf() / rounds);

/**
 * Plays rounds and says how far their mean is from the exact one, as errorsOff(). For tests with a fixed seed: beyond 4 an
 * engine is wrong, or the seed is one in 16,000.
 */
export function standardErrorsOff(exact: Moments, rounds: number, play: () => number): number {
  let sum = 0;
  for (let round = 0; round < rounds; round += 1) sum += play();
  return errorsOff(sum / rounds, rounds, exact);
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
  ['5'],
  {},
  () => 5,
  Symbol('five'),
];
