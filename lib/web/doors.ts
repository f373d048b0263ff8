// What comes before everything else: the headers that every answer has, and requests that are none.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { stripBasePath } from '@/lib/config/base-path';
import { answerHeaders } from '@/lib/domain/answer-headers';
import { hasTooManyHeaders, MAX_HEADERS } from '@/lib/node-http/header-bound';
import { namesNoHost } from '@/lib/node-http/refused-by-node';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const ALLOW = METHODS.join(', ');

/**
 * Pictures that hold nothing personal. Other sites and mails show them: previews of shared links, icons, what operators
 * put into their texts.
 */
const SHARED_PICTURE =
  /^\/(?:(?:art|media|icons|flags|coins|payments)\/|[^/]+\.(?:ico|svg|png|jpg|webp|avif)$)/;

/** Whether an address holds an escape that stands for no character. Next has no answer to it but 500. */
function isMalformed(url: string): boolean {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return !URL.canParse(url, 'http://localhost');
  } catch {
    return true;
  }
}

/** Writes a request to a proxy, `GET http://host/path`, as one to this server. @returns false for what is no address. */
function toOriginForm(request: IncomingMessage): boolean {
  const { url = '' } = request;
  if (url.startsWith('/')) return true;
  const authority = /^https?:\/\/([^/?#@]+)/i.exec(url);
  if (!authority) return false;
  const rest = url.slice(authority[0].length);
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
  // RFC 9112 3.2.2: the address goes before the header.
  request.headers.host = authority[1];
  return true;
}

export interface DoorSettings {
  https: boolean;
  basePath: string;
}

/**
 * Gives an answer the headers of all answers, and refuses what is no request to this server.
 * @returns whether the request may go on; otherwise it is answered
 */
export function enter(
  request: IncomingMessage,
  response: ServerResponse,
  { https, basePath }: DoorSettings,
): boolean {
  // Nothing here changes to another protocol: a request that offers one is a request like any other (RFC 9110 7.8).
  delete request.headers.upgrade;
  delete request.headers['http2-settings'];
  const { method = '' } = request;
  // Before an address that names the host itself is read: that one needs the header, too.
  const hosted = !namesNoHost(request);
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
    return false;
  }
  return hosted && addressed && !isMalformed(request.url ?? '') ? true : refuse(response, 400);
}

function refuse(response: ServerResponse, status: number, headers: Record<string, string> = {}): false {
  response
    .writeHead(status, {
      ...headers,
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
    })
    .end(String(status));
  return false;
}
