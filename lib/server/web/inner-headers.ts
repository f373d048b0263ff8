import type { ServerResponse } from 'node:http';
import { ENTRY_HEADER } from '@/lib/server/cache/handler/cache-handler.mjs';
import { CODING_HEADER } from '@/lib/http/coding-header';
import { cacheControlOf } from './shared-caching';

export const REWRITE_HEADER = 'x-middleware-rewrite';

/**
 * Keeps back what is between Next and this server: where the middleware sent a request, which names servers behind
 * this one, and the store's key of the page; and what it tells caches in front of pages, unless `shared`.
 * @returns what was kept back so far, by lower-case name.
 */
export function keepBack(response: ServerResponse, shared: boolean): Map<string, string> {
  const kept = new Map<string, string>();
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) => {
    const lower = name.toLowerCase();
    if (lower === 'cache-control') return setHeader(name, cacheControlOf(String(value), shared));
    if (lower === CODING_HEADER) return setHeader('Content-Encoding', String(value));
    if (lower !== REWRITE_HEADER && lower !== ENTRY_HEADER) return setHeader(name, value);
    kept.set(lower, String(value));
    return response;
  };
  // Next says twice where a redirect leads that it answers from the page store.
  const appendHeader = response.appendHeader.bind(response);
  response.appendHeader = (name, value) =>
    name.toLowerCase() === 'location' ? response.setHeader(name, value) : appendHeader(name, value);
  return kept;
}
