// Runs before everything else: sets the headers that every answer has, and refuses invalid requests.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { stripBasePath } from '@/lib/domain/base-path';
import { answerHeaders } from '@/lib/node/http/answer-headers';
import { hasTooManyHeaders, MAX_HEADERS } from '@/lib/node/http/header-bound';
import { namesNotOneHost } from '@/lib/node/http/unreadable-requests';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const ALLOW = METHODS.join(', ');

/**
 * Pictures without personal data. Other sites and mails may embed them: previews of shared links, icons, pictures in
 * operators' texts.
 */
const SHARED_PICTURE =
  /^\/(?:(?:art|media|icons|flags|coins|payments)\/|[^/]+\.(?:ico|svg|png|jpg|webp|avif)$)/;

/** Whether a path holds an invalid escape, or the host is invalid. Next would answer 500. */
function isMalformed({ url = '', headers }: IncomingMessage): boolean {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    const { host = '' } = headers;
    return /[/?#\\@\s]/.test(host) || !URL.canParse(url, `http://${host || 'localhost'}`);
  } catch {
    return true;
  }
}

/**
 * Whether an address names a collection of the CMS by a property that every object inherits (`constructor`). Payload looks
 * it up without asking whether it is the object's own, and fails.
 */
function namesEveryObject(path: string): boolean {
  const [, area, name = ''] = path.split('/');
  return area === 'cms-api' && decodeURIComponent(name) in Object.prototype;
}

/** Whether a query of the CMS is to hold an object where it holds a text: `where=x` and `data=x` break it. */
function holdsTextForObject(path: string, search: string): boolean {
  if (!path.startsWith('/cms-api/')) return false;
  const query = new URLSearchParams(search);
  return ['where', 'data'].flatMap((name) => query.getAll(name)).some((value) => !isObjectText(value));
}

function isObjectText(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
}

/**
 * Rewrites a request in a proxy's form, `GET http://host/path`, to one to this server. @returns false for an invalid
 * address
 */
function toOriginForm(request: IncomingMessage): boolean {
  const { url = '' } = request;
  if (url.startsWith('/')) return true;
  const authority = /^https?:\/\/([^/?#@]+)/i.exec(url);
  if (!authority) return false;
  const rest = url.slice(authority[0].length);
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
  // RFC 9112 3.2.2: the address takes precedence over the header.
  request.headers.host = authority[1];
  return true;
}

export interface AnswerSettings {
  https: boolean;
  basePath: string;
}

/**
 * Gives an answer the headers of all answers, and refuses what is not a request to this server.
 * @returns whether it is answered; otherwise the request goes on
 */
export function refuseMalformed(
  request: IncomingMessage,
  response: ServerResponse,
  { https, basePath }: AnswerSettings,
): boolean {
  // Nothing here changes to another protocol: a request that offers one is a request like any other (RFC 9110 7.8).
  delete request.headers.upgrade;
  delete request.headers['http2-settings'];
  // Nothing here is so large that it is worth sending in parts, and Next answers 500 to a range that does not exist.
  // Sending the whole is allowed (RFC 9110 14.2).
  delete request.headers.range;
  const { method = '' } = request;
  // Before an address that names the host itself is read: that one needs the header, too.
  const hosted = !namesNotOneHost(request);
  const asterisk = request.url === '*' && method === 'OPTIONS';
  const addressed = asterisk || toOriginForm(request);
  const path = stripBasePath((request.url ?? '').split('?', 1)[0] ?? '', basePath);
  const shared = SHARED_PICTURE.test(path);
  for (const [name, value] of Object.entries(answerHeaders({ https, shared }))) {
    response.setHeader(name, String(value));
  }
  if (hasTooManyHeaders(request, MAX_HEADERS)) return refuse(response, 431);
  if (!METHODS.includes(method)) return refuse(response, 405, { Allow: ALLOW });
  if (asterisk) {
    response.writeHead(204, { Allow: ALLOW }).end();
    return true;
  }
  if (!hosted || !addressed || isMalformed(request)) return refuse(response, 400);
  // Dot segments are resolved as Next does it.
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  const resolved = stripBasePath(pathname, basePath);
  if (holdsTextForObject(resolved, search)) return refuse(response, 400);
  return namesEveryObject(resolved) ? refuse(response, 404) : false;
}

function refuse(response: ServerResponse, status: number, headers: Record<string, string> = {}): true {
  response
    .writeHead(status, {
      ...headers,
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
    })
    .end(String(status));
  return true;
}
