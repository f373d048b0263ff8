import { createHash } from 'node:crypto';
import { SOCIAL_RESULTS } from '@/lib/domain/social';
import { asGoogle, CLIENT_ID, startFakeIssuer, type FakeIssuer } from '@/tests/support/fake-issuer';
import { startIdentity, type IdentityHarness } from '@/tests/support/identity-harness';
import { socialBrowser } from '@/tests/support/social-browser';

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

/** A person with an account that the company opens, and the browser that they are logged in in. */
async function member() {
  const claims = person();
  const own = browser();
  expect((await own.logIn(issuer, claims)).result).toBe('confirm');
  const made = await own.call('POST', '/api/v1/auth/social/pending', { body: answers });
  expect(made.status).toBe(201);
  return { claims, browser: own, playerId: String(made.data.userId) };
}

describe('the companies on offer', () => {
  it('are those that the environment names', async () => {
    const { body } = await harness.call('GET', '/api/v1/auth/methods');
    expect(body.data).toEqual([
      { id: 'google', name: 'Google', is_enabled: true, oauth_url: '/api/v1/auth/social/google' },
      { id: 'microsoft', name: 'Microsoft', is_enabled: false, oauth_url: '/api/v1/auth/social/microsoft' },
      { id: 'apple', name: 'Apple', is_enabled: false, oauth_url: '/api/v1/auth/social/apple' },
      { id: 'telegram', name: 'Telegram', is_enabled: false, oauth_url: '/api/v1/auth/social/telegram' },
    ]);
  });

  it('lead to our own page when they are not, and to nothing when there is no such company', async () => {
    const page = await browser().begin('?language=de', 'apple');
    expect(page.href).toBe('http://web.test/de/auth/social?result=unavailable&provider=apple');
    expect((await harness.call('GET', '/api/v1/auth/social/other')).status).toBe(404);
  });
});

describe('the way there', () => {
  it('carries PKCE, state and nonce, each new, and stores none that could be used', async () => {
    const own = browser();
    const [first, second] = [await own.begin(), await own.begin()];
    expect(first.origin).toBe(issuer.issuer);
    const of = (url: URL, name: string) => url.searchParams.get(name) ?? '';
    expect(of(first, 'client_id')).toBe(CLIENT_ID);
    expect(of(first, 'redirect_uri')).toBe('http://web.test/api/v1/auth/social/google/callback');
    expect(of(first, 'code_challenge_method')).toBe('S256');
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(of(first, name).length).toBeGreaterThanOrEqual(43);
      expect(of(first, name)).not.toBe(of(second, name));
    }
    const rows = await harness.rows<Record<string, unknown>>('select * from identity.social_tries');
    expect(JSON.stringify(rows)).not.toContain(of(first, 'state'));
    const code = issuer.code({ ...person(), nonce: of(first, 'nonce') });
    await own.land({ code, state: of(first, 'state') });
    const verifier = issuer.exchanges.at(-1)?.get('code_verifier') ?? '';
    expect(createHash('sha256').update(verifier).digest('base64url')).toBe(of(first, 'code_challenge'));
  });
});

