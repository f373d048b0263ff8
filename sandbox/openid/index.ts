import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { exportJWK, generateKeyPair } from 'jose';
import type Provider from 'oidc-provider';
import type { Logger } from 'pino';
import { isAppleSecret } from './apple-secret';
import { logInPage, missingPage, OPENID_CSS, type Html } from './pages';
import { createOutcomes } from './outcomes';
import { isIssuer, isOutcome, ISSUERS, personOf, subjectOf, type IssuerId } from './people';
import { createIssuer } from './provider';

/** Where the issuers stand on the sandbox's origin: `/openid/google` and so on. */
export const OPENID_BASE = '/openid';

export interface OpenIdConfig {
  /** The sandbox's own origin, for example http://localhost:3200. */
  origin: string;
  /** Where the casino's pages begin: its origin and base path. */
  webUrl: string;
  clientId: string;
  /** By issuer; Apple has none, it checks signatures. */
  clientSecrets: Record<Exclude<IssuerId, 'apple'>, string>;
  apple: { teamId: string; publicKey: string };
  merchant: string;
  log: Logger;
  /** How long "slowly" takes, in ms. */
  slowMs?: number;
}

export interface OpenId {
  /** To be mounted at OPENID_BASE. */
  routes: Hono;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const SLOW_MS = 3_000;
const FORM_MAX = 16 * 1024;

/** Google, Microsoft, Apple and Telegram for development, demonstrations and tests: real OpenID, nobody real. */
export function createOpenId(config: OpenIdConfig): OpenId {
  const { origin, webUrl, log } = config;
  const slowMs = config.slowMs ?? SLOW_MS;
  const issuers = new Map<IssuerId, Provider>();
  const outcomes = createOutcomes();
  // Apple's clients prove themselves by a signature, which the provider does not know in this form: once it is found
  // good, this stands for it.
  const appleStandIn = randomBytes(32).toString('base64url');
  const issuerUrl = (id: IssuerId) => `${origin}${OPENID_BASE}/${id}`;
  const { host, protocol } = new URL(origin);

  /** Hands the request to the provider, which answers it by itself. `form` stands for a body that was read here. */
  const pass = async (c: Context, id: IssuerId, provider: Provider, form?: Record<string, unknown>) => {
    const { request, response } = nodeOf(c);
    const given = form ? withForm(request, form) : request;
    const { url = '' } = request;
    Object.assign(given, { originalUrl: url, url: url.slice(`${OPENID_BASE}/${id}`.length) });
    given.headers['x-forwarded-host'] = host;
    given.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    await provider.callback()(given, response);
    return RESPONSE_ALREADY_SENT;
  };

  const routes = new Hono();
  routes.use(bodyLimit({ maxSize: FORM_MAX }));

  const show = (c: Context, page: Html, status: 200 | 404 = 200) => {
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Referrer-Policy', 'no-referrer');
    c.header(
      'Content-Security-Policy',
      // Browsers hold the redirects that answer a form to `form-action` too, so the casino stands in it.
      `default-src 'none'; style-src 'self'; form-action 'self' ${new URL(webUrl).origin}; base-uri 'none'; frame-ancestors 'none'`,
    );
    return c.html(page, status);
  };

  const issuerOf = (c: Context) => {
    const id = c.req.param('issuer') ?? '';
    const provider = isIssuer(id) ? issuers.get(id) : undefined;
    return isIssuer(id) && provider ? { id, provider } : null;
  };

  routes.get('/style.css', (c) => c.body(OPENID_CSS, 200, { 'Content-Type': 'text/css; charset=utf-8' }));

  routes.get('/:issuer/interaction/:uid', async (c) => {
    const found = issuerOf(c);
    if (!found) return c.notFound();
    const going = await interactionOf(found.provider, c);
    return going
      ? show(c, logInPage(OPENID_BASE, found.id, config.merchant))
      : show(c, missingPage(OPENID_BASE), 404);
  });

  routes.post('/:issuer/interaction/:uid', async (c) => {
    const found = issuerOf(c);
    if (!found) return c.notFound();
    const { id, provider } = found;
    if (!(await interactionOf(provider, c))) return show(c, missingPage(OPENID_BASE), 404);
    const form = await c.req.parseBody();
    const person = typeof form['person'] === 'string' ? personOf(form['person']) : null;
    const outcome =
      typeof form['outcome'] === 'string' && isOutcome(form['outcome']) ? form['outcome'] : 'usual';
    const denied = form['deny'] === 'yes';
    if (!denied && !person) return show(c, logInPage(OPENID_BASE, id, config.merchant));
    const result =
      denied || !person
        ? { error: 'access_denied', error_description: 'the log-in was cancelled' }
        : { login: { accountId: subjectOf(person, id), remember: false }, select_account: {}, outcome };
    const { request, response } = nodeOf(c);
    const next = await provider.interactionResult(request, response, result, {
      mergeWithLastSubmission: false,
    });
    return c.redirect(next, 303);
  });

  routes.post('/:issuer/token', async (c) => {
    const found = issuerOf(c);
    if (!found) return c.notFound();
    const { id, provider } = found;
    const form: Record<string, unknown> = Object.fromEntries(new URLSearchParams(await c.req.text()));
    const code = typeof form['code'] === 'string' ? form['code'] : '';
    const held = await provider.AuthorizationCode.find(code);
    const outcome = outcomes.of(held?.grantId);
    if (outcome === 'down') return c.json({ error: 'temporarily_unavailable' }, 503);
    if (outcome === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMs));
    if (id === 'apple') {
      const good = await isAppleSecret(String(form['client_secret'] ?? ''), {
        teamId: config.apple.teamId,
        publicKey: config.apple.publicKey,
        clientId: config.clientId,
        issuer: issuerUrl(id),
      });
      if (!good) return c.json({ error: 'invalid_client' }, 400);
      form['client_secret'] = appleStandIn;
    }
    return pass(c, id, provider, form);
  });

