import type { Locale } from '@/lib/domain/locales';
import type { BlockStatus, RedirectStatus } from '@/lib/domain/site-rules';

/** One request, as far as the steps look at it. */
export interface Visit {
  /** Without the base path. A step may change which page is rendered: see `path` of the decision. */
  pathname: string;
  /** '' or `?` and the query. */
  search: string;
  /** ISO 3166 alpha-2, when known. */
  country: string | null;
  locale: Locale;
  /** It carries a signature, which the route that it asks for verifies. */
  signed: boolean;
}

/** What becomes of a request. Paths have no base path. */
export type Decision =
  /** The platform answers, at this path and query of its own. */
  | { kind: 'platform'; target: string }
  | { kind: 'redirect'; path: string; search: string; status: RedirectStatus }
  /** To another site. */
  | { kind: 'away'; url: string; status: RedirectStatus }
  /** One screen in place of everything. */
  | { kind: 'blocked'; path: string; status: BlockStatus }
  /** Status 503, to be asked again in so many seconds, and the notice of the section at this path. */
  | { kind: 'closed'; path: string; retryAfter: number }
  /** The page at this path of `app/`, which begins with the language's tag. */
  | { kind: 'page'; path: string; search: string };

/** A step decides, or lets the next one go on by returning nothing. */
export type Step = (visit: Visit) => Decision | undefined;

/** Runs steps in order until one decides. @throws Error when none does: the last step must always decide. */
export function runSteps(steps: readonly Step[], visit: Visit): Decision {
  for (const step of steps) {
    const decision = step(visit);
    if (decision) return decision;
  }
  throw new Error('no middleware step decided');
}
