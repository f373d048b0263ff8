import { endAccess } from './end-access';
import type { CodePreview } from './session-codes';
import { GOOD_PASSWORD, startIdentity, type IdentityHarness } from '@/tests/support/identity-harness';

describe('a code that logs in elsewhere', () => {
  let harness: IdentityHarness;
  let cookie: string;
  let email: string;
  let players = 0;
  beforeAll(async () => {
    harness = await startIdentity();
  });
  // A player gets ten codes a minute: each test has one of its own.
  beforeEach(async () => {
    players += 1;
    email = `codes-${players}@parlour.example`;
    ({ cookie } = await harness.register(email, { body: { language: 'fr' } }));
  });
  afterAll(() => harness.close());
  afterEach(() => {
    harness.clock.ahead = 0;
  });

  const issue = async () => {
    const answer = await harness.call('POST', '/api/v1/auth/session-codes', { body: {}, cookie });
    expect(answer.status).toBe(201);
    // The browser that asked is marked by it.
    return { ...(answer.data as { code: string; expiresAt: string }), asked: answer.cookie, answer };
  };
  const exchange = (code: string, options: { cookie?: string; confirmation?: string } = {}) => {
    const { cookie: carried, ...rest } = options;
    return harness.call('POST', '/api/v1/auth/exchange', {
      body: { code, ...rest },
      ...(carried ? { cookie: carried } : {}),
    });
  };
  const preview = async (code: string, carried?: string) => {
    const answer = await harness.call('POST', '/api/v1/auth/session-codes/preview', {
      body: { code },
      ...(carried ? { cookie: carried } : {}),
    });
    return { ...answer, data: answer.data as unknown as CodePreview };
  };
  let strangers = 0;
  const issueAsSomebodyElse = async () => {
    strangers += 1;
    const stranger = await harness.register(`stranger-${strangers}@parlour.example`);
    const answer = await harness.call('POST', '/api/v1/auth/session-codes', {
      body: {},
      cookie: stranger.cookie,
    });
    return { ...(answer.data as { code: string }), asked: answer.cookie };
  };
  /** Looks and says yes, as a browser does in which the code was not asked for. */
  const accept = async (code: string, carried?: string) => {
    const { data } = await preview(code, carried);
    return exchange(code, {
      confirmation: data.confirmation,
      ...(carried ? { cookie: carried } : {}),
    });
  };

  it('opens a session of its own, in the player’s language', async () => {
    const { code } = await issue();
    const answer = await accept(code);
    expect(answer.status).toBe(200);
    expect(answer.data).toMatchObject({ language: 'fr' });
    expect(answer.setCookies[0]).toMatch(/^parlour\.session=[^;]+;.*HttpOnly.*SameSite=Lax/);
    const me = await harness.call('GET', '/api/v1/me', { cookie: answer.cookie });
    expect(me.data).toMatchObject({ email });
    expect(answer.cookie).not.toBe(cookie);
    expect((await harness.call('GET', '/api/v1/me', { cookie })).status).toBe(200);
  });

  it('works once, also when two ask at the same time', async () => {
    const { code, asked } = await issue();
    const { data } = await preview(code);
    const statuses = await Promise.all([
      exchange(code, { cookie: asked }),
      exchange(code, { confirmation: data.confirmation }),
      exchange(code, { cookie: asked }),
    ]);
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  it('is taken or ended, whichever comes first, when all access ends at the same moment', async () => {
    const [player] = await harness.rows<{ id: string }>(
      `select id from identity.players where email = '${email}'`,
    );
    for (const _ of [1, 2, 3, 4, 5]) {
      const { cookie: own } = await harness.login(email, GOOD_PASSWORD);
      const issued = await harness.call('POST', '/api/v1/auth/session-codes', { body: {}, cookie: own });
      // Neither waits for the other for ever.
      const [answer] = await Promise.all([
        exchange(String(issued.data.code), { cookie: issued.cookie }),
        harness.kernel.db.transaction().execute((trx) => endAccess(trx, player?.id ?? '')),
      ]);
      expect([200, 422]).toContain(answer.status);
    }
  });

  it('works for a minute', async () => {
    const { code, asked } = await issue();
    harness.clock.ahead = 60_001;
    const late = await exchange(code, { cookie: asked });
    expect(late.status).toBe(422);
    expect(late.body).toMatchObject({ code: 'client_api_27' });
    expect((await preview(code)).status).toBe(422);
  });

  it('is replaced by the next one', async () => {
    const first = await issue();
    const second = await issue();
    expect((await exchange(first.code, { cookie: first.asked })).status).toBe(422);
    expect((await exchange(second.code, { cookie: second.asked })).status).toBe(200);
  });

  it.each([
    ['logged out', (own: string) => harness.call('POST', '/api/v1/auth/logout', { cookie: own, body: {} })],
    [
      'ended from another device',
      async (_own: string, sessionId: string) =>
        harness.call('DELETE', `/api/v1/me/sessions/${sessionId}`, { cookie }),
    ],
    [
      'ended with all others',
      async (_own: string, _sessionId: string) => harness.call('DELETE', '/api/v1/me/sessions', { cookie }),
    ],
    [
      'replaced by a log-in in its browser',
      (own: string) => harness.login(email, GOOD_PASSWORD, { cookie: own }),
    ],
  ])('ends with the session that gave it: %s', async (_name, end) => {
    const { cookie: own } = await harness.login(email, GOOD_PASSWORD);
    const issued = await harness.call('POST', '/api/v1/auth/session-codes', { body: {}, cookie: own });
    const code = String(issued.data.code);
    const { data } = await preview(code);
    const headers = { cookie: own };
    const session = await harness.identity.playerOf(new Request('http://web.test/', { headers }));
    expect((await end(own, session?.sessionId ?? '')).status).toBeLessThan(300);
    expect((await exchange(code, { cookie: issued.cookie })).status).toBe(422);
    expect((await exchange(code, { confirmation: data.confirmation })).status).toBe(422);
    expect((await preview(code)).status).toBe(422);
  });

  it('ends the session that the browser carried, and leaves the one that gave it', async () => {
    const other = await harness.register('carried@parlour.example');
    const { code } = await issue();
    expect((await accept(code, other.cookie)).status).toBe(200);
    expect((await harness.call('GET', '/api/v1/me', { cookie: other.cookie })).status).toBe(401);
    expect((await harness.call('GET', '/api/v1/me', { cookie })).status).toBe(200);
  });

  it('is no session: nobody gets one with a made-up code, a session’s id or nothing', async () => {
    const sessions = await harness.rows<{ id: string; token: string }>(
      'select id, token from identity.sessions',
    );
    for (const made of ['x', sessions[0]?.id ?? '', sessions[0]?.token ?? '', 'session-code:']) {
      expect((await exchange(made)).status).toBe(422);
    }
    expect((await exchange('')).status).toBe(422);
    expect((await harness.call('POST', '/api/v1/auth/session-codes', { body: {} })).status).toBe(401);
  });

  it('keeps only a hash of it', async () => {
    const { code } = await issue();
    const kept = await harness.rows<{ identifier: string }>(
      `select v.identifier from identity.verifications v join identity.players p
          on v.value = 'session-code:' || p.id where p.email = '${email}'`,
    );
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(code);
  });

  it('opens nothing for a blocked account', async () => {
    const { code, asked } = await issue();
    await harness.rows(`update identity.players set status = 'blocked' where email = '${email}'`);
    const answer = await exchange(code, { cookie: asked });
    expect(answer.status).toBe(403);
    expect(answer.setCookies).toEqual([]);
    await harness.rows(`update identity.players set status = 'active' where email = '${email}'`);
  });

  describe('in a browser that did not ask for it', () => {
    it('logs nobody in without a yes, and is as good as before', async () => {
      const { code, asked } = await issue();
      for (const options of [
        {},
        { confirmation: '' },
        { confirmation: 'yes' },
        { cookie: 'parlour.asked=' },
        { cookie: `parlour.asked=${code}` },
        { cookie: (await issueAsSomebodyElse()).asked },
      ]) {
        const answer = await exchange(code, options);
        expect([options, answer.status, answer.body.code]).toEqual([options, 409, 'account_unconfirmed']);
        expect(answer.setCookies).toEqual([]);
      }
      expect((await exchange(code, { cookie: asked })).status).toBe(200);
    });

    it('says whose it is, masked, as often as it is looked at, and uses nothing up', async () => {
      const { code } = await issue();
      for (const _ of [1, 2, 3]) {
        const { status, data, body, setCookies } = await preview(code);
        expect(status).toBe(200);
        expect(data).toMatchObject({ account: 'c…@p….example', known: false, present: 'nobody', asks: true });
        expect(JSON.stringify(body)).not.toContain('codes');
        expect(setCookies).toEqual([]);
      }
      expect((await accept(code)).status).toBe(200);
      expect((await preview(code)).status).toBe(422);
    });

    it('works no longer for having been looked at, and says how long it does', async () => {
      const { code } = await issue();
      const first = await preview(code);
      expect(first.data.secondsLeft).toBeGreaterThanOrEqual(58);
      expect(first.data.secondsLeft).toBeLessThanOrEqual(59);
      harness.clock.ahead = 40_000;
      const second = await preview(code);
      expect(second.data.secondsLeft).toBeGreaterThanOrEqual(18);
      expect(second.data.secondsLeft).toBeLessThanOrEqual(19);
      harness.clock.ahead = 60_001;
      expect((await preview(code)).status).toBe(422);
      expect((await exchange(code, { confirmation: first.data.confirmation })).status).toBe(422);
    });

    it('takes the yes for this code only', async () => {
      const another = await issueAsSomebodyElse();
      const { data } = await preview(another.code);
      const { code } = await issue();
      expect((await exchange(code, { confirmation: data.confirmation })).status).toBe(409);
    });

    it('is known where the account was logged in to before, and after it was taken', async () => {
      const home = await harness.login(email, 'lantern-18');
      const device = home.cookie.split('; ').find((one) => one.startsWith('parlour.device=')) ?? '';
      const { code } = await issue();
      const { data } = await preview(code, device);
      expect(data).toMatchObject({ known: true, asks: true });
      const taken = await accept(code);
      const marked = taken.cookie.split('; ').find((one) => one.startsWith('parlour.device=')) ?? '';
      expect((await preview((await issue()).code, marked)).data).toMatchObject({ known: true });
    });
  });

  it('logs in at once in the browser that asked for it, whose mark no script and no other site can read or send', async () => {
    const { code, asked, answer } = await issue();
    expect(answer.setCookies).toEqual([
      expect.stringMatching(/^parlour\.asked=[\w-]{43};.*Max-Age=60;.*HttpOnly.*SameSite=Strict/),
    ]);
    expect(answer.setCookies[0]).not.toContain(code);
    expect((await preview(code, asked)).data).toMatchObject({ asks: false, present: 'nobody' });
    expect((await exchange(code, { cookie: asked })).status).toBe(200);
  });

  describe('while somebody else is logged in', () => {
    it('asks, also in the browser that asked for it; the yes ends the other session', async () => {
      const other = await harness.register('present@parlour.example');
      const { code, asked } = await issue();
      const carried = `${other.cookie}; ${asked}`;
      expect((await exchange(code, { cookie: carried })).status).toBe(409);
      expect((await preview(code, carried)).data).toMatchObject({ present: 'other', asks: true });
      expect((await harness.call('GET', '/api/v1/me', { cookie: other.cookie })).status).toBe(200);
      expect((await accept(code, carried)).status).toBe(200);
      expect((await harness.call('GET', '/api/v1/me', { cookie: other.cookie })).status).toBe(401);
    });

    it('does not take a yes that was said before they logged in', async () => {
      const { code } = await issue();
      const { data } = await preview(code);
      const other = await harness.register('since@parlour.example');
      const answer = await exchange(code, { confirmation: data.confirmation, cookie: other.cookie });
      expect(answer.status).toBe(409);
      expect((await harness.call('GET', '/api/v1/me', { cookie: other.cookie })).status).toBe(200);
    });

    it('says so when it is the code’s own player', async () => {
      const { code } = await issue();
      expect((await preview(code, cookie)).data).toMatchObject({ present: 'same' });
    });
  });

  it('is neither looked at nor taken for another site’s page', async () => {
    const { code, asked } = await issue();
    for (const path of ['/api/v1/auth/session-codes/preview', '/api/v1/auth/exchange']) {
      for (const origin of ['https://evil.example', 'null', '']) {
        const answer = await harness.call('POST', path, {
          body: { code },
          cookie: asked,
          headers: { origin },
        });
        expect([path, origin, answer.status]).toEqual([path, origin, 403]);
      }
    }
    expect((await exchange(code, { cookie: asked })).status).toBe(200);
  });
});
