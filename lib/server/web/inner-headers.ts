import { ENTRY_HEADER } from '@/lib/server/cache/handler/cache-handler.mjs';
import { CODING_HEADER } from '../http/coding-header';
import type { Answer } from './answer';
import { cacheControlOf } from './shared-caching';

export const REWRITE_HEADER = 'x-middleware-rewrite';

/**
 * Removes headers that are meant for this server alone: the middleware's rewrite, which names servers behind this
 * one, the page store's key, and, unless `shared`, what Next tells caches in front of it.
 * @returns what was removed so far, by lower-case name.
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
