// What comes before everything else: the headers that every answer has, and requests that are none.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { stripBasePath } from '@/lib/config/base-path';
import { answerHeaders } from '@/lib/domain/answer-headers';

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
  const asterisk = request.url === '*' && method === 'OPTIONS';
  const addressed = asterisk || toOriginForm(request);
  const path = stripBasePath((request.url ?? '').split('?', 1)[0] ?? '', basePath);
  const shared = SHARED_PICTURE.test(path);
  for (const [name, value] of Object.entries(answerHeaders({ https, shared }))) {
    response.setHeader(name, String(value));
  }
  if (!METHODS.includes(method)) return refuse(response, 405, { Allow: ALLOW });
  if (asterisk) {
    response.writeHead(204, { Allow: ALLOW }).end();
    return false;
  }
  return addressed && !isMalformed(request.url ?? '') ? true : refuse(response, 400);
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

/**
 * A request that expects what nobody knows is answered like any other: Node would refuse it by itself, without our
 * headers and without a line in the log (RFC 9110 10.1.1 lets a server ignore it).
 */
export function ignoreExpectations(server: Server): void {
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    // The platform would refuse it in turn.
    delete request.headers.expect;
    server.emit('request', request, response);
  });
}

/** Answers what Node could not read as a request. @returns whether somebody was there to be answered */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex, https: boolean): boolean {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return false;
  }
  const status =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? '431 Request Header Fields Too Large'
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? '408 Request Timeout'
        : '400 Bad Request';
  const headers = Object.entries(answerHeaders({ https, shared: false }));
  const lines = headers.map(([name, value]) => `${name}: ${String(value)}\r\n`).join('');
  socket.end(`HTTP/1.1 ${status}\r\n${lines}Content-Length: 0\r\nConnection: close\r\n\r\n`);
  return true;
}
