import type { FreeSpins } from '../api/get-me-free-spins';

type Counted = Pick<FreeSpins, 'left' | 'numberDay'>;

/** Left of all of them: the number that the browser keeps (SPEC §4, oldFreeSpin). */
export const leftOf = (all: readonly Counted[]): number => all.reduce((sum, { left }) => sum + left, 0);

/** What of them can be used today. */
export const todayOf = (all: readonly Counted[]): number =>
  all.reduce((sum, { numberDay }) => sum + numberDay, 0);

/** The games that they can be used in, those of what ends first first; each once. */
export const gamesOf = (all: readonly Pick<FreeSpins, 'games'>[]): string[] => [
  ...new Set(all.flatMap(({ games }) => games)),
];
