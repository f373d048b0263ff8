import { createHash, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { createRemoteJWKSet, jwtVerify, SignJWT } from 'jose';
import pino from 'pino';
import { createOpenId, OPENID_BASE, type OpenId } from '.';
import { ISSUERS, type IssuerId } from './people';

const WEB = 'http://web.test';
const CLIENT = 'parlour';
const SECRET = 'a-client-secret-of-the-test-'.padEnd(40, 'x');
const VERIFIER = randomBytes(32).toString('base64url');

describe('the sandbox’s OpenID provider', () => {
  let server: Server;
  let origin: string;
  let openId: OpenId;
  let appleKey: KeyObject;

  beforeAll(async () => {
    let app = new Hono();
    server = serve({
      fetch: (request, env) => app.fetch(request, env),
      port: 0,
      hostname: '127.0.0.1',
    }) as Server;
    await new Promise((resolve) => server.once('listening', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    appleKey = pair.privateKey;
    openId = createOpenId({
      origin,
      webUrl: WEB,
      clientId: CLIENT,
      clientSecrets: { google: SECRET, microsoft: SECRET, telegram: SECRET },
      apple: { teamId: 'TEAM', publicKey: pair.publicKey.export({ type: 'spki', format: 'pem' }).toString() },
      merchant: 'Parlour',
      log: pino({ level: 'silent' }),
      slowMs: 50,
    });
    await openId.start();
    app = new Hono().route(OPENID_BASE, openId.routes);
  });
  afterAll(async () => {
    await openId.stop();
    await new Promise((resolve) => server.close(resolve));
  });

  const issuer = (id: IssuerId) => `${origin}${OPENID_BASE}/${id}`;

  /** A browser's walk to the log-in page; its answer carries the cookies on. */
  async function begin(id: IssuerId, over: Record<string, string> = {}) {
    const query = new URLSearchParams({
      client_id: CLIENT,
      redirect_uri: `${WEB}/api/v1/auth/social/${id}/callback`,
      response_type: 'code',
      scope: 'openid profile email',
      state: 'the-state',
      nonce: 'the-nonce',
      code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
      code_challenge_method: 'S256',
      ...over,
    });
    const answer = await fetch(`${issuer(id)}/auth?${query.toString()}`, { redirect: 'manual' });
    return { answer, page: new URL(answer.headers.get('location') ?? '/', origin), jar: jarOf(answer) };
  }
  const jarOf = (answer: Response) =>
    answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');

  async function choose(id: IssuerId, form: Record<string, string>, over: Record<string, string> = {}) {
    const { page, jar } = await begin(id, over);
    const chosen = await fetch(page, {
      method: 'POST',
      body: new URLSearchParams(form),
      headers: { cookie: jar },
      redirect: 'manual',
    });
    expect(chosen.status).toBe(303);
    const resumed = await fetch(new URL(chosen.headers.get('location') ?? '', origin), {
      headers: { cookie: jar },
      redirect: 'manual',
    });
    return resumed;
  }

  const returned = (answer: Response) => new URL(answer.headers.get('location') ?? '').searchParams;

  const exchange = (id: IssuerId, code: string, secret = SECRET, verifier = VERIFIER) =>
    fetch(`${issuer(id)}/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        client_id: CLIENT,
        client_secret: secret,
        redirect_uri: `${WEB}/api/v1/auth/social/${id}/callback`,
        code_verifier: verifier,
      }),
    });

  async function claimsOf(id: IssuerId, answer: Response) {
    const { id_token: token } = (await answer.json()) as { id_token: string };
    const keys = createRemoteJWKSet(new URL(`${issuer(id)}/jwks`));
    return (await jwtVerify(token, keys, { issuer: issuer(id), audience: CLIENT })).payload;
  }

  const appleSecret = (over: { issuer?: string; key?: KeyObject } = {}) =>
    new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: 'KEY' })
      .setIssuer(over.issuer ?? 'TEAM')
      .setSubject(CLIENT)
      .setAudience(issuer('apple'))
      .setIssuedAt()
      .setExpirationTime('5 minutes')
      .sign(over.key ?? appleKey);

  it.each(ISSUERS)('%s says who it is and where its doors are', async (id) => {
    const answer = await fetch(`${issuer(id)}/.well-known/openid-configuration`);
    const said = (await answer.json()) as Record<string, unknown>;
    expect(said).toMatchObject({
      issuer: issuer(id),
      authorization_endpoint: `${issuer(id)}/auth`,
      token_endpoint: `${issuer(id)}/token`,
      jwks_uri: `${issuer(id)}/jwks`,
    });
  });

  it('shows people to choose from, without a script, and lets the casino be returned to', async () => {
    const { page, jar } = await begin('google');
    const shown = await fetch(page, { headers: { cookie: jar } });
    const text = await shown.text();
    expect(text).toContain('Ada Brandt');
    expect(text).toContain('ada@google.example');
    expect(text).not.toContain('<script');
    expect(shown.headers.get('content-security-policy')).toContain(`form-action 'self' ${WEB}`);
  });

  it('logs a person in, always as the same subject', async () => {
    const subjects = [];
    for (const outcome of ['usual', 'usual', 'no-email']) {
      const back = returned(await choose('google', { person: 'ada', outcome }));
      expect(back.get('state')).toBe('the-state');
      expect(back.get('iss')).toBe(issuer('google'));
      const claims = await claimsOf('google', await exchange('google', back.get('code') ?? ''));
      expect(claims['nonce']).toBe('the-nonce');
      expect(claims['email']).toBe(outcome === 'usual' ? 'ada@google.example' : undefined);
      subjects.push(claims.sub);
    }
    expect(new Set(subjects)).toEqual(new Set(['google-ada']));
  });

  it('can leave an address unverified, and Telegram has none', async () => {
    const unverified = returned(await choose('microsoft', { person: 'elif', outcome: 'unverified' }));
    const claims = await claimsOf('microsoft', await exchange('microsoft', unverified.get('code') ?? ''));
    expect(claims).toMatchObject({ email: 'elif@microsoft.example', email_verified: false });
    const telegram = returned(await choose('telegram', { person: 'elif' }));
    const bare = await claimsOf('telegram', await exchange('telegram', telegram.get('code') ?? ''));
    expect(bare).toMatchObject({ sub: 'telegram-elif', name: 'Elif Aydin' });
    expect(bare['email']).toBeUndefined();
  });

  it('can be cancelled, be slow and be down', async () => {
    expect(returned(await choose('google', { deny: 'yes' })).get('error')).toBe('access_denied');
    const slow = returned(await choose('google', { person: 'bruno', outcome: 'slow' }));
    const began = performance.now();
    expect((await exchange('google', slow.get('code') ?? '')).status).toBe(200);
    expect(performance.now() - began).toBeGreaterThan(45);
    const down = returned(await choose('google', { person: 'bruno', outcome: 'down' }));
    expect((await exchange('google', down.get('code') ?? '')).status).toBe(503);
  });

  it('wants PKCE, the right secret, and each code once', async () => {
    const without = await begin('google', { code_challenge: '', code_challenge_method: '' });
    expect(without.page.searchParams.get('error')).toBe('invalid_request');
    const code = async () => returned(await choose('google', { person: 'ada' })).get('code') ?? '';
    expect((await exchange('google', await code(), 'wrong')).status).toBe(401);
    expect((await exchange('google', await code(), SECRET, 'v'.repeat(43))).status).toBe(400);
    const good = await code();
    expect((await exchange('google', good)).status).toBe(200);
    expect((await exchange('google', good)).status).toBe(400);
  });

  it('Apple posts its answer and takes a secret that the team has signed', async () => {
    const posting = await choose('apple', { person: 'claire' }, { response_mode: 'form_post' });
    const page = await posting.text();
    expect(page).toContain(`action="${WEB}/api/v1/auth/social/apple/callback"`);
    const code = /name="code" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const { privateKey: other } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    for (const wrong of [SECRET, await appleSecret({ issuer: 'OTHER' }), await appleSecret({ key: other })]) {
      expect((await exchange('apple', code, wrong)).status).toBe(400);
    }
    const claims = await claimsOf('apple', await exchange('apple', code, await appleSecret()));
    expect(claims).toMatchObject({
      sub: 'apple-claire',
      email: 'claire@apple.example',
      email_verified: true,
    });
  });

  it('shows its page only to the browser that began, and knows no other company', async () => {
    const { page } = await begin('google');
    expect((await fetch(page)).status).toBe(404);
    expect((await fetch(`${origin}${OPENID_BASE}/other/auth`)).status).toBe(404);
  });
});
