import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { stripBasePath } from '@/lib/domain/base-path';
import { REQUEST_ID_HEADER } from '@/lib/node/http/request-id';
import { isOwn } from './client-address';

/** Characters of an address. */
const PATH_LENGTH = 200;
/** The part of the site that answers, by which lines are told apart when there are too many. */
const AREAS: [string, RegExp][] = [
  [
    'file',
    /^\/(?:_next\/static|fonts|icons|flags|coins|payments)\/|^\/(?:health$|[^/]+\.(?:ico|js|svg|webmanifest)$)/,
  ],
  ['picture', /^\/(?:art|media)\//],
  ['call', /^\/api\//],
  ['cms', /^\/(?:admin|cms-api|office)(?:\/|$)/],
  ['inside', /^\/internal\//],
];
/** Codes in addresses: a reader of the log could use them. */
const CODE = /(\/authorize\/).+/;

const areaOf = (path: string): string => AREAS.find(([, pattern]) => pattern.test(path))?.[0] ?? 'page';

/** The address as it is logged: without personal data from forms and mails, and bounded. */
function pathOf(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  return path.slice(0, PATH_LENGTH).replace(CODE, '$1…');
}

/**
 * Gives a request an id, for our logs, the platform and support questions, and logs one line when it is over: for
 * files that were found only on the level `debug`.
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
