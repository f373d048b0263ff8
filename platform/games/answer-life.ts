import type { AnswerLife } from '../kernel/public-answers';

/**
 * The catalogue changes with a seed or with what the studio can play, not with a request. Browsers and shared caches may
 * show a list for half a minute, and a stale one while they fetch the next.
 */
export const LIFE: AnswerLife = {
  freshMs: 10_000,
  cacheControl: 'public, max-age=30, stale-while-revalidate=300',
};

/** What is true at tables now: so fresh that it can be called so, and the studio is asked once for all who look. */
export const NOW_LIFE: AnswerLife = { freshMs: 5_000, cacheControl: 'public, max-age=5' };
