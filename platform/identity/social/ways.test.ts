import { asGoogle, startFakeIssuer, type FakeIssuer } from '@/tests/support/fake-issuer';
import { GOOD_PASSWORD, startIdentity, type IdentityHarness } from '@/tests/support/identity-harness';
import { newPlayer } from '../testing/second-factor-player';
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
afterEach(() => {
  harness.clock.ahead = 0;
});

const LINK = '/api/v1/me/ways-in/google/link';
const UNLINK = '/api/v1/me/ways-in/google/unlink';
const proof = { password: GOOD_PASSWORD };

let subjects = 0;
const subject = () => {
  subjects += 1;
  return { sub: `way-${subjects}`, email: `way-${subjects}@example.com`, email_verified: true };
};

/** A player with a password, in a browser of their own. */
async function player() {
  const made = await newPlayer(harness);
  const jar = Object.fromEntries(
    made.cookie.split('; ').map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
  const browser = socialBrowser(harness, jar);
  const beginLink = async (body: object = proof) => {
    const { data } = await browser.call('POST', LINK, { body });
    return new URL(String(data.url)).searchParams;
  };
  const link = async (claims = subject()) => {
    const there = await beginLink();
    const code = issuer.code({ ...claims, nonce: there.get('nonce') });
    return browser.land({ code, state: there.get('state') ?? '' });
  };
  const google = async () => {
    const { data } = await browser.call('GET', '/api/v1/me/ways-in');
    const [first] = data.providers as { id: string; linkedAt: string | null; isLast: boolean }[];
    return { ...first, hasPassword: data.hasPassword };
  };
  return { ...made, browser, beginLink, link, google };
}

/** A player whom the company alone lets in. */
async function member() {
  const claims = subject();
  const browser = socialBrowser(harness);
  await browser.logIn(issuer, claims);
  const made = await browser.call('POST', '/api/v1/auth/social/pending', {
    body: { country: 'DE', ageConfirmed: true },
  });
  expect(made.status).toBe(201);
  return { claims, browser };
}

describe('linking', () => {
  it('asks who is there, links, writes a letter, and opens the account from then on', async () => {
    const own = await player();
    expect((await own.browser.call('POST', LINK, { body: {} })).status).toBe(422);
    const wrong = await own.browser.call('POST', LINK, { body: { password: 'wrong-pass-1' } });
    expect([wrong.status, wrong.body.code]).toEqual([401, 'client_api_20']);
    const claims = subject();
    expect((await own.link(claims)).result).toBe('linked');
    expect(await own.google()).toMatchObject({
      linkedAt: expect.any(String),
      isLast: false,
      hasPassword: true,
    });
    expect((await own.letters()).map(({ kind, params }) => [kind, params['provider']])).toEqual([
      ['way_in_linked', 'Google'],
    ]);
    const other = socialBrowser(harness);
    expect((await other.logIn(issuer, claims)).result).toBe('signed_in');
    expect((await other.call('GET', '/api/v1/me')).data.id).toBe(own.playerId);
  });

  it.each([
    ['vouches for the account’s own address', true],
    ['knows another one', false],
  ])('shows that the account is its owner’s where the company %s', async (_name, proven) => {
    const own = await player();
    expect((await own.link({ ...subject(), ...(proven && { email: own.email }) })).result).toBe('linked');
    const [row] = await harness.rows<{ owner_proven: boolean }>(
      `select coalesce(bool_or(owner_proven), false) as owner_proven from identity.ownership where player_id = '${own.playerId}'`,
    );
    expect(row?.owner_proven).toBe(proven);
  });

  it('links one account of the company, to one account here', async () => {
    const [own, other] = [await player(), await player()];
    const claims = subject();
    expect((await own.link(claims)).result).toBe('linked');
    expect((await own.link(claims)).result).toBe('linked');
    expect((await own.link()).result).toBe('linked_other');
    expect((await other.link(claims)).result).toBe('linked_elsewhere');
    expect((await other.google()).linkedAt).toBeNull();
  });

  it('is not finished by whoever is logged in by then', async () => {
    const [own, other] = [await player(), await player()];
    const there = await own.beginLink();
    const answer = {
      code: issuer.code({ ...subject(), nonce: there.get('nonce') }),
      state: there.get('state') ?? '',
    };
    // The same browser, with another player's session.
    own.browser.jar['parlour.session'] = other.browser.jar['parlour.session'] ?? '';
    expect((await own.browser.land(answer)).result).toBe('session_over');
    expect((await other.google()).linkedAt).toBeNull();
  });

  it('is not finished by a session that has ended while the company was asked', async () => {
    const own = await player();
    const there = await own.beginLink();
    const cookie = Object.entries(own.browser.jar)
      .map((pair) => pair.join('='))
      .join('; ');
    const session = await harness.identity.playerOf(new Request('http://web.test/', { headers: { cookie } }));
    await harness.rows(`delete from identity.sessions where player_id = '${own.playerId}'`);
    const ended = await harness.identity.social.end(
      'google',
      { code: issuer.code({ ...subject(), nonce: there.get('nonce') }), state: there.get('state') ?? '' },
      { address: '203.0.113.7', userAgent: null, cookie, requestId: 'r-1' },
      session,
    );
    expect([session?.playerId, ended.result]).toEqual([own.playerId, 'session_over']);
    const linked = `select from identity.credentials where player_id = '${own.playerId}' and provider_id = 'google'`;
    expect(await harness.rows(linked)).toEqual([]);
  });

  it('uses no code up while there is no way to the company', async () => {
    const own = await player();
    const { recovery } = await own.turnOn();
    const body = { ...proof, code: recovery[0] };
    const away = await own.browser.call('POST', '/api/v1/me/ways-in/apple/link', { body });
    expect(new URL(String(away.data.url)).searchParams.get('result')).toBe('unavailable');
    expect((await own.state()).recoveryCodesLeft).toBe(10);
    const there = await own.browser.call('POST', LINK, { body });
    expect(new URL(String(there.data.url)).origin).toBe(issuer.issuer);
    expect((await own.state()).recoveryCodesLeft).toBe(9);
  });

  it('can’t be finished from another browser: nobody’s account gets a stranger’s way in', async () => {
    const [victim, attacker] = [await player(), await player()];
    const there = await attacker.beginLink();
    const answer = {
      code: issuer.code({ ...subject(), nonce: there.get('nonce') }),
      state: there.get('state') ?? '',
    };
    expect((await victim.browser.land(answer)).result).toBe('expired');
    expect((await victim.google()).linkedAt).toBeNull();
  });

  it('is not what a log-in does, even in a browser that is logged in', async () => {
    const own = await player();
    expect((await own.browser.logIn(issuer, subject())).result).toBe('confirm');
    expect((await own.google()).linkedAt).toBeNull();
  });
});

describe('unlinking', () => {
  it('asks who is there, ends the way in and writes a letter', async () => {
    const own = await player();
    const claims = subject();
    await own.link(claims);
    expect((await own.browser.call('POST', UNLINK, { body: { password: 'wrong-pass-1' } })).status).toBe(401);
    expect((await own.browser.call('POST', UNLINK, { body: proof })).status).toBe(204);
    expect((await own.browser.call('POST', UNLINK, { body: proof })).status).toBe(404);
    expect((await own.letters()).map(({ kind }) => kind)).toEqual(['way_in_linked', 'way_in_unlinked']);
    expect((await socialBrowser(harness).logIn(issuer, claims)).result).toBe('confirm');
  });

  it('leaves the last way in', async () => {
    const { browser } = await member();
    const { data } = await browser.call('GET', '/api/v1/me/ways-in');
    expect(data).toMatchObject({
      hasPassword: false,
      providers: [{ id: 'google', isLast: true }, {}, {}, {}],
    });
    const refused = await browser.call('POST', UNLINK, { body: {} });
    expect([refused.status, refused.body.code]).toEqual([409, 'last_way_in']);
  });

  it('needs a recent log-in where there is no password', async () => {
    const { browser } = await member();
    harness.clock.ahead = 11 * 60_000;
    const refused = await browser.call('POST', UNLINK, { body: {} });
    expect([refused.status, refused.body.code]).toEqual([401, 'fresh_login_required']);
  });

  it('takes a code of the second factor, and none is used up by a refusal', async () => {
    const own = await player();
    await own.link();
    const { recovery } = await own.turnOn();
    const unlink = (code?: string) => own.browser.call('POST', UNLINK, { body: { ...proof, code } });
    expect((await unlink()).body.code).toBe('second_factor_required');
    expect((await unlink('0000-0000-0000-0000')).body.code).toBe('second_factor_wrong');
    expect((await unlink(recovery[0])).status).toBe(204);
  });
});

describe('a second factor', () => {
  it('is asked for after the company too; its token is handed over once, and in no address', async () => {
    const own = await player();
    const claims = subject();
    await own.link(claims);
    const { app } = await own.turnOn();
    const other = socialBrowser(harness);
    const landing = await other.logIn(issuer, claims);
    expect(landing.page.search).toBe('?result=second_step&provider=google');
    expect(other.jar['parlour.session']).toBeUndefined();
    const step = await other.call('POST', '/api/v1/auth/social/second-step');
    expect(step.data).toMatchObject({ success: false, secondStep: { methods: ['totp', 'recovery'] } });
    expect((await other.call('POST', '/api/v1/auth/social/second-step')).status).toBe(422);
    const { token } = step.data.secondStep as { token: string };
    const done = await other.call('POST', '/api/v1/auth/second-step', { body: { token, code: app.code() } });
    expect(done.status).toBe(200);
    expect((await other.call('GET', '/api/v1/me')).data.id).toBe(own.playerId);
  });
});
