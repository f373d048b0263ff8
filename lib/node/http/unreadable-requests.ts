// Requests that Node would refuse itself, without the headers that all our answers have.
import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { answerHeaders } from './answer-headers';

/** Server options with which our code, and not Node, refuses the requests of `namesNotOneHost`. */
export const SERVER_OPTIONS: ServerOptions = { requireHostHeader: false };

/** Whether a request names several hosts, or none, although HTTP/1.1 requires one (RFC 9112 3.2). */
export function namesNotOneHost({ httpVersion, rawHeaders }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  return hosts > 1 || (hosts === 0 && httpVersion === '1.1');
}

/**
 * Answers a request with an unknown expectation like any other: Node would refuse it itself, without our headers and
 * without a line in the log (RFC 9110 10.1.1 lets a server ignore it).
 */
export function ignoreExpectations(server: Server): void {
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    // The platform would refuse it in turn.
    delete request.headers.expect;
    server.emit('request', request, response);
  });
}

/** Answers what Node could not parse as a request. @returns whether the client was still connected */
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
