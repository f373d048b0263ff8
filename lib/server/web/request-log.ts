import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { stripBasePath } from '@/lib/domain/base-path';
import { REQUEST_ID_HEADER } from '@/lib/domain/request-id';
import { isOwn } from './client-address';

/** Characters of an address. */
const PATH_LENGTH = 200;
/** What one part of the casino answers, by which lines are told apart when there are too many of them. */
const AREAS: [string, RegExp][] = [
  [
    'file',
    /^\/(?:_next\/static|fonts|icons|flags|coins|payments)\/|^\/(?:health$|[^/]+\.(?:ico|js|svg|webmanifest)$)/,
  ],
  ['picture', /^\/(?:art|media)\//],
  ['call', /^\/api\//],
  ['cms', /^\/(?:admin|cms-api)(?:\/|$)/],
  ['inside', /^\/internal\//],
];
/** Codes that stand in an address: whoever reads one in the log could use it. */
const CODE = /(\/authorize\/).+/;

const areaOf = (path: string): string => AREAS.find(([, pattern]) => pattern.test(path))?.[0] ?? 'page';

/** The address as it is written down: without what forms and mails put into it, and bounded. */
function pathOf(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  return path.slice(0, PATH_LENGTH).replace(CODE, '$1…');
}

/**
 * Names a request, for our logs, the platform and whoever asks us about it, and writes one line when it is over: of
 * files that were there only on the level `debug`.
 */
export function noteRequest(
  request: IncomingMessage,
  response: ServerResponse,
  log: Logger,
  basePath: string,
): void {
  const requestId = randomUUID();
  const started = performance.now();
  const { method, url = '' } = request;
  request.headers[REQUEST_ID_HEADER] = requestId;
  response.setHeader('X-Request-Id', requestId);
  response.once('close', () => {
    const path = pathOf(url);
    const area = areaOf(stripBasePath(path, basePath));
    const status = response.statusCode;
    const quiet = isOwn(request) || (area === 'file' && status < 400);
    log[quiet ? 'debug' : 'info'](
      {
        requestId,
        method,
        path,
        status,
        ms: Math.round(performance.now() - started),
        ...(response.writableFinished ? {} : { left: true }),
      },
      `${area} ${status}`,
    );
  });
}
