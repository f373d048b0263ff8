import { ENTRY_HEADER } from '@/lib/server/cache/handler/cache-handler.mjs';
import { CODING_HEADER } from '@/lib/http/coding-header';
import type { Answer } from './answer';
import { cacheControlOf } from './shared-caching';

export const REWRITE_HEADER = 'x-middleware-rewrite';

/**
 * Keeps back what is between Next and this server: where the middleware sent a request, which names servers behind
 * this one, and the store's key of the page; and what it tells caches in front of pages, unless `shared`.
 * @returns what was kept back so far, by lower-case name.
 */
export function keepBack(answer: Answer, shared: boolean): Map<string, string> {
  const kept = new Map<string, string>();
  answer.addHeaderRule((name, value) => {
    if (name === 'cache-control')
      return { name: 'Cache-Control', value: cacheControlOf(String(value), shared) };
    if (name === CODING_HEADER) return { name: 'Content-Encoding', value };
    if (name !== REWRITE_HEADER && name !== ENTRY_HEADER) return { name, value };
    kept.set(name, String(value));
    return null;
  });
  return kept;
}
