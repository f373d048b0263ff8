import { createHash } from 'node:crypto';
import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose';
import { z } from 'zod';
import { emailProblem, normaliseEmail } from '@/lib/domain/credentials';
import type { SocialProvider } from '../../kernel/social-config';
import type { Clock } from '../../kernel/kernel';
import { appleSecret } from './apple-secret';

/** The company did not answer, too late, or with a fault of its own. */
export class IssuerDown extends Error {}
/** The company's answer proves nothing; the sentence is for the log alone. */
export class NoProof extends Error {}

/** Who has logged in at the company. */
export interface Identity {
  subject: string;
  /** In its normal spelling; only one that the company has verified. */
  email: string | null;
}

export interface Exchange {
  code: string;
  codeVerifier: string;
  nonce: string;
  /** The issuer that the answer named, if it named one. */
  issuer: string | undefined;
}

export interface OpenIdClient {
  /** Where the browser goes to. @throws IssuerDown */
  authorizationUrl(request: {
    state: string;
    nonce: string;
    codeVerifier: string;
    locale: string;
  }): Promise<string>;
  /** Exchanges the code and checks the ID token. @throws IssuerDown, NoProof */
  identityOf(exchange: Exchange): Promise<Identity>;
}

/** How long one answer of the company may take. Milliseconds. */
const TIMEOUT_MS = 5_000;
/** How long what the company says of itself is believed. Milliseconds. */
const METADATA_MS = 60 * 60 * 1000;
/** Signatures by a key of the company's own; none by a shared secret, and never none. */
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'ES384', 'EdDSA'];
/** How far the clocks may be apart, and how old an ID token may be. Seconds. */
const TOLERANCE_SECONDS = 30;
const TOKEN_AGE_SECONDS = 10 * 60;

const metadataSchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  token_endpoint_auth_methods_supported: z.array(z.string()).default(['client_secret_basic']),
  authorization_response_iss_parameter_supported: z.boolean().default(false),
});
type Metadata = z.output<typeof metadataSchema>;

const tokenSchema = z.object({ id_token: z.string().min(1).max(16_384) });

const SCOPES: Record<SocialProvider['id'], string> = {
  google: 'openid email',
  microsoft: 'openid email',
  apple: 'openid email',
  telegram: 'openid',
};

/** One answer as JSON. @throws IssuerDown when there is none, NoProof for a refusal. */
async function ask(url: string, timeoutMs: number, init: RequestInit = {}): Promise<unknown> {
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    body = await response.json();
  } catch (error) {
    throw new IssuerDown('no answer that can be read', { cause: error });
  }
  if (response.ok) return body;
  const reason = z.object({ error: z.string().max(64) }).safeParse(body).data?.error ?? '';
  if (response.status >= 500 || response.status === 429) throw new IssuerDown(`${response.status} ${reason}`);
  throw new NoProof(`the code was refused: ${response.status} ${reason}`);
}

