import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { gunzipSync, gzipSync } from 'node:zlib';
import { NodeNextRequest, NodeNextResponse } from 'next/dist/server/base-http/node';
import { sendResponse } from 'next/dist/server/send-response';
import { CODING_HEADER } from '../http/coding-header';
import { listenOnLoopback } from '@/tests/support/loopback';
import { Answer } from './answer';
import { keepBack } from './inner-headers';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
// It has no types of its own.
const compress = jest.requireActual<() => Middleware>('next/dist/compiled/compression')();
const LONG = 'a sitemap that is worth compressing\n'.repeat(200);

let kept: Map<string, string>;
/** What the route handler answers. */
let made: () => Response;
// The way of a handler's answer to the wire, by the code of Next that it goes through.
const server = http.createServer({ ServerResponse: Answer }, (request, response) => {
  kept = keepBack(response, false);
  compress(request, response, () => {
    void sendResponse(new NodeNextRequest(request as never), new NodeNextResponse(response), made());
  });
});
let port: number;

beforeAll(async () => {
  port = Number(new URL(await listenOnLoopback(server)).port);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** An answer as it comes, decoded by nobody. */
const ask = (accepts: string) =>
  new Promise<{ headers: http.IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    http
      .get({ port, agent: false, headers: { 'accept-encoding': accepts } }, (answer) => {
        const pieces: Buffer[] = [];
        answer.on('data', (piece: Buffer) => pieces.push(piece));
        answer.on('end', () => resolve({ headers: answer.headers, body: Buffer.concat(pieces) }));
      })
      .on('error', reject);
  });

it('sends what a handler has compressed as it is, and says so', async () => {
  made = () => new Response(new Uint8Array(gzipSync(LONG)), { headers: { [CODING_HEADER]: 'gzip' } });
  const { headers, body } = await ask('gzip');
  expect(headers['content-encoding']).toBe('gzip');
  expect(headers[CODING_HEADER]).toBeUndefined();
  expect(gunzipSync(body).toString()).toBe(LONG);
});

it('leaves an answer in no coding to Next', async () => {
  made = () => new Response(LONG, { headers: { 'content-type': 'application/xml' } });
  const { headers, body } = await ask('gzip');
  expect(headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(body).toString()).toBe(LONG);
  expect(String((await ask('identity')).body)).toBe(LONG);
});

it('keeps back what is between Next and the server, and tells caches in front nothing', async () => {
  made = () =>
    new Response('page', {
      headers: {
        'x-middleware-rewrite': 'http://127.0.0.1:3100/x',
        'x-parlour-entry': '/de',
        'cache-control': 's-maxage=600',
      },
    });
  const { headers } = await ask('identity');
  expect(Object.keys(headers).filter((name) => name.startsWith('x-'))).toEqual([]);
  expect(headers['cache-control']).toBe('private, no-cache');
  expect(Object.fromEntries(kept)).toEqual({
    'x-middleware-rewrite': 'http://127.0.0.1:3100/x',
    'x-parlour-entry': '/de',
  });
});
