import http from 'node:http';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { startTestPlatform, TEST_WEB_ORIGIN, type TestPlatform } from '@/tests/support/platform';
import { asVisitor } from '@/tests/support/visitor';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

async function cookieOfNewPlayer(): Promise<string> {
  const response = await fetch(`${platform.url}/api/v1/auth/register`, {
    method: 'POST',
    headers: { origin: TEST_WEB_ORIGIN, 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `${randomUUID()}@player.example`,
      password: 'Parlour-test-7',
      country: 'DE',
      ageConfirmed: true,
    }),
  });
  expect(response.status).toBe(201);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

const statusOf = (method: string, path: string, headers: Record<string, string> = {}) =>
  new Promise<number | undefined>((resolve, reject) => {
    const request = http.request(platform.url + path, { method, headers, agent: false }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode));
    });
    request.once('error', reject);
    request.end();
  });

it('opens no stream for a HEAD, however often it is asked', async () => {
  const cookie = await cookieOfNewPlayer();
  for (let asked = 0; asked < 13; asked += 1) {
    expect(await statusOf('HEAD', '/api/v1/events', { cookie })).toBe(200);
  }
  expect(platform.services.notifications.openStreams()).toBe(0);
});

it.each([
  ['/api/v1/games?name=%00', 400],
  ['/api/v1/providers?name=a%00b', 400],
  ['/api/v1/games/a%00b', 404],
])('answers %s, which no text in the database can be, with %i', async (path, status) => {
  expect(await statusOf('GET', path)).toBe(status);
});

it.each([
  ['GET', '/api/v1/categories', 200],
  ['GET', '/health', 200],
  ['GET', '/nothing', 404],
  ['TRACE', '/', 405],
  ['OPTIONS', '*', 204],
])('gives %s %s the headers of all answers, and status %i', async (method, path, status) => {
  const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const { hostname, port } = new URL(platform.url);
    const request = http.request({ hostname, port, method, path, agent: false }, resolve);
    request.once('error', reject);
    request.end();
  });
  answer.resume();
  expect(answer.statusCode).toBe(status);
  expect(answer.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(answer.headers).not.toHaveProperty('strict-transport-security');
});

describe('the number of a request', () => {
  const given = '4e1c6f0a-7b1e-4c7e-9d1a-2f6b0a9c8d7e';
  const numbers = async (headers: Record<string, string>, path = '/api/v1/games/no-such-game') => {
    const response = await fetch(platform.url + path, { headers: { 'x-request-id': given, ...headers } });
    const { requestId } = (await response.json()) as { requestId: string };
    expect(response.headers.get('x-request-id')).toBe(requestId);
    return requestId;
  };

  it('is the one that the web gave it, in the answer too', async () => {
    for (const path of ['/api/v1/games/no-such-game', '/api/v1/nothing']) {
      expect(await numbers(asVisitor('198.51.100.7'), path)).toBe(given);
    }
  });

  it('is never what a client has chosen', async () => {
    expect(await numbers({})).toMatch(/^[\da-f-]{36}$/);
    expect(await numbers({})).not.toBe(given);
    expect(await numbers({ ...asVisitor('198.51.100.7'), 'x-parlour-proof': 'of nobody' })).not.toBe(given);
  });
});

it('counts the requests of one IPv6 network together', async () => {
  const from = (host: number) => asVisitor(`2001:db8:1:2::${host.toString(16)}`);
  const path = '/api/v1/auth/confirm-email';
  const ask = async (host: number) =>
    (
      await fetch(platform.url + path, {
        method: 'POST',
        headers: { ...from(host), origin: TEST_WEB_ORIGIN, 'content-type': 'application/json' },
        body: JSON.stringify({ token: 'none' }),
      })
    ).status;
  const statuses: number[] = [];
  for (let host = 1; host <= 31; host += 1) statuses.push(await ask(host));
  expect(statuses.slice(0, 30)).toEqual(Array<number>(30).fill(422));
  expect(statuses[30]).toBe(429);
});

it('serves the contract that is checked in', async () => {
  const response = await fetch(`${platform.url}/openapi.json`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json');
  const written: unknown = JSON.parse(readFileSync('platform/openapi.json', 'utf8'));
  expect(await response.json()).toEqual(written);
});
