import type { IncomingMessage, ServerResponse } from 'node:http';
import { parse } from 'hono/utils/cookie';
import { DRAFT_COOKIE } from '@/lib/domain/preview';
import { decide, type Asked, type MiddlewareSettings } from '@/lib/server/middleware/steps';
import { encodingFor } from './encoding';
import type { KeptPages } from './kept-pages';

/** Headers of a request that wants something else than the whole page from the cache. */
const OTHER_HEADERS = ['rsc', 'next-router-prefetch', 'next-router-state-tree', 'x-prerender-revalidate'];
/** Paths that are spelled in one way only. */
const PLAIN_PATH = /^(?:\/[\w~-][\w.~-]*)*\/?$/;

const cookieOf = (header: string | undefined, name: string): string | null =>
  parse(header ?? '', name)[name] ?? null;

const headerOf = (request: IncomingMessage, name: string): string | null => {
  const value = request.headers[name.toLowerCase()];
  return (Array.isArray(value) ? value.join(', ') : value) ?? null;
};

/** What the middleware's steps look at, from Node's request; null for a path outside of ours. */
export function askedFor(request: IncomingMessage, basePath: string): Asked | null {
  const { url = '', headers } = request;
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  if (path !== basePath && !path.startsWith(`${basePath}/`)) return null;
  // Next redirects `/app/` to `/app`.
  if (basePath !== '' && path === `${basePath}/`) return null;
  return {
    pathname: path.slice(basePath.length) || '/',
    search: mark < 0 ? '' : url.slice(mark),
    header: (name) => headerOf(request, name),
    cookie: (name) => cookieOf(headers.cookie, name),
  };
}

/**
 * The path of the page that a request would get from Next, or null when it is for Next alone. The middleware's own
 * steps decide, so that language and blocked countries hold here as they do there.
 */
export function pagePathOf(
  request: IncomingMessage,
  settings: MiddlewareSettings,
  basePath: string,
): string | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  if (OTHER_HEADERS.some((name) => request.headers[name] !== undefined)) return null;
  if (cookieOf(request.headers.cookie, DRAFT_COOKIE) !== null) return null;
  const asked = askedFor(request, basePath);
  if (!asked || !PLAIN_PATH.test(asked.pathname)) return null;
  const decision = decide(asked, settings);
  return decision.kind === 'page' && decision.search === '' ? decision.path : null;
}

const matches = (ifNoneMatch: string | undefined, etag: string) =>
  (ifNoneMatch ?? '').split(',').some((entry) => entry.trim() === etag || entry.trim() === '*');

/** Sends the page if it is kept. @returns whether it was sent. */
export function sendKept(
  pages: KeptPages,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const encoding = encodingFor(headerOf(request, 'accept-encoding') ?? undefined);
  const kept = pages.find(path, encoding);
  if (!kept) return false;
  const headers = { ...kept.headers, ETag: kept.etag };
  if (matches(request.headers['if-none-match'], kept.etag)) {
    response.writeHead(304, headers).end();
    return true;
  }
  response.writeHead(200, {
    ...headers,
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    'Content-Length': kept.body.length,
  });
  response.end(request.method === 'HEAD' ? undefined : kept.body);
  return true;
}
