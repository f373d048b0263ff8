import { OUTSIDE_NAMES, POCKETS, spotAt, type Spot } from './layout';

/** Lists of distinct numbers, ascending, up to a length. */
function* setsOf(longest: number, from = 0, taken: number[] = []): Generator<number[]> {
  if (taken.length > 0) yield taken;
  if (taken.length === longest) return;
  for (let pocket = from; pocket < POCKETS; pocket += 1)
    yield* setsOf(longest, pocket + 1, [...taken, pocket]);
}

const RUNS_OF_SIX = Array.from({ length: POCKETS - 5 }, (_, first) =>
  Array.from({ length: 6 }, (__, step) => first + step),
);

/** For tests: every spot of the cloth, found by trial of all sets of up to four numbers and all runs of six. */
export const everySpot = (): Spot[] =>
  [...setsOf(4), ...RUNS_OF_SIX, ...OUTSIDE_NAMES].map(spotAt).filter((spot) => spot !== undefined);
