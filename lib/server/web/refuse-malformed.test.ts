import http from 'node:http';
import net from 'node:net';
import { ignoreExpectations, refuseUnreadable, SERVER_OPTIONS } from '@/lib/node/http/unreadable-requests';
import { listenOnLoopback } from '@/tests/support/loopback';
import { refuseMalformed, type AnswerSettings } from './refuse-malformed';

const servers: http.Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A server that says what came through its door. @returns what it answers to the bytes of a client */
async function serverOf(settings: Partial<AnswerSettings> = {}) {
  const whole = { https: false, basePath: '', ...settings };
  const server = http.createServer(SERVER_OPTIONS, (request, response) => {
    if (refuseMalformed(request, response, whole)) return;
    const { method, url, headers } = request;
    const { host, upgrade, range, expect: expectation } = headers;
    response.end(JSON.stringify({ method, url, host, upgrade, range, expectation }));
  });
  ignoreExpectations(server);
  server.on('clientError', (error, socket) => refuseUnreadable(error, socket, whole.https));
  servers.push(server);
  const { port } = new URL(await listenOnLoopback(server));
  return (lines: string[], body = '') =>
    new Promise<string>((resolve, reject) => {
      const socket = net.connect(Number(port), '127.0.0.1', () => {
        socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n${body}`);
      });
      let text = '';
      socket.on('data', (bytes) => (text += bytes.toString()));
      socket.once('error', reject);
      socket.once('close', () => resolve(text));
    });
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
const bodyOf = (answer: string) => JSON.parse(answer.slice(answer.indexOf('{'))) as Record<string, unknown>;

it('takes an offer of another protocol for no part of the request', async () => {
  const send = await serverOf();
  const answer = await send(['GET /a HTTP/1.1', 'Host: x', 'Upgrade: websocket', 'Connection: Upgrade']);
  expect(statusOf(answer)).toBe(200);
  expect(bodyOf(answer)).toEqual({ method: 'GET', url: '/a', host: 'x' });
});

it('answers one that expects what nobody knows like any other', async () => {
  const send = await serverOf();
  const answer = await send(['GET /a HTTP/1.1', 'Host: x', 'Expect: miracles']);
  expect(statusOf(answer)).toBe(200);
  expect(answer).toContain('X-Content-Type-Options: nosniff');
  // Whoever is asked next is not asked that.
  expect(bodyOf(answer)).toEqual({ method: 'GET', url: '/a', host: 'x' });
});

it.each([
  ['http://play.example/api/x?y=1', '/api/x?y=1'],
  ['HTTPS://play.example', '/'],
  ['http://play.example?y=1', '/?y=1'],
])('reads %s as what it means', async (address, url) => {
  const send = await serverOf();
  const answer = await send([`GET ${address} HTTP/1.1`, 'Host: other.example']);
  expect(bodyOf(answer)).toMatchObject({ url, host: 'play.example' });
});

it.each([
  ['TRACE / HTTP/1.1', 405],
  ['OPTIONS * HTTP/1.1', 204],
  ['GET * HTTP/1.1', 400],
  ['GET ftp://play.example/ HTTP/1.1', 400],
  ['GET /%ff HTTP/1.1', 400],
  ['NONSENSE / HTTP/1.1', 400],
  ['GET /cms-api/__proto__ HTTP/1.1', 404],
  ['GET /cms-api/construct%6fr/1 HTTP/1.1', 404],
  ['GET /x/../cms-api/__proto__ HTTP/1.1', 404],
  ['GET /x/%2e%2e/cms-api/faq?where=x HTTP/1.1', 400],
  ['GET /cms-api/faq?where=x HTTP/1.1', 400],
  ['GET /cms-api/faq?%77here=null HTTP/1.1', 400],
  ['GET /cms-api/faq?depth=0&data=x HTTP/1.1', 400],
])('answers %s with %i and never with an error', async (line, status) => {
  const send = await serverOf();
  const answer = await send([line, 'Host: x']);
  expect(statusOf(answer)).toBe(status);
  expect(answer).toMatch(/x-content-type-options: nosniff/i);
});

it.each(['GET / HTTP/1.1', 'GET http://play.example/ HTTP/1.1'])(
  'refuses %s without a host',
  async (line) => {
    const send = await serverOf();
    const answer = await send([line]);
    expect(statusOf(answer)).toBe(400);
    expect(answer).toMatch(/x-content-type-options: nosniff/i);
  },
);

it.each([
  ['two lengths', ['Content-Length: 0', 'Content-Length: 5']],
  ['a length and chunks', ['Content-Length: 4', 'Transfer-Encoding: chunked']],
  ['a space before the colon', ['X-Parlour-Address : 192.0.2.1']],
  ['chunks that are not the last coding', ['Transfer-Encoding: chunked, gzip']],
])('refuses a request with %s, in which another one could hide', async (_name, lines) => {
  const send = await serverOf();
  const answers = await send(
    ['POST / HTTP/1.1', 'Host: x', ...lines],
    '0\r\n\r\nGET /inner HTTP/1.1\r\nHost: x\r\n\r\n',
  );
  expect(statusOf(answers)).toBe(400);
  expect(answers).not.toContain('/inner');
});

it.each(['two words', 'play.example:99999999', '[::1', 'play.example/games?'])(
  'refuses a host that is none: %s',
  async (host) => {
    const send = await serverOf();
    expect(statusOf(await send(['GET /a HTTP/1.1', `Host: ${host}`]))).toBe(400);
  },
);

it.each(['/cms-api/faq?where[id][equals]=1', '/cms-api/faq?data={"a":1}', '/games?where=x'])(
  'lets %s through',
  async (url) => {
    const send = await serverOf();
    expect(statusOf(await send([`GET ${url} HTTP/1.1`, 'Host: x']))).toBe(200);
  },
);

it('takes a wish for a part for a wish for the whole', async () => {
  const send = await serverOf();
  const answer = await send(['GET /favicon.ico HTTP/1.1', 'Host: x', 'Range: bytes=999999999-']);
  expect(bodyOf(answer)).not.toHaveProperty('range');
});

it('refuses more headers than are read, so that none of those that come last gets lost', async () => {
  const send = await serverOf();
  const lines = (count: number) => [
    'GET / HTTP/1.1',
    'Host: x',
    ...Array.from({ length: count }, (_, index) => `H${index}:`),
  ];
  expect(statusOf(await send(lines(150)))).toBe(200);
  const refused = await send(lines(1_000));
  expect(statusOf(refused)).toBe(431);
  expect(refused).toMatch(/x-content-type-options: nosniff/i);
});

it('promises https for good on every answer of an https origin, and on none of another', async () => {
  const lines = ['GET /a HTTP/1.1', 'Host: x', 'X-Forwarded-Proto: https'];
  const requests = [lines, ['TRACE / HTTP/1.1', 'Host: x'], ['NONSENSE / HTTP/1.1', 'Host: x']];
  const [secure, plain] = [await serverOf({ https: true }), await serverOf()];
  for (const request of requests) {
    expect(await secure(request)).toMatch(/strict-transport-security: max-age=63072000/i);
    expect(await plain(request)).not.toMatch(/strict-transport/i);
  }
});

it.each([
  ['/app/games', 'same-origin'],
  ['/app/api/v1/me', 'same-origin'],
  ['/app/art/posters/1/2/card.webp', 'cross-origin'],
  ['/app/art/share/x.png', 'cross-origin'],
  ['/app/favicon.ico', 'cross-origin'],
])('lets other sites show pictures and nothing else: %s', async (path, value) => {
  const send = await serverOf({ basePath: '/app' });
  expect(await send([`GET ${path} HTTP/1.1`, 'Host: x'])).toContain(`Cross-Origin-Resource-Policy: ${value}`);
});