describe('somebody new', () => {
  it('is asked for country, age and terms, and then has an account, a session and no password', async () => {
    const claims = person();
    const own = browser();
    const landing = await own.logIn(issuer, claims, {}, '?language=de&utm_source=letter&evil=1');
    expect(landing.page.href).toBe('http://web.test/de/auth/social?result=confirm&provider=google');
    expect(own.jar['parlour.session']).toBeUndefined();
    const pending = await own.call('GET', '/api/v1/auth/social/pending');
    expect(pending.data).toEqual({ provider: 'google', email: claims.email });

    const young = await own.call('POST', '/api/v1/auth/social/pending', { body: { country: 'DE' } });
    expect([young.status, young.body.code]).toEqual([422, 'client_api_37']);
    const nowhere = await own.call('POST', '/api/v1/auth/social/pending', {
      body: { ...answers, country: 'XX' },
    });
    expect([nowhere.status, nowhere.body.code]).toEqual([422, 'client_api_13']);

    // The address is the company's word, whatever the form says.
    const made = await own.call('POST', '/api/v1/auth/social/pending', {
      body: { ...answers, email: 'other@example.com' },
    });
    expect(made.status).toBe(201);
    expect(made.data.language).toBe('de');
    const [row] = await harness.rows<Record<string, unknown>>(
      `select email, email_verified, country, currency, tracking, age_confirmed_at is not null as confirmed,
              (select count(*)::int from identity.credentials c where c.player_id = p.id and password is not null) as passwords
         from identity.players p where id = '${String(made.data.userId)}'`,
    );
    expect(row).toEqual({
      email: claims.email,
      email_verified: true,
      country: 'DE',
      currency: 'EUR',
      tracking: { utm_source: 'letter' },
      confirmed: true,
      passwords: 0,
    });
    expect(harness.opened).toContainEqual({ playerId: made.data.userId, currency: 'EUR' });
    expect((await own.call('GET', '/api/v1/me')).data.email).toBe(claims.email);
    expect((await own.call('GET', '/api/v1/auth/social/pending')).status).toBe(422);
  });

  it('gets in at once the next time, in any browser', async () => {
    const { claims, playerId } = await member();
    const other = browser();
    const landing = await other.logIn(issuer, claims);
    expect(landing.result).toBe('signed_in');
    expect((await other.call('GET', '/api/v1/me')).data.id).toBe(playerId);
  });

  it('of a company that knows no address gives one, which is not confirmed yet', async () => {
    for (const claims of [{ sub: 'bare' }, { ...person(), sub: 'unverified', email_verified: false }]) {
      const own = browser();
      expect((await own.logIn(issuer, claims)).result).toBe('confirm');
      expect((await own.call('GET', '/api/v1/auth/social/pending')).data.email).toBeNull();
      const without = await own.call('POST', '/api/v1/auth/social/pending', { body: answers });
      expect(without.body).toMatchObject({ code: 'client_api_5', fields: { email: 'required' } });
      const email = `${claims.sub}-given@example.com`;
      const made = await own.call('POST', '/api/v1/auth/social/pending', { body: { ...answers, email } });
      expect(made.status).toBe(201);
      expect((await own.call('GET', '/api/v1/me')).data).toMatchObject({ email, emailVerified: false });
    }
  });

  it('can’t take an address that has an account, and may give another', async () => {
    const taken = person().email;
    await harness.register(taken);
    const own = browser();
    await own.logIn(issuer, { sub: 'wants-taken' });
    const post = (email: string) =>
      own.call('POST', '/api/v1/auth/social/pending', { body: { ...answers, email } });
    expect((await post(taken)).body.code).toBe('client_api_43');
    expect((await post(`free-${taken}`)).status).toBe(201);
  });

  it('makes one account in two tabs', async () => {
    const own = browser();
    await own.logIn(issuer, person());
    const both = await Promise.all(
      [1, 2].map(() => own.call('POST', '/api/v1/auth/social/pending', { body: answers })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  it('loses nothing when the account can’t be opened', async () => {
    const own = browser();
    const claims = person();
    await own.logIn(issuer, claims);
    harness.failure.ledger = new Error('no ledger');
    const failed = await own.call('POST', '/api/v1/auth/social/pending', { body: answers });
    harness.failure.ledger = null;
    expect(failed.status).toBe(500);
    expect((await own.call('POST', '/api/v1/auth/social/pending', { body: answers })).status).toBe(201);
  });
});

describe('an address that has an account', () => {
  it('is never merged, even though the company has verified it', async () => {
    const claims = person();
    await harness.register(claims.email);
    const own = browser();
    expect((await own.logIn(issuer, claims)).result).toBe('email_in_use');
    expect(own.jar['parlour.session']).toBeUndefined();
    expect((await own.call('GET', '/api/v1/auth/social/pending')).status).toBe(422);
  });

  it('is not told of to somebody whose address the company has not verified', async () => {
    const claims = person();
    await harness.register(claims.email);
    expect((await browser().logIn(issuer, { ...claims, email_verified: false })).result).toBe('confirm');
  });
});

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

describe('a blocked player', () => {
  it('is told so, and stays outside', async () => {
    const { claims, playerId } = await member();
    await harness.rows(`update identity.players set status = 'blocked' where id = '${playerId}'`);
    const own = browser();
    expect((await own.logIn(issuer, claims)).result).toBe('blocked');
    expect(own.jar['parlour.session']).toBeUndefined();
  });

  it('is told so when it is they who have closed the account', async () => {
    const { claims, playerId } = await member();
    await harness.rows(`update identity.players set status = 'blocked' where id = '${playerId}'`);
    await harness.rows(`insert into players.closures (player_id, closed_at) values ('${playerId}', now())`);
    expect((await browser().logIn(issuer, claims)).result).toBe('closed');
  });
});

describe('a player who has reported a stranger', () => {
  it('is told to set a password first, by a company too', async () => {
    const { claims, playerId } = await member();
    await harness.rows(
      `insert into identity.login_locks (player_id, reason, since) values ('${playerId}', 'reported', now())`,
    );
    const own = browser();
    expect((await own.logIn(issuer, claims)).result).toBe('reset_required');
    expect(own.jar['parlour.session']).toBeUndefined();
  });
});
