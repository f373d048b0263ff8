import { cookiesOf } from '@/tests/support/call';
import { generateKeyPairSync } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pino from 'pino';
import { createOpenId, OPENID_BASE, type OpenId } from '@/sandbox/openid';
import type { IssuerId } from '@/sandbox/openid/people';
import { startIdentity, type IdentityHarness } from '@/tests/support/identity-harness';
import { socialBrowser } from '@/platform/identity/testing/social-browser';

/** Platform and sandbox, both as they are: what the one sends, the other takes. */
const SECRET = 'a-client-secret-of-the-test-'.padEnd(40, 'x');
let server: Server;
let openId: OpenId;
let origin: string;
let harness: IdentityHarness;

beforeAll(async () => {
  let app = new Hono();
  server = serve({
    fetch: (request, env) => app.fetch(request, env),
    port: 0,
    hostname: '127.0.0.1',
  }) as Server;
  await new Promise((resolve) => server.once('listening', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  openId = createOpenId({
    origin,
    webUrl: 'http://web.test',
    clientId: 'parlour',
    clientSecrets: { google: SECRET, microsoft: SECRET, telegram: SECRET },
    apple: { teamId: 'TEAM', publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString() },
    merchant: 'Parlour',
    log: pino({ level: 'silent' }),
    slowMs: 50,
  });
  await openId.start();
  app = new Hono().route(OPENID_BASE, openId.routes);
  const env: Record<string, string> = {
    SOCIAL_APPLE_TEAM_ID: 'TEAM',
    SOCIAL_APPLE_KEY_ID: 'KEY',
    SOCIAL_APPLE_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
  for (const id of ['google', 'microsoft', 'apple', 'telegram']) {
    env[`SOCIAL_${id.toUpperCase()}_ISSUER`] = `${origin}${OPENID_BASE}/${id}`;
    env[`SOCIAL_${id.toUpperCase()}_CLIENT_ID`] = 'parlour';
    if (id !== 'apple') env[`SOCIAL_${id.toUpperCase()}_CLIENT_SECRET`] = SECRET;
  }
  harness = await startIdentity(env);
}, 60_000);
afterAll(async () => {
  await harness.close();
  await openId.stop();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const pairs = (answer: Response) => cookiesOf(answer.headers);

/** Logs in with a company in a browser of one's own, as the pages lead. */
async function walk(id: IssuerId, form: Record<string, string>) {
  const own = socialBrowser(harness);
  const there = await own.begin('?language=de', id);
  const shown = await fetch(there, { redirect: 'manual' });
  const cookie = pairs(shown);
  const page = new URL(shown.headers.get('location') ?? '', origin);
  const chosen = await fetch(page, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie },
    body: new URLSearchParams(form),
  });
  const next = new URL(chosen.headers.get('location') ?? '', origin);
  const back = await fetch(next, { redirect: 'manual', headers: { cookie } });
  if (id !== 'apple') {
    const { searchParams } = new URL(back.headers.get('location') ?? '');
    return { own, landing: await own.land(Object.fromEntries(searchParams), id) };
  }
  // Apple's page posts by itself, from its own site.
  const text = await back.text();
  const fields = [...text.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(
    ([, name, value]) => [name, value] as [string, string],
  );
  const posted = await fetch(`${harness.url}/api/v1/auth/social/apple/callback`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin },
    body: new URLSearchParams(fields),
  });
  const { searchParams } = new URL(posted.headers.get('location') ?? '');
  return { own, landing: await own.land(Object.fromEntries(searchParams), id) };
}

it.each(['google', 'microsoft', 'apple', 'telegram'] as const)('%s: sign-up, and in again', async (id) => {
  const { own, landing } = await walk(id, { person: 'ada' });
  expect(landing.page.href).toBe(`http://web.test/de/auth/social?result=confirm&provider=${id}`);
  const pending = await own.call('GET', '/api/v1/auth/social/pending');
  expect(pending.data).toEqual({ provider: id, email: id === 'telegram' ? null : `ada@${id}.example` });
  const made = await own.call('POST', '/api/v1/auth/social/pending', {
    body: { country: 'DE', ageConfirmed: true, email: `ada-${id}@parlour.example` },
  });
  expect(made.status).toBe(201);
  expect((await walk(id, { person: 'ada' })).landing.result).toBe('signed_in');
});

it('what goes wrong there is told here', async () => {
  expect((await walk('google', { deny: 'yes' })).landing.result).toBe('denied');
  expect((await walk('apple', { deny: 'yes' })).landing.result).toBe('denied');
  expect((await walk('google', { person: 'bruno', outcome: 'down' })).landing.result).toBe('provider_down');
  const bare = await walk('microsoft', { person: 'bruno', outcome: 'unverified' });
  expect((await bare.own.call('GET', '/api/v1/auth/social/pending')).data.email).toBeNull();
});
