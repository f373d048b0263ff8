import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { jwtVerify } from 'jose';
import { readPlatformConfig } from '@/platform/kernel/config';
import { asGoogle, CLIENT_ID, startFakeIssuer, type FakeIssuer } from '@/tests/support/fake-issuer';
import { testConfig } from '@/tests/support/platform';
import type { SocialProvider } from '../../kernel/social-config';
import { createOpenIdClient, IssuerDown, NoProof } from './open-id';

let issuer: FakeIssuer;
beforeAll(async () => {
  issuer = await startFakeIssuer();
});
afterAll(() => issuer.close());
beforeEach(() => {
  issuer.fault.status = null;
  issuer.fault.metadata = {};
  issuer.exchanges.length = 0;
});

const google = (): SocialProvider => ({
  id: 'google',
  issuer: issuer.issuer,
  clientId: CLIENT_ID,
  secret: { kind: 'plain', value: 'a-secret-of-the-test' },
});
const client = (provider = google(), timeoutMs?: number) =>
  createOpenIdClient(provider, {
    redirectUri: 'http://web.test/callback',
    clock: { now: () => new Date() },
    ...(timeoutMs && { timeoutMs }),
  });
const ask = { state: 's', nonce: 'n', codeVerifier: 'v', locale: 'de' };
const claims = { sub: 'ada', nonce: 'n', email: 'Ada@Example.com', email_verified: true };
const exchange = (code: string, iss?: string) => ({ code, codeVerifier: 'v', nonce: 'n', issuer: iss });

describe('who logged in', () => {
  it('is told by subject and verified address, in its normal spelling', async () => {
    expect(await client().identityOf(exchange(issuer.code(claims)))).toEqual({
      subject: 'ada',
      email: 'ada@example.com',
    });
  });

  it.each([
    ['not verified', { email_verified: false }],
    ['said to be verified by a word alone', { email_verified: 'yes' }],
    ['no address', { email: 'nonsense' }],
    ['verified by a claim that is Microsoft’s', { email_verified: undefined, xms_edov: true }],
  ])('has no address that counts: %s', async (_name, over) => {
    const identity = await client().identityOf(exchange(issuer.code({ ...claims, ...over })));
    expect(identity).toEqual({ subject: 'ada', email: null });
  });

  it('has the address that Apple and Microsoft verify in their own way', async () => {
    const apple = await client().identityOf(exchange(issuer.code({ ...claims, email_verified: 'true' })));
    const over = { email_verified: undefined, xms_edov: '1' };
    const microsoft = await client({ ...google(), id: 'microsoft' }).identityOf(
      exchange(issuer.code({ ...claims, ...over })),
    );
    expect([apple.email, microsoft.email]).toEqual(['ada@example.com', 'ada@example.com']);
  });
});

describe('a company that does not answer', () => {
  it('is waited for no longer than agreed', async () => {
    issuer.fault.status = 'never';
    const slow = client(google(), 200);
    await expect(slow.identityOf(exchange('code'))).rejects.toThrow(IssuerDown);
  });

  it('is down when it says so, or is not there at all', async () => {
    issuer.fault.status = 503;
    await expect(client().identityOf(exchange('code'))).rejects.toThrow(IssuerDown);
    const nowhere = client({ ...google(), issuer: 'http://127.0.0.1:9' });
    await expect(nowhere.authorizationUrl(ask)).rejects.toThrow(IssuerDown);
  });

  it('is asked again once it is back', async () => {
    const own = client();
    issuer.fault.metadata = { token_endpoint: 'not an address' };
    await expect(own.authorizationUrl(ask)).rejects.toThrow(IssuerDown);
    issuer.fault.metadata = {};
    expect(await own.authorizationUrl(ask)).toContain(`${issuer.issuer}/authorize?`);
  });
});

describe('a company that is somebody else', () => {
  it('speaks for another issuer', async () => {
    issuer.fault.metadata = { issuer: 'https://evil.example' };
    await expect(client().authorizationUrl(ask)).rejects.toThrow(NoProof);
  });

  it('has to name itself where it has said that it does', async () => {
    issuer.fault.metadata = { authorization_response_iss_parameter_supported: true };
    const own = client();
    await expect(own.identityOf(exchange(issuer.code(claims)))).rejects.toThrow(NoProof);
    await expect(own.identityOf(exchange(issuer.code(claims), 'https://evil.example'))).rejects.toThrow(
      NoProof,
    );
    expect((await own.identityOf(exchange(issuer.code(claims), issuer.issuer))).subject).toBe('ada');
  });
});

describe('Apple', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const apple = (): SocialProvider => ({
    ...google(),
    id: 'apple',
    secret: { kind: 'apple', teamId: 'TEAM', keyId: 'KEY', privateKey: pem },
  });

  it('is asked to post its answer, and for no more than it gives', async () => {
    const url = new URL(await client(apple()).authorizationUrl(ask));
    expect(url.searchParams.get('response_mode')).toBe('form_post');
    expect(url.searchParams.get('scope')).toBe('openid email');
  });

  it('gets a secret that the team has signed for it', async () => {
    // The issuer of the test takes another secret: what was sent is what counts.
    await expect(client(apple()).identityOf(exchange(issuer.code(claims)))).rejects.toThrow(NoProof);
    const secret = issuer.exchanges.at(-1)?.get('client_secret') ?? '';
    const { payload, protectedHeader } = await jwtVerify(
      secret,
      createPublicKey(publicKey.export({ type: 'spki', format: 'pem' })),
      {
        algorithms: ['ES256'],
        issuer: 'TEAM',
        subject: CLIENT_ID,
        audience: issuer.issuer,
      },
    );
    expect(protectedHeader.kid).toBe('KEY');
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(300);
  });
});

describe('the configuration', () => {
  const read = (env: Record<string, string>) => testConfig('postgres://x/y', env).social;

  it('offers who is named, and nobody else', () => {
    expect(read({})).toEqual({});
    expect(Object.keys(read(asGoogle(issuer)))).toEqual(['google']);
  });

  it('names what is missing, and takes no issuer without encryption', () => {
    const { SOCIAL_GOOGLE_CLIENT_SECRET: _, ...partly } = asGoogle(issuer);
    expect(() => read(partly)).toThrow('SOCIAL_GOOGLE_CLIENT_SECRET is required with SOCIAL_GOOGLE_ISSUER');
    expect(() => read({ ...asGoogle(issuer), SOCIAL_GOOGLE_ISSUER: 'http://accounts.example' })).toThrow(
      /https/,
    );
    expect(() => readPlatformConfig({ NODE_ENV: 'test', SOCIAL_GOOGLE_ISSUER: 'nonsense' })).toThrow(
      /SOCIAL_GOOGLE_ISSUER/,
    );
  });

  it('reads a key that is written in one line', () => {
    const social = read({
      SOCIAL_APPLE_ISSUER: 'https://appleid.apple.com',
      SOCIAL_APPLE_CLIENT_ID: 'c',
      SOCIAL_APPLE_TEAM_ID: 't',
      SOCIAL_APPLE_KEY_ID: 'k',
      SOCIAL_APPLE_PRIVATE_KEY: String.raw`-----BEGIN\nx`,
    });
    expect(social.apple?.secret).toMatchObject({ privateKey: '-----BEGIN\nx' });
  });
});
