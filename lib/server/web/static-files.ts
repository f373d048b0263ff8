import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { BUILD_CONTENT_SECURITY_POLICY } from '@/lib/server/cache/handler/content-security-policy.mjs';

const PREFIX = '/_next/static';
const YEAR_SECONDS = 31_536_000;

/**
 * Scripts, styles and fonts of the build. Their addresses change with their bytes, so they may be cached for ever;
 * the build left each compressed beside it (lib/tools/compress-folder.mjs), better than a server could for each
 * request.
 * @param folder `.next/static`, read once
 * @returns a handler that says whether it answered; unknown files are left to Next
 */
export function staticFiles(
  folder: string,
  basePath: string,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const prefix = `${basePath}${PREFIX}`;
  const send = sirv(folder, {
    brotli: true,
    gzip: true,
    extensions: [],
    immutable: true,
    maxAge: YEAR_SECONDS,
    setHeaders(response) {
      response.setHeader('X-Content-Type-Options', 'nosniff');
      response.setHeader('Content-Security-Policy', BUILD_CONTENT_SECURITY_POLICY);
    },
  });
  return (request, response) => {
    const { method, url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    if (!url.startsWith(`${prefix}/`)) return false;
    let answered = true;
    request.url = url.slice(prefix.length);
    send(request, response, () => {
      request.url = url;
      answered = false;
    });
    return answered;
  };
}