  routes.all('/:issuer/*', (c) => {
    const found = issuerOf(c);
    return found ? pass(c, found.id, found.provider) : c.notFound();
  });

  return {
    routes,
    async start() {
      for (const id of ISSUERS) {
        const { privateKey } = await generateKeyPair('ES256', { extractable: true });
        const key = { ...(await exportJWK(privateKey)), use: 'sig', alg: 'ES256' };
        const provider = createIssuer({
          id,
          issuer: issuerUrl(id),
          client: {
            clientId: config.clientId,
            clientSecret: id === 'apple' ? appleStandIn : config.clientSecrets[id],
            redirectUri: `${webUrl}/api/v1/auth/social/${id}/callback`,
          },
          key,
          outcomes,
          cookieKey: randomBytes(32).toString('base64url'),
        });
        provider.on('server_error', (_ctx, error) => log.error({ err: error, issuer: id }, 'openid failed'));
        issuers.set(id, provider);
      }
    },
    stop() {
      issuers.clear();
      return Promise.resolve();
    },
  };
}

/** Node's own request and answer: the provider is made of them. */
function nodeOf(c: Context) {
  const { incoming, outgoing } = c.env as HttpBindings;
  return {
    request: incoming as IncomingMessage,
    response: outgoing as ServerResponse,
  };
}

/** The request once more, with another form as its body: one that was read can't be read again. */
function withForm(request: IncomingMessage, form: Record<string, unknown>): IncomingMessage {
  const body = Buffer.from(
    new URLSearchParams(Object.entries(form).map(([key, value]) => [key, String(value)])).toString(),
  );
  const { method, socket, httpVersion, httpVersionMajor, httpVersionMinor } = request;
  const headers = { ...request.headers, 'content-length': String(body.byteLength) };
  return Object.assign(Readable.from([body]), {
    method,
    socket,
    headers,
    httpVersion,
    httpVersionMajor,
    httpVersionMinor,
  }) as unknown as IncomingMessage;
}

/** Whether the log-in that this page belongs to is still going on in this browser. */
async function interactionOf(provider: Provider, c: Context): Promise<boolean> {
  try {
    const { request, response } = nodeOf(c);
    const { uid } = await provider.interactionDetails(request, response);
    return uid === c.req.param('uid');
  } catch {
    return false;
  }
}
