import http from 'node:http';
import { createLogger } from '@/lib/node/log/logger';
import { listenOnLoopback } from '@/tests/support/loopback';
import { OWN_REQUEST } from './client-address';
import { noteRequest } from './request-log';

interface Line {
  level: number;
  msg: string;
  requestId: string;
  path: string;
  left?: boolean;
}

let lines: Line[] = [];
/** What the server behind the log is told. */
let heard: string | undefined;
let wake = () => {};
const log = createLogger(
  'debug',
  'web',
  {
    write(line) {
      lines.push(JSON.parse(line) as Line);
      wake();
    },
  },
  null,
);
const server = http.createServer((request, response) => {
  noteRequest(request, response, log, '/app');
  heard = request.headers['x-request-id']?.toString();
  if (request.url === '/app/stay') return;
  response.writeHead(request.url?.includes('missing') ? 404 : 200).end('text');
});
let origin: string;

beforeAll(async () => {
  origin = await listenOnLoopback(server);
});
beforeEach(() => {
  lines = [];
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const written = () => new Promise<void>((resolve) => (wake = resolve));

async function ask(path: string, headers: Record<string, string> = {}) {
  const line = written();
  const response = await fetch(origin + path, { headers });
  await response.text();
  await line;
  return { response, line: lines[0] };
}

it('writes one line for a request, with the number that the platform and the visitor get', async () => {
  const { response, line } = await ask('/app/de/faq', { 'x-request-id': 'chosen-by-a-client' });
  expect(lines).toHaveLength(1);
  expect(line).toMatchObject({ level: 30, msg: 'page 200', method: 'GET', path: '/app/de/faq', status: 200 });
  expect(line?.requestId).toMatch(/^[\da-f-]{36}$/);
  expect([heard, response.headers.get('x-request-id')]).toEqual([line?.requestId, line?.requestId]);
});

it.each([
  ['/app/confirmed_email?token=secret', '/app/confirmed_email'],
  ['/app/de/authorize/secret', '/app/de/authorize/…'],
  [`/app/${'x'.repeat(5_000)}`, `/app/${'x'.repeat(195)}`],
])('writes no secret of an address, and not more than so much of it: %s', async (path, logged) => {
  expect((await ask(path)).line?.path).toBe(logged);
});

it.each([
  ['/app/api/v1/games', 30, 'call 200'],
  ['/app/admin', 30, 'cms 200'],
  ['/app/office/players', 30, 'cms 200'],
  ['/app/media/a-1x1.webp', 30, 'picture 200'],
  ['/app/_next/static/a.js', 20, 'file 200'],
  ['/app/_next/static/missing.js', 30, 'file 404'],
  ['/app/missing', 30, 'page 404'],
])('tells %s apart', async (path, level, msg) => {
  expect((await ask(path)).line).toMatchObject({ level, msg });
});

it('says little of what the server asks itself', async () => {
  expect((await ask('/app/404', OWN_REQUEST)).line).toMatchObject({ level: 20 });
});

it('says that a client has left before the answer', async () => {
  const line = written();
  const request = http.get(`${origin}/app/stay`);
  request.on('error', () => undefined);
  server.once('request', () => request.destroy());
  await line;
  expect(lines).toEqual([expect.objectContaining({ path: '/app/stay', left: true })]);
});
