import { exactly, isOnLattice, workOf } from './exact';
import { simulated } from './simulated';
import type { Ends, Walk } from './walk';

/** Steps of work that are worth an exact answer: about two seconds of a phone's worker. */
const MOST_WORK = 400_000_000;
/** Rounds that are drawn at most, where answers are simulated. */
const MOST_DRAWS = 80_000_000;
const MOST_PLAYERS = 40_000;
const LEAST_PLAYERS = 2_000;

/** So that those who play long are not waited for too long. */
const playersOf = ({ rounds }: Walk): number =>
  Math.min(MOST_PLAYERS, Math.max(LEAST_PLAYERS, Math.floor(MOST_DRAWS / Math.max(rounds, 1))));

/** Whether a walk is computed exactly. */
export const isExact = (walk: Walk): boolean => isOnLattice(walk) && workOf(walk) <= MOST_WORK;

/**
 * What becomes of the players of a walk: computed exactly where money is whole stakes and the work is little enough, else simulated.
 * @yields the share that is done, 0 to 1
 */
export const solve = (walk: Walk): Generator<number, Ends> =>
  isExact(walk) ? exactly(walk) : simulated(walk, playersOf(walk));

/** The same at once. */
export function solved(walk: Walk): Ends {
  const work = solve(walk);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
