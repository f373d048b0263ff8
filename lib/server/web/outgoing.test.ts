import { once } from 'node:events';
import http, { type ServerResponse } from 'node:http';
import { parse } from 'node:url';
import { proxyRequest } from 'next/dist/server/lib/router-utils/proxy-request';
import { listenOnLoopback } from '@/tests/support/loopback';
import { openConnectionsAsNeeded } from './outgoing';

/** More than Next's own agent has connections. */
const STREAMS = 300;

const streams: ServerResponse[] = [];
const behind = http.createServer((request, response) => {
  if (request.url !== '/stream') {
    response.end('answered');
    return;
  }
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  response.write(':\n\n');
  streams.push(response);
});
let target = '';
/** As Next's router passes a call on. */
const before = http.createServer((request, response) => {
  void proxyRequest(request, response, parse(target + request.url, true));
});
const agent = new http.Agent({ keepAlive: true });
let origin = '';
const statusOf = (path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    http
      .get(origin + path, { agent }, (response) => {
        resolve(response.statusCode);
        // A stream has no end.
        if (path !== '/stream') response.resume();
      })
      .on('error', reject);
  });

beforeAll(async () => {
  openConnectionsAsNeeded();
  target = await listenOnLoopback(behind);
  origin = await listenOnLoopback(before);
});

afterAll(() => {
  agent.destroy();
  for (const server of [before, behind]) {
    server.closeAllConnections();
    server.close();
  }
});

it('answers a call while more streams are open than the agent of Next has connections', async () => {
  expect(await statusOf('/call')).toBe(200);
  const opened = await Promise.all(Array.from({ length: STREAMS }, () => statusOf('/stream')));
  expect(opened).toEqual(Array<number>(STREAMS).fill(200));
  expect(streams).toHaveLength(STREAMS);
  expect(await statusOf('/call')).toBe(200);
});

it.each([
  ['the platform closes it after 65 s', 65_000, {}, 30_000],
  ['the other side closes it sooner than usual', 20_000, {}, 19_000],
  ['the agent has a time of its own', 65_000, { timeout: 5_000 }, 5_000],
])('closes an idle connection first: %s', async (_, otherSide, options, ms) => {
  behind.keepAliveTimeout = otherSide;
  const idle = new http.Agent({ keepAlive: true, ...options });
  const free = once(idle, 'free');
  http.get(`${target}/call`, { agent: idle }, (response) => response.resume());
  await free;
  const sockets = Object.values(idle.freeSockets).flatMap((list) => list ?? []);
  expect(sockets.map(({ timeout }) => timeout)).toEqual([ms]);
  idle.destroy();
});
