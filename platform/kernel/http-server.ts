import http, { type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { answerHeaders } from '@/lib/node/http/answer-headers';
import { hasTooManyHeaders, MAX_ADDED_HEADERS, MAX_HEADERS } from '@/lib/node/http/header-bound';
import {
  ignoreExpectations,
  namesNotOneHost,
  refuseUnreadable,
  SERVER_OPTIONS,
} from '@/lib/node/http/unreadable-requests';

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

/**
 * A server whose every answer has the headers of all answers, and that refuses requests which the Fetch API can't
 * represent: a `TRACE`, `OPTIONS *`, one without a host or with too many headers, and malformed ones.
 * @param https whether browsers reach the product by https
 */
export function createHttpServer(https: boolean, listener: Listener): Server {
  const server = http.createServer(SERVER_OPTIONS, (request, response) => {
    for (const [name, value] of Object.entries(answerHeaders({ https, shared: false }))) {
      response.setHeader(name, String(value));
    }
    if (request.method === 'TRACE')
      response.writeHead(405, { Allow: 'GET, HEAD, POST, PUT, PATCH, DELETE' }).end();
    else if (hasTooManyHeaders(request, MAX_HEADERS + MAX_ADDED_HEADERS)) response.writeHead(431).end();
    else if (namesNotOneHost(request)) response.writeHead(400).end();
    else if (request.url === '*') response.writeHead(request.method === 'OPTIONS' ? 204 : 400).end();
    else void listener(request, response);
  });
  ignoreExpectations(server);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => refuseUnreadable(error, socket, https));
  return server;
}
