import { randomUUID } from 'node:crypto';
import openapi from '@/platform/openapi.json';
import { startTestPlatform, TEST_SECRETS } from '@/tests/support/platform';
import { asVisitor } from '@/tests/support/visitor';
import { FROM, useGeography } from './testing/geography-harness';

const { at, ask, statusOf, signed, tellBoth } = useGeography();

/** Every door of the contract that is not for partners' servers, servers that read mails, or operators. */
const PARTNERS =
  /^\/api\/wallet\/|^\/api\/studio\/|^\/api\/payments\/|^\/internal\/|^\/api\/v1\/mail\/unsubscribe$|^\/api\/office\//;
const DOORS = Object.entries(openapi.paths)
  .filter(([path]) => !PARTNERS.test(path))
  .flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => [method.toUpperCase(), path.replaceAll(/\{\w+\}/g, randomUUID())]),
  ) as [method: string, path: string][];

describe('a blocked country', () => {
  it('knows all the routes', () => {
    expect(DOORS.length).toBeGreaterThan(20);
    expect(DOORS.map(([, path]) => path)).toEqual(
      expect.arrayContaining(['/api/v1/events', '/api/v1/games', '/api/v1/auth/login']),
    );
    expect(DOORS.some(([method, path]) => method === 'POST' && /\/games\/.*\/sessions$/.test(path))).toBe(
      true,
    );
  });

  it.each(DOORS)('is refused at %s %s', async (method, path) => {
    const body = method === 'GET' ? undefined : { mode: 'demo' };
    const { status, answer, headers } = await ask(at.here, path, { from: 'US', method, body });
    expect([status, answer.code, headers.get('content-type')]).toEqual([
      403,
      'client_api_40',
      'application/problem+json',
    ]);
  });

  it('does not learn which routes there are', async () => {
    expect((await ask(at.here, '/api/v1/nothing', { from: 'US' })).answer.code).toBe('client_api_40');
    expect((await ask(at.here, '/api/v1/nothing', { from: 'DE' })).status).toBe(404);
    expect((await ask(at.here, '/api/v1/games', { from: 'US', method: 'OPTIONS' })).status).toBe(403);
  });

  it('is told by an address of either kind; a private one has none', async () => {
    await tellBoth({ DE: { blocked: 451 } });
    expect(await Promise.all((['DE', 'DE6', 'AU'] as const).map((from) => statusOf(at.here, from)))).toEqual([
      451, 451, 200,
    ]);
    const inside = await ask(at.here, '/api/v1/categories', { headers: asVisitor('10.1.2.3') });
    expect(inside.status).toBe(200);
    await tellBoth({});
  });

  it('does not keep the web itself out, nor health', async () => {
    expect((await ask(at.here, '/api/v1/categories')).status).toBe(200);
    for (const path of ['/health', '/ready'])
      expect((await ask(at.here, path, { from: 'US' })).status).toBe(200);
  });
});

describe('servers of partners', () => {
  const path = '/api/wallet/v1/balance';
  const call = JSON.stringify({
    request_id: 'request-1',
    session_token: 'x'.repeat(43),
    player_id: randomUUID(),
    currency: 'EUR',
    game_id: 'scarab-of-nefer',
  });
  const secret = TEST_SECRETS.WALLET_SECRETS.split(',')[0] ?? '';

  it('settle from wherever they stand', async () => {
    const { status, answer } = await ask(at.here, path, {
      from: 'US',
      method: 'POST',
      body: call,
      headers: signed(path, call, secret),
    });
    expect([status, answer.status]).toEqual([200, 'INVALID_TOKEN']);
  });

  it.each([
    path,
    '/api/wallet/v1/win',
    '/api/wallet/v1/rollback',
    '/api/studio/v1/chat-reports',
    '/api/payments/v1/webhooks/sandbox',
  ])('are asked for their signature at %s, and not for their country', async (door) => {
    expect((await ask(at.here, door, { from: 'US', method: 'POST', body: '{}' })).status).toBe(401);
  });
});

describe('a client that comes to the platform by itself', () => {
  it('can’t say where it is', async () => {
    const env = { BLOCKED_COUNTRIES: 'US', TRUSTED_WEB: '10.9.9.9', COUNTRY_HEADER: 'cf-ipcountry' };
    const direct = await startTestPlatform({ databaseUrl: at.here.databaseUrl, env });
    const { answer } = await ask(direct, '/api/v1/countries', {
      from: 'DE',
      headers: { 'cf-ipcountry': 'CH', 'x-forwarded-for': FROM.AU },
    });
    expect(answer.meta).toEqual({ visitorCountry: null });
    await direct.close();
  });
});

describe('a request from where the web stands', () => {
  it.each<[string, Record<string, string>]>([
    ['an address and no proof', { 'x-parlour-address': FROM.DE }],
    ['the proof of another address', { ...asVisitor(FROM.US), 'x-parlour-address': FROM.DE }],
    ['a proof that is none', { 'x-parlour-proof': 'nonsense' }],
  ])('is refused with %s: it may have come through the web unseen', async (_name, headers) => {
    for (const path of ['/api/v1/categories', '/api/v1/nothing']) {
      const { status, answer } = await ask(at.here, path, { headers });
      expect([status, answer.code]).toEqual([403, 'client_api_40']);
    }
  });

  it('is refused when nobody can read the visitor’s address, as long as any country is blocked', async () => {
    const { status, answer } = await ask(at.here, '/api/v1/categories', { headers: asVisitor('unreadable') });
    expect([status, answer.code]).toEqual([403, 'client_api_40']);
  });
});