/** Our side of OpenID Connect with one company: docs/adr/0023-openid-exchange-of-our-own.md. */
export function createOpenIdClient(
  provider: SocialProvider,
  { redirectUri, clock, timeoutMs = TIMEOUT_MS }: { redirectUri: string; clock: Clock; timeoutMs?: number },
): OpenIdClient {
  const { id, clientId, issuer, secret } = provider;
  let known: { metadata: Metadata; keys: ReturnType<typeof createRemoteJWKSet>; until: number } | undefined;

  const discover = async () => {
    if (known && known.until > Date.now()) return known;
    const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
    const said = metadataSchema.safeParse(
      await ask(address, timeoutMs).catch((error: unknown) => {
        throw error instanceof NoProof ? new IssuerDown(error.message) : error;
      }),
    );
    if (!said.success) throw new IssuerDown('what the company says of itself does not fit');
    const metadata = said.data;
    // Somebody else's word about where to send codes to (OpenID Connect Discovery 4.3).
    if (metadata.issuer !== issuer) throw new NoProof('another issuer answers for this one');
    const keys = createRemoteJWKSet(new URL(metadata.jwks_uri), { timeoutDuration: timeoutMs });
    known = { metadata, keys, until: Date.now() + METADATA_MS };
    return known;
  };

  const exchange = async ({ code, codeVerifier }: Exchange, metadata: Metadata) => {
    const value = secret.kind === 'plain' ? secret.value : await appleSecret(secret, { clientId, issuer });
    const form = new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      code_verifier: codeVerifier,
    });
    const headers = new Headers({ accept: 'application/json' });
    if (metadata.token_endpoint_auth_methods_supported.includes('client_secret_post')) {
      form.set('client_id', clientId);
      form.set('client_secret', value);
    } else {
      const pair = `${encodeURIComponent(clientId)}:${encodeURIComponent(value)}`;
      headers.set('authorization', `Basic ${Buffer.from(pair).toString('base64')}`);
    }
    const said = tokenSchema.safeParse(
      await ask(metadata.token_endpoint, timeoutMs, { method: 'POST', body: form, headers }),
    );
    if (!said.success) throw new NoProof('there is no ID token in the answer');
    return said.data.id_token;
  };

  const verified = async (token: string, nonce: string): Promise<JWTPayload> => {
    const { keys } = await discover();
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience: clientId,
      algorithms: ALGORITHMS,
      requiredClaims: ['sub', 'iat', 'exp', 'nonce'],
      clockTolerance: TOLERANCE_SECONDS,
      maxTokenAge: TOKEN_AGE_SECONDS,
      currentDate: clock.now(),
    }).catch((error: unknown) => {
      if (error instanceof errors.JWKSTimeout) throw new IssuerDown('the keys did not come in time');
      // jose says so itself when a token is not good; anything else is the way to the keys.
      if (error instanceof errors.JOSEError && error.code !== 'ERR_JOSE_GENERIC')
        throw new NoProof(error.code);
      throw new IssuerDown('the keys can’t be had', { cause: error });
    });
    if (payload['nonce'] !== nonce) throw new NoProof('the nonce is another’s');
    // A token for several: it was made for whom `azp` names.
    const { azp } = payload;
    if (azp !== undefined ? azp !== clientId : Array.isArray(payload.aud) && payload.aud.length > 1) {
      throw new NoProof('the token was made for another client');
    }
    return payload;
  };

  return {
    async authorizationUrl({ state, nonce, codeVerifier, locale }) {
      const { metadata } = await discover();
      const url = new URL(metadata.authorization_endpoint);
      const parameters = {
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: SCOPES[id],
        state,
        nonce,
        code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
        code_challenge_method: 'S256',
        ui_locales: locale,
        // Apple gives no e-mail address in an answer that stands in an address.
        ...(id === 'apple' && { response_mode: 'form_post' }),
        // On a shared computer the last one's account must not log in by itself.
        ...((id === 'google' || id === 'microsoft') && { prompt: 'select_account' }),
      };
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
      return url.toString();
    },

    async identityOf(given) {
      const { metadata } = await discover();
      // RFC 9207: the answer of another company must not be taken for this one's.
      const named = given.issuer;
      if (named === undefined ? metadata.authorization_response_iss_parameter_supported : named !== issuer) {
        throw new NoProof('the answer is another issuer’s');
      }
      const payload = await verified(await exchange(given, metadata), given.nonce);
      const { sub: subject = '' } = payload;
      if (subject === '' || subject.length > 255) throw new NoProof('the subject does not fit');
      return { subject, email: emailOf(payload, id) };
    },
  };
}

const TRUE: readonly unknown[] = [true, 'true', 1, '1'];

/** The address, if the company says that it has verified it. Microsoft says so in a claim of its own. */
function emailOf(payload: JWTPayload, id: SocialProvider['id']): string | null {
  const { email } = payload;
  const isVerified =
    TRUE.includes(payload['email_verified']) || (id === 'microsoft' && TRUE.includes(payload['xms_edov']));
  if (!isVerified || typeof email !== 'string' || emailProblem(email) !== null) return null;
  return normaliseEmail(email);
}
