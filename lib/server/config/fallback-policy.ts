import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { ServerResponse, type IncomingMessage } from 'node:http';
import { parse } from 'hono/utils/cookie';
import {
  developmentContentSecurityPolicy,
  draftContentSecurityPolicy,
  FALLBACK_CONTENT_SECURITY_POLICY,
} from '@/lib/server/cache/handler/content-security-policy.mjs';
import { DRAFT_COOKIE } from '@/lib/domain/preview';
import type { Answer } from '@/lib/server/web/answer';
import { draftCookieValue } from './draft-mode';
import { webConfig } from './web';

const REQUEST_START = 'http.server.request.start';
const POLICY_HEADER = 'content-security-policy';

/** A request to the web's server. Its class is not compared: Next bundles this file apart from the server. */
function isExchange(message: unknown): message is { request: IncomingMessage; response: Answer } {
  if (typeof message !== 'object' || message === null || !('response' in message)) return false;
  const { response } = message;
  return response instanceof ServerResponse && 'beforeHead' in response;
}

/** Whether the request carries Next's cookie for drafts with its valid value. */
function showsDrafts({ headers }: IncomingMessage): boolean {
  const given = parse(headers.cookie ?? '', DRAFT_COOKIE)[DRAFT_COOKIE];
  return given !== undefined && given === draftCookieValue();
}

/**
 * A page with drafts: the CMS may frame it, and it is neither cached nor indexed. Only pages have no policy of their
 * own at this point; files and data have theirs.
 */
function markDraft(response: ServerResponse): void {
  response.setHeader(POLICY_HEADER, draftContentSecurityPolicy(webConfig()));
  response.setHeader('cache-control', 'private, no-store');
  response.setHeader('x-robots-tag', 'noindex, nofollow');
}

/**
 * Gives a policy to every answer of this process that has none when its headers are written. Pages get theirs from
 * the page cache and files from next.config; the rest is what Next answers itself: redirects, pages with drafts,
 * which no cache may see, and the page that it renders in place of one that failed.
 *
 * In development no page is cached, so this is the policy of all of them.
 *
 * @returns a function that stops it
 */
export function addFallbackPolicy({ development = false } = {}): () => void {
  const developmentPolicy = () => developmentContentSecurityPolicy(webConfig());
  const onRequest = (message: unknown) => {
    if (!isExchange(message)) return;
    const { request, response } = message;
    response.beforeHead(() => {
      if (response.hasHeader(POLICY_HEADER)) return;
      if (showsDrafts(request)) markDraft(response);
      else
        response.setHeader(
          POLICY_HEADER,
          development ? developmentPolicy() : FALLBACK_CONTENT_SECURITY_POLICY,
        );
    });
  };
  subscribe(REQUEST_START, onRequest);
  return () => unsubscribe(REQUEST_START, onRequest);
}
