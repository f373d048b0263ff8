import { createHash } from 'node:crypto';
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
