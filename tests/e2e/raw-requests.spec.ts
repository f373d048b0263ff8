import { once } from 'node:events';
import net from 'node:net';
import type { APIRequestContext } from '@playwright/test';
import { site } from './support/site';
import { operatorHeaders } from './support/operator';
import { expect, test } from './support/test';

/** In Slovakia: no other test comes from there. */
const SLOVAK = '195.146.132.58';
const GERMAN = '193.99.144.80';
const FORGED = `X-Parlour-Address: ${GERMAN}`;
const CALL = '/api/v1/categories';
const UPGRADE = ['Connection: Upgrade', 'Upgrade: websocket'];
/** Streams that one address may hold. */
const STREAMS = 24;

/** Sends lines as they are. @returns the answer's first line's status, and a way to leave */
async function ask(lines: string[], address: string) {
  const { hostname, port, host } = new URL(site.web);
  const socket = net.connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname);
  const whole = [lines[0], `Host: ${host}`, `X-Forwarded-For: ${address}`, ...lines.slice(1), '', ''];
  socket.write(whole.join('\r\n'));
  const [bytes] = (await once(socket, 'data')) as [Buffer];
  return {
    status: Number(/^HTTP\/1\.[01] (\d+)/.exec(bytes.toString())?.[1]),
    leave: () => void socket.destroy(),
  };
}

/** Sends two requests at once on one connection. @returns the statuses of both answers */
async function statusesOf(first: string[], second: string[], address: string) {
  const { hostname, port, host } = new URL(site.web);
  const socket = net.connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname);
  const whole = (lines: string[], ...more: string[]) =>
    [lines[0], `Host: ${host}`, `X-Forwarded-For: ${address}`, ...lines.slice(1), ...more, '', ''].join(
      '\r\n',
    );
  socket.write(whole(first) + whole(second, 'Connection: close'));
  let text = '';
  socket.on('data', (bytes: Buffer) => (text += bytes.toString()));
  await once(socket, 'close');
  // A body ends without a line of its own.
  return [...text.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => Number(status));
}

async function statusOf(lines: string[], address: string) {
  const { status, leave } = await ask(lines, address);
  leave();
  return status;
}

async function blocking(request: APIRequestContext, alpha2: string, work: () => Promise<void>) {
  const headers = operatorHeaders();
  const found = await request.get(`/cms-api/countries?where[alpha2][equals]=${alpha2}`, { headers });
  const { docs } = (await found.json()) as { docs: { id: number }[] };
  const access = async (value: string) => {
    const saved = await request.patch(`/cms-api/countries/${docs[0]?.id}`, {
      headers,
      data: { access: value },
    });
    expect(saved.ok()).toBe(true);
  };
  await access('blocked');
  try {
    await work();
  } finally {
    await access('open');
  }
}

test('a blocked country is refused in every form that a request can have', async ({ request }) => {
  // Next listens for upgrades from its first page on.
  expect((await request.get('/games/all')).status()).toBe(200);
  await blocking(request, 'SK', async () => {
    const plain = [`GET ${CALL} HTTP/1.1`];
    await expect.poll(() => statusOf(plain, SLOVAK), { timeout: 5_000 }).toBe(403);
    expect(await statusOf(plain, GERMAN)).toBe(200);
    const forms: Record<string, string[]> = {
      'an address of its own': [...plain, FORGED],
      'two addresses of its own': [...plain, FORGED, FORGED],
      'an upgrade': [...plain, ...UPGRADE, FORGED],
      'an upgrade without an address': [...plain, ...UPGRADE],
      'an upgrade to HTTP/2': [...plain, 'Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', FORGED],
      'a whole address': [`GET ${site.origin}${CALL} HTTP/1.1`, FORGED],
      'the address of another server': [`GET http://127.0.0.1:1${CALL} HTTP/1.1`, FORGED],
      'HTTP/1.0': [`GET ${CALL} HTTP/1.0`, FORGED],
      'headers that a proxy would drop': [...plain, FORGED, 'Connection: x-parlour-address'],
      'an underscore': [...plain, FORGED.replaceAll('-', '_')],
      'odd letters': [...plain, 'x-pArLoUr-aDdReSs: ' + GERMAN],
      'dots in the path': [`GET /x/..${CALL} HTTP/1.1`, FORGED],
      'the way of a page’s data': [`GET /_next/data/x${CALL}.json HTTP/1.1`, FORGED],
      'what the middleware calls itself': [
        ...plain,
        FORGED,
        `X-Middleware-Subrequest: ${'middleware:'.repeat(5)}`,
      ],
      'an expectation': [...plain, FORGED, 'Expect: miracles'],
      'a body with a request in it': [...plain, 'Content-Length: 0', '', `GET ${CALL} HTTP/1.1`, FORGED],
    };
    for (const [form, lines] of Object.entries(forms)) {
      expect([form, await statusOf(lines, SLOVAK)]).toEqual([form, 403]);
    }
    expect(await statusesOf(plain, [...plain, FORGED], SLOVAK)).toEqual([403, 403]);
    // Node reads 1,000 of them: what the web adds would be too many.
    const many = Array.from({ length: 998 }, (_, index) => `H${index.toString(36)}:`);
    expect(await statusOf([...plain, ...many], SLOVAK)).toBe(431);
    for (const [form, address] of Object.entries({
      'a port': `${SLOVAK}:4711`,
      'an IPv6 spelling': '::ffff:c392:843a',
      nonsense: 'somewhere',
    })) {
      expect([form, await statusOf(plain, address)]).toEqual([form, 403]);
      expect([form, await statusOf(['GET /games/all HTTP/1.1'], address)]).toEqual([form, 403]);
    }
  });
});

test('one address holds so many live streams and no more, whatever it offers and calls itself', async () => {
  const statuses: number[] = [];
  const leaves: (() => void)[] = [];
  for (let count = 0; count < STREAMS + 6; count += 1) {
    const forged = `X-Parlour-Address: 198.51.100.${count + 1}`;
    const { status, leave } = await ask(
      ['GET /api/v1/winners/events HTTP/1.1', ...(count % 2 ? UPGRADE : []), forged],
      '203.0.113.77',
    );
    statuses.push(status);
    leaves.push(leave);
  }
  for (const leave of leaves) leave();
  expect(statuses.filter((status) => status === 200)).toHaveLength(STREAMS);
  expect(statuses.slice(STREAMS)).toEqual(Array<number>(6).fill(429));
});

test('what is no request to this server is refused and is no error', async () => {
  expect(await statusOf(['TRACE / HTTP/1.1'], GERMAN)).toBe(405);
  expect(await statusOf(['OPTIONS * HTTP/1.1'], GERMAN)).toBe(204);
});
