import http, { type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { answerHeaders } from '@/lib/domain/answer-headers';

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

/**
 * A server whose every answer has the headers of all answers, and that refuses what no request of the web's standards
 * can be made of: a `TRACE`, and `OPTIONS *`.
 * @param https whether browsers reach the product by https
 */
export const createDoor = (https: boolean, listener: Listener): Server =>
  http.createServer((request, response) => {
    for (const [name, value] of Object.entries(answerHeaders({ https, shared: false }))) {
      response.setHeader(name, String(value));
    }
    if (request.method === 'TRACE')
      response.writeHead(405, { Allow: 'GET, HEAD, POST, PUT, PATCH, DELETE' }).end();
    else if (request.url === '*') response.writeHead(request.method === 'OPTIONS' ? 204 : 400).end();
    else void listener(request, response);
  });
