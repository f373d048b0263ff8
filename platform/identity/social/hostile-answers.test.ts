import { SOCIAL_RESULTS } from '@/lib/domain/social';
import { asGoogle, CLIENT_ID, startFakeIssuer, type FakeIssuer } from '@/tests/support/fake-issuer';
import { startIdentity, type IdentityHarness } from '@/tests/support/identity-harness';
import { socialBrowser } from '../testing/social-browser';

let issuer: FakeIssuer;
let harness: IdentityHarness;

beforeAll(async () => {
  issuer = await startFakeIssuer();
  harness = await startIdentity(asGoogle(issuer));
}, 60_000);
afterAll(async () => {
  await harness.close();
  await issuer.close();
});
beforeEach(() => {
  issuer.fault.status = null;
  issuer.exchanges.length = 0;
});

let people = 0;
const person = () => {
  people += 1;
  return { sub: `subject-${people}`, email: `social-${people}@example.com`, email_verified: true };
};
const browser = (jar?: Record<string, string>) => socialBrowser(harness, jar);
const answers = { country: 'DE', ageConfirmed: true };

describe('a company’s answer that proves nothing', () => {
  const now = () => Math.floor(Date.now() / 1000);

  it.each([
    ['another nonce', () => ({ claims: { nonce: 'n'.repeat(43) } })],
    ['no nonce', () => ({ claims: { nonce: undefined } })],
    ['another audience', () => ({ claims: { aud: 'somebody-else' } })],
    ['several audiences without a word on whom it is for', () => ({ claims: { aud: [CLIENT_ID, 'other'] } })],
    ['another authorised party', () => ({ claims: { azp: 'somebody-else' } })],
    ['another issuer', () => ({ claims: { iss: 'https://evil.example' } })],
    ['an expiry in the past', () => ({ claims: { iat: now() - 600, exp: now() - 300 } })],
    ['an old token', () => ({ claims: { iat: now() - 3_600 } })],
    ['no subject', () => ({ claims: { sub: undefined } })],
    ['no signature', () => ({ unsigned: true })],
    ['a signature by a key of somebody else', () => ({ strangeKey: true })],
  ])('fails: %s', async (_name, lies) => {
    const own = browser();
    expect((await own.logIn(issuer, person(), lies())).result).toBe('failed');
    expect(own.jar['parlour.session']).toBeUndefined();
    expect((await own.call('GET', '/api/v1/auth/social/pending')).status).toBe(422);
  });

  it('fails: it names another issuer (mix-up)', async () => {
    const own = browser();
    const there = (await own.begin()).searchParams;
    const code = issuer.code({ ...person(), nonce: there.get('nonce') });
    const landing = await own.land({ code, state: there.get('state') ?? '', iss: 'https://evil.example' });
    expect(landing.result).toBe('failed');
    expect(issuer.exchanges).toEqual([]);
  });

  it('fails: a code that is nobody’s', async () => {
    const own = browser();
    const state = (await own.begin()).searchParams.get('state') ?? '';
    expect((await own.land({ code: 'guessed', state })).result).toBe('failed');
  });
});

describe('a try', () => {
  const walked = async (own: ReturnType<typeof browser>) => {
    const there = (await own.begin()).searchParams;
    return { code: issuer.code({ ...person(), nonce: there.get('nonce') }), state: there.get('state') ?? '' };
  };

  it('works once', async () => {
    const own = browser();
    const answer = await walked(own);
    expect((await own.land(answer)).result).toBe('confirm');
    expect((await own.land(answer)).result).toBe('expired');
    expect(issuer.exchanges).toHaveLength(1);
  });

  it('works only in the browser that began it, and an attacker’s attempt does not use it up', async () => {
    const [victim, attacker] = [browser(), browser()];
    const answer = await walked(attacker);
    // Log-in CSRF: the victim is led to the end of the attacker's log-in.
    expect((await victim.land(answer)).result).toBe('expired');
    await victim.begin();
    expect((await victim.land(answer)).result).toBe('expired');
    expect(victim.jar['parlour.session']).toBeUndefined();
    expect((await attacker.land(answer)).result).toBe('confirm');
  });

  it('ends after ten minutes', async () => {
    const own = browser();
    const answer = await walked(own);
    harness.clock.ahead += 10 * 60_000;
    expect((await own.land(answer)).result).toBe('expired');
    await harness.identity.sweep();
    const [{ count } = { count: -1 }] = await harness.rows<{ count: number }>(
      'select count(*)::int as count from identity.social_tries',
    );
    expect(count).toBe(0);
    harness.clock.ahead = 0;
  });

  it('tells that the visitor said no', async () => {
    const own = browser();
    const state = (await own.begin('?language=fr')).searchParams.get('state') ?? '';
    const { page } = await own.land({ error: 'access_denied', state });
    expect(page.href).toBe('http://web.test/fr/auth/social?result=denied&provider=google');
  });

  it('says when the company is down, and leads nowhere else whatever it is sent', async () => {
    const own = browser();
    issuer.fault.status = 503;
    expect((await own.land(await walked(own))).result).toBe('provider_down');
    const hostile = {
      error: 'https://evil.example',
      state: '"><script>',
      result: 'signed_in',
      return: '//evil.example',
    };
    const { page } = await own.land(hostile);
    expect(page.origin).toBe('http://web.test');
    expect(page.pathname).toBe('/auth/social');
    expect(SOCIAL_RESULTS).toContain(page.searchParams.get('result'));
  });
});

describe('an answer that another site posts, as Apple does', () => {
  it('is handed on to the GET, without cookies and with nothing else in it', async () => {
    const response = await fetch(`${harness.url}/api/v1/auth/social/google/callback`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        origin: 'https://appleid.apple.example',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({
        code: 'c',
        state: 's',
        user: '{"name":"x"}',
        redirect: 'https://evil.example',
      }),
    });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(
      'http://web.test/api/v1/auth/social/google/callback?code=c&state=s',
    );
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('opens no other route to other sites', async () => {
    const { status } = await harness.call('POST', '/api/v1/auth/social/pending', {
      body: answers,
      headers: { origin: 'https://appleid.apple.example' },
    });
    expect(status).toBe(403);
  });
});
