import type { CallAnswer } from '@/tests/support/call';
import { GOOD_PASSWORD, startIdentity, type IdentityHarness } from '@/tests/support/identity-harness';

const HOUR = 3_600_000;

describe('a session', () => {
  let harness: IdentityHarness;
  let accounts = 0;
  beforeAll(async () => {
    harness = await startIdentity();
  });
  afterAll(() => harness.close());
  afterEach(() => {
    harness.clock.ahead = 0;
  });

  const newPlayer = async () => {
    accounts += 1;
    const email = `session${accounts}@parlour.example`;
    const answer = await harness.register(email, { headers: { 'user-agent': 'Firefox on a desk' } });
    return { email, id: String(answer.data.userId), cookie: answer.cookie, setCookies: answer.setCookies };
  };
  const me = (cookie: string) => harness.call('GET', '/api/v1/me', { cookie });
  const tokenOf = (cookie: string) => decodeURIComponent(/parlour\.session=([^;]+)/.exec(cookie)?.[1] ?? '');

  describe('its cookie', () => {
    it('is HttpOnly, SameSite=Lax, for the whole site, and as long as the session', async () => {
      const { setCookies } = await newPlayer();
      expect(setCookies).toHaveLength(2);
      for (const cookie of setCookies) {
        expect(cookie).toMatch(/^parlour\.(session|device)=/);
        expect(cookie).toMatch(/; HttpOnly/);
        expect(cookie).toMatch(/; SameSite=Lax/);
        expect(cookie).toMatch(/; Path=\//);
        expect(cookie).not.toMatch(/Domain|Secure/);
      }
      expect(setCookies[0]).toMatch(/Max-Age=86400/);
    });

    it('is __Host- and Secure when the product is reached over https, also when it is taken away', async () => {
      const secure = await startIdentity({ WEB_ORIGIN: 'https://parlour.example' });
      try {
        const answer = await secure.register('https@parlour.example');
        expect(answer.setCookies).toHaveLength(2);
        for (const cookie of answer.setCookies) {
          expect(cookie).toMatch(/^__Host-parlour\.(session|device)=/);
          expect(cookie).toMatch(/; Secure/);
          expect(cookie).toMatch(/; Path=\/(;|$)/);
          expect(cookie).not.toMatch(/Domain/);
        }
        const plain = answer.cookie.replaceAll('__Host-', '');
        expect((await secure.call('GET', '/api/v1/me', { cookie: plain })).status).toBe(401);
        const out = await secure.call('POST', '/api/v1/auth/logout', { cookie: answer.cookie, body: {} });
        expect(out.setCookies[0]).toMatch(/^__Host-parlour\.session=;.*Max-Age=0.*Secure/);
      } finally {
        await secure.close();
      }
    });

    it('carries a token of more than 128 bits, another one each time', async () => {
      const tokens = await Promise.all(
        Array.from({ length: 8 }, async () => tokenOf((await newPlayer()).cookie)),
      );
      for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9]{32}\.[A-Za-z0-9+/]{43}=$/);
      expect(new Set(tokens.map((token) => token.slice(0, 32))).size).toBe(8);
    });

    it('is worth nothing without our signature', async () => {
      const { cookie } = await newPlayer();
      const [token = '', signature = ''] = tokenOf(cookie).split('.');
      const other = tokenOf((await newPlayer()).cookie).split('.')[1] ?? '';
      const forged = [
        token,
        `${token}.`,
        `${token}.${'A'.repeat(43)}=`,
        `${token}.${other}`,
        `.${signature}`,
        `${token}x.${signature}`,
      ];
      for (const value of forged) {
        const answer = await me(`parlour.session=${encodeURIComponent(value)}`);
        expect([value, answer.status]).toEqual([value, 401]);
      }
      expect((await me(`parlour.session=%`)).status).toBe(401);
      expect((await me(`parlour.session=${'x'.repeat(4_000)}`)).status).toBe(401);
      expect((await me(cookie)).status).toBe(200);
    });
  });

  describe('its end', () => {
    it('comes four hours after the last use', async () => {
      const { cookie } = await newPlayer();
      harness.clock.ahead = 3.9 * HOUR;
      expect((await me(cookie)).status).toBe(200);
      harness.clock.ahead = 7.8 * HOUR;
      expect((await me(cookie)).status).toBe(200);
      harness.clock.ahead = 11.9 * HOUR;
      const answer = await me(cookie);
      expect([answer.status, answer.body.code]).toEqual([401, 'client_api_27']);
    });

    it('comes a day after the log-in, however much it was used', async () => {
      const { cookie } = await newPlayer();
      for (let hours = 3; hours < 24; hours += 3) {
        harness.clock.ahead = hours * HOUR;
        expect((await me(cookie)).status).toBe(200);
      }
      harness.clock.ahead = 24.01 * HOUR;
      expect((await me(cookie)).status).toBe(401);
    });

    it('comes with logging out: cookie gone, stream told, language kept', async () => {
      const { cookie, id } = await newPlayer();
      const [{ id: sessionId } = { id: '' }] = await harness.rows<{ id: string }>(
        `select id from identity.sessions where player_id = '${id}'`,
      );
      const out = await harness.call('POST', '/api/v1/auth/logout', { cookie, body: { language: 'fr' } });
      expect(out.status).toBe(204);
      expect(out.setCookies).toEqual([expect.stringMatching(/^parlour\.session=;.*Max-Age=0/)]);
      expect(harness.ended).toContain(sessionId);
      expect((await me(cookie)).status).toBe(401);
      expect((await harness.identity.player(id))?.language).toBe('fr');
    });

    it('needs a request from our own pages', async () => {
      const { cookie } = await newPlayer();
      const forged = await harness.call('POST', '/api/v1/auth/logout', {
        cookie,
        body: {},
        headers: { origin: 'https://evil.example' },
      });
      expect([forged.status, forged.body.code]).toEqual([403, 'forbidden_origin']);
      expect((await me(cookie)).status).toBe(200);
    });

    it('is swept away with everything else that is past its time', async () => {
      const { id } = await newPlayer();
      harness.clock.ahead = 25 * HOUR;
      await harness.identity.sweep();
      expect(await harness.rows(`select from identity.sessions where player_id = '${id}'`)).toEqual([]);
    });
  });

  describe('and the others of the same player', () => {
    const list = async (cookie: string) =>
      (await harness.call('GET', '/api/v1/me/sessions', { cookie })).data as unknown as {
        id: string;
        current: boolean;
        userAgent: string;
        address: string;
      }[];

    it('are listed with device and address, this one marked; no token among it', async () => {
      const { email, cookie } = await newPlayer();
      const phone = await harness.login(email, GOOD_PASSWORD, {
        from: '198.51.100.7',
        headers: { 'user-agent': 'Safari on a phone' },
      });
      const answer: CallAnswer = await harness.call('GET', '/api/v1/me/sessions', { cookie });
      expect(JSON.stringify(answer.body)).not.toContain(tokenOf(cookie).slice(0, 32));
      const sessions = await list(cookie);
      expect(sessions).toHaveLength(2);
      expect(sessions).toContainEqual(
        expect.objectContaining({ current: true, userAgent: 'Firefox on a desk' }),
      );
      expect(sessions).toContainEqual(
        expect.objectContaining({ current: false, userAgent: 'Safari on a phone', address: '198.51.100.7' }),
      );
      expect((await list(phone.cookie)).find((session) => session.current)?.userAgent).toBe(
        'Safari on a phone',
      );
    });

    it('are ended one by one, or all but this one', async () => {
      const { email, cookie } = await newPlayer();
      const others = await Promise.all([1, 2, 3].map(() => harness.login(email, GOOD_PASSWORD)));
      const victim = (await list(cookie)).find((session) => !session.current);
      const one = await harness.call('DELETE', `/api/v1/me/sessions/${victim?.id}`, { cookie });
      expect(one.status).toBe(204);
      expect(harness.ended).toContain(victim?.id);
      expect(await list(cookie)).toHaveLength(3);
      const rest = await harness.call('DELETE', '/api/v1/me/sessions', { cookie });
      expect(rest.data).toEqual({ ended: 2 });
      for (const other of others) expect((await me(other.cookie)).status).toBe(401);
      expect((await me(cookie)).status).toBe(200);
    });

    it('of another player can’t be ended: 404, as for one that never was', async () => {
      const mine = await newPlayer();
      const theirs = await newPlayer();
      const [session] = await list(theirs.cookie);
      const answer = await harness.call('DELETE', `/api/v1/me/sessions/${session?.id}`, {
        cookie: mine.cookie,
      });
      const unknown = await harness.call(
        'DELETE',
        `/api/v1/me/sessions/00000000-0000-4000-8000-000000000000`,
        {
          cookie: mine.cookie,
        },
      );
      const strip = ({ status, body }: CallAnswer) => ({ status, ...body, requestId: '' });
      expect(strip(answer)).toEqual(strip(unknown));
      expect(answer.status).toBe(404);
      expect((await me(theirs.cookie)).status).toBe(200);
    });
  });

  it('is looked up with one query, on any instance of the platform', async () => {
    const { cookie, id } = await newPlayer();
    let queries = 0;
    const counted = () => (queries += 1);
    harness.kernel.pool.on('acquire', counted);
    const session = await harness.identity.playerOf(
      new Request('http://web.test/api', { headers: { cookie } }),
    );
    harness.kernel.pool.off('acquire', counted);
    expect(queries).toBe(1);
    expect(session).toEqual({
      playerId: id,
      sessionId: expect.any(String),
      currency: 'EUR',
      country: 'DE',
      language: 'de',
    });
    expect(await harness.identity.playerOf(new Request('http://web.test/api'))).toBeNull();
  });

  it('is for play as long as the player is active', async () => {
    const { id } = await newPlayer();
    expect(await harness.identity.isPlayable(id)).toBe(true);
    await harness.rows(`update identity.players set status = 'excluded' where id = '${id}'`);
    expect(await harness.identity.isPlayable(id)).toBe(false);
    expect(await harness.identity.isPlayable('no-uuid')).toBe(false);
    expect(await harness.identity.player("' or true --")).toBeNull();
  });
});
