import { isOutcome, type Outcome } from './people';

/** How the log-ins under way go, by their grant. */
export interface Outcomes {
  keep(grantId: string, outcome: unknown): void;
  of(grantId: string | undefined): Outcome;
}

/** Log-ins that are remembered at once; the oldest are forgotten first. */
const MOST = 1_000;

export function createOutcomes(): Outcomes {
  const kept = new Map<string, Outcome>();
  return {
    keep(grantId, outcome) {
      if (typeof outcome !== 'string' || !isOutcome(outcome)) return;
      kept.set(grantId, outcome);
      const [oldest] = kept.keys();
      if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
    },
    of: (grantId) => kept.get(grantId ?? '') ?? 'usual',
  };
}
