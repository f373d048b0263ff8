import type { Limit } from '../api/get-me-limits';

/** A limit on play that is set. */
export interface SetLimit extends Pick<Limit, 'kind' | 'period' | 'endsAt'> {
  /** Minor units; of time, seconds. */
  left: number;
}

/** The limit that a stake was most likely above: time that is used up, else what leaves the least to stake or to lose. */
export function tightestLimit(limits: readonly Limit[]): SetLimit | null {
  const set = limits.flatMap(({ kind, period, endsAt, left }) =>
    left === null || kind === 'deposit' || (kind === 'time' && left > 0)
      ? []
      : [{ kind, period, endsAt, left }],
  );
  return set.toSorted((one, other) => one.left - other.left)[0] ?? null;
}
