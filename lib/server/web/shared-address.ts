// Next writes path and query of the request that renders a page into its text, and the page is then kept for everybody. A
// log-in code, a mail's token or an advert's mark must not reach other visitors that way.
import type { IncomingMessage } from 'node:http';
import { DRAFT_COOKIE } from '@/lib/domain/preview';
import { listSegment, parseListQuery } from '@/lib/games/list-query';
import { isLocale } from '@/lib/domain/locales';
import { asksMiddleware } from '@/lib/server/middleware/matcher';
import { decide, type MiddlewareSettings } from '@/lib/server/middleware/steps';
import type { Decision } from '@/lib/server/middleware/compose';
import { askedFor } from './send-kept';

/** Next's own word in the query of a navigation, by which it tells one kind of answer from another. */
const NAVIGATION = '_rsc';
/** The page is the same for every code and reads it in the browser. */
const CODE = /(\/authorize\/)[^/]+$/;

/** The page of a language that is requested; null for everything else. */
function pageOf(decision: Decision): string | null {
  if (decision.kind !== 'page' && decision.kind !== 'closed' && decision.kind !== 'blocked') return null;
  return isLocale(decision.path.split('/')[1]) ? decision.path : null;
}

/** Query parameters that a page may depend on, the shortest set first: none, those of a list, an unknown category. */
function queriesOf(search: string): string[] {
  const segment = listSegment(parseListQuery(new URLSearchParams(search)));
  return ['', ...(segment === '' ? [] : [`?${segment}`]), '?category=-'];
}

/**
 * Reduces the address of a request to what decides which page it gets, so that a page in the cache does not depend on
 * who asked for it first. The browser reads the rest.
 */
export function shareAddress(request: IncomingMessage, settings: MiddlewareSettings, basePath: string): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') return;
  const asked = askedFor(request, basePath);
  // Requests that skip the middleware are no pages of a language, and depend on their query: the CMS, a picture's
  // size.
  if (!asked || !asksMiddleware(asked.pathname) || asked.cookie(DRAFT_COOKIE) !== null) return;
  const query = new URLSearchParams(asked.search);
  const navigation = request.headers.rsc === undefined ? null : query.get(NAVIGATION);
  query.delete(NAVIGATION);
  const page = pageOf(decide({ ...asked, search: query.size === 0 ? '' : `?${query.toString()}` }, settings));
  if (page === null) return;
  const pathname = asked.pathname.replace(CODE, '$1-');
  const search = queriesOf(asked.search).find(
    (candidate) => pageOf(decide({ ...asked, pathname, search: candidate }, settings)) === page,
  );
  if (search === undefined) return;
  const mark = navigation === null ? '' : `${NAVIGATION}=${encodeURIComponent(navigation)}`;
  const marked = mark === '' ? search : `${search === '' ? '?' : `${search}&`}${mark}`;
  request.url = `${basePath}${pathname === '/' && basePath !== '' ? '' : pathname}${marked}`;
}
