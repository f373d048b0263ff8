import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import { FALLBACK_CONTENT_SECURITY_POLICY } from '@/lib/cache/handler/content-security-policy.mjs';

const REQUEST_START = 'http.server.request.start';
const POLICY_HEADER = 'content-security-policy';

function hasResponse(message: unknown): message is { response: ServerResponse } {
  return typeof message === 'object' && message !== null && 'response' in message;
}

/**
 * Gives a policy to every answer of this process that has none when its headers are written. Pages get theirs
 * from the page cache and files from next.config; what is left is what Next answers by itself: redirects, and
 * the page that it renders in place of one that failed, which no cache sees.
 *
 * @returns a function that stops it
 */
export function addFallbackPolicy(): () => void {
  const onRequest = (message: unknown) => {
    if (!hasResponse(message)) return;
    const { response } = message;
    const writeHead = response.writeHead.bind(response);
    response.writeHead = ((...args: Parameters<ServerResponse['writeHead']>) => {
      if (!response.hasHeader(POLICY_HEADER))
        response.setHeader(POLICY_HEADER, FALLBACK_CONTENT_SECURITY_POLICY);
      return writeHead(...args);
    }) as ServerResponse['writeHead'];
  };
  subscribe(REQUEST_START, onRequest);
  return () => unsubscribe(REQUEST_START, onRequest);
}
