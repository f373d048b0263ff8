import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { listenOnLoopback } from '@/tests/support/loopback';

export const CLIENT_ID = 'parlour-test';
export const CLIENT_SECRET = 'a-secret-of-the-test';

/** What the next ID token says in place of the truth. */
export interface Lies {
  claims?: JWTPayload;
  /** Without a signature. */
  unsigned?: boolean;
  /** Signed by a key that the issuer does not publish. */
  strangeKey?: boolean;
}

export interface FakeIssuer {
  issuer: string;
  /** What the token endpoint was sent, newest last. */
  exchanges: URLSearchParams[];
  /** Somebody logs in: the code that the browser would bring back. */
  code(claims: JWTPayload, lies?: Lies): string;
  /** How the token endpoint answers instead. */
  fault: { status: number | 'never' | null; metadata: Record<string, unknown> };
  close(): Promise<void>;
}

/** An issuer over HTTP that can lie in every way that one has to be prepared for. */
export async function startFakeIssuer(): Promise<FakeIssuer> {
  const [own, strange] = await Promise.all([
    generateKeyPair('ES256', { extractable: true }),
    generateKeyPair('ES256'),
  ]);
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'ES256', use: 'sig' };
  const given = new Map<string, { claims: JWTPayload; lies: Lies }>();
  const exchanges: URLSearchParams[] = [];
  const fault: FakeIssuer['fault'] = { status: null, metadata: {} };
  let issuer = '';
  let codes = 0;

  const tokenOf = async ({ claims, lies }: { claims: JWTPayload; lies: Lies }) => {
    const now = Math.floor(Date.now() / 1000);
    const payload = { iss: issuer, aud: CLIENT_ID, iat: now, exp: now + 300, ...claims, ...lies.claims };
    if (lies.unsigned) return new UnsecuredJWT(payload).encode();
    return new SignJWT(payload)
      .setProtectedHeader({ alg: 'ES256', kid: 'own' })
      .sign(lies.strangeKey ? strange.privateKey : own.privateKey);
  };

  const json = (response: ServerResponse, body: unknown, status = 200) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === '/.well-known/openid-configuration') {
      return json(response, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        token_endpoint_auth_methods_supported: ['client_secret_post'],
        ...fault.metadata,
      });
    }
    if (request.url === '/jwks') return json(response, { keys: [jwk] });
    if (request.url !== '/token') return json(response, {}, 404);
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const form = new URLSearchParams(body);
    exchanges.push(form);
    if (fault.status === 'never') return;
    if (fault.status !== null) return json(response, { error: 'temporarily_unavailable' }, fault.status);
    const code = form.get('code') ?? '';
    const found = given.get(code);
    given.delete(code);
    if (!found || form.get('client_secret') !== CLIENT_SECRET) {
      return json(response, { error: 'invalid_grant' }, 400);
    }
    return json(response, { token_type: 'Bearer', access_token: 'unused', id_token: await tokenOf(found) });
  };

  const server = createServer((request, response) => void answer(request, response));
  issuer = await listenOnLoopback(server);

  return {
    issuer,
    exchanges,
    fault,
    code(claims, lies = {}) {
      codes += 1;
      const code = `code-${codes}`;
      given.set(code, { claims, lies });
      return code;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** What a platform is told of the issuer, as Google. */
export const asGoogle = ({ issuer }: FakeIssuer): Record<string, string> => ({
  SOCIAL_GOOGLE_ISSUER: issuer,
  SOCIAL_GOOGLE_CLIENT_ID: CLIENT_ID,
  SOCIAL_GOOGLE_CLIENT_SECRET: CLIENT_SECRET,
});
