import type { SeenRound } from '../../live/live-events';

/** What each round was bound to, as it was told while bets were open: by its id, the latest last. */
export interface Commitments {
  readonly all: ReadonlyMap<string, string>;
  hear(round: SeenRound): void;
}

/** @param most of so many rounds */
export function createCommitments(most: number): Commitments {
  const all = new Map<string, string>();
  return {
    all,
    hear({ id, commitment }) {
      // What was heard first counts.
      if (!all.has(id)) all.set(id, commitment);
      const [oldest] = all.keys();
      if (all.size > most && oldest !== undefined) all.delete(oldest);
    },
  };
}
