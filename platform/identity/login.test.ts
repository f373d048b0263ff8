import { accountCookies } from './cookies';
import { freshAddress, type CallAnswer } from '@/tests/support/call';
import { GOOD_PASSWORD, SECRET, startIdentity, type IdentityHarness } from '@/tests/support/identity-harness';

const EMAIL = 'mara@parlour.example';
const MINUTE = 60_000;
const cookies = accountCookies('http://web.test', SECRET);

describe('logging in', () => {
  let harness: IdentityHarness;
  let accounts = 0;
  beforeAll(async () => {
    harness = await startIdentity();
    await harness.register(EMAIL);
  });
  afterAll(() => harness.close());
  afterEach(() => {
    harness.clock.ahead = 0;
  });

  const newAccount = async () => {
    accounts += 1;
    const email = `player${accounts}@parlour.example`;
    const answer = await harness.register(email);
    return { email, cookie: answer.cookie };
  };
  const sessionCookie = (answer: CallAnswer) =>
    answer.setCookies.find((cookie) => cookie.startsWith('parlour.session='))?.split(';', 1)[0] ?? '';
  const deviceCookie = (cookie: string) =>
    cookie.split('; ').find((part) => part.startsWith('parlour.device=')) ?? '';
  const failTimes = async (times: number, email: string, from: () => string, cookie?: string) => {
    let last: CallAnswer | undefined;
    for (let index = 0; index < times; index += 1)
      last = await harness.login(email, 'wrong-pass-1', { from: from(), cookie });
    return last;
  };

  it('answers with the player and their language, and a cookie that opens /me', async () => {
    const answer = await harness.login(' MARA@parlour.example ', GOOD_PASSWORD);
    expect(answer.status).toBe(200);
    expect(answer.data).toEqual({ success: true, userId: expect.any(String), language: 'de' });
    expect((await harness.call('GET', '/api/v1/me', { cookie: answer.cookie })).status).toBe(200);
  });

  it('gives a wrong password and an unknown e-mail the same answer, after the same work', async () => {
    const look = async (email: string) => {
      harness.work.runs = 0;
      const { status, body, setCookies } = await harness.login(email, 'wrong-pass-1');
      const { requestId, ...rest } = body;
      expect(requestId).toEqual(expect.any(String));
      return { status, rest, setCookies, argon2Runs: harness.work.runs };
    };
    const known = await look(EMAIL);
    expect(known).toMatchObject({
      status: 401,
      rest: { code: 'client_api_7' },
      setCookies: [],
      argon2Runs: 1,
    });
    expect(await look('nobody@parlour.example')).toEqual(known);
    expect(await look('not an e-mail')).toEqual(known);
    expect(await look("' or 1=1; --")).toEqual(known);
  });

  it('goes to the database as often for a known as for an unknown e-mail', async () => {
    const queries = async (email: string) => {
      let count = 0;
      const counted = () => (count += 1);
      harness.kernel.pool.on('acquire', counted);
      await harness.login(email, 'wrong-pass-1');
      harness.kernel.pool.off('acquire', counted);
      return count;
    };
    const known = await queries(EMAIL);
    expect(known).toBeGreaterThan(1);
    expect(await queries('nobody2@parlour.example')).toBe(known);
  });

  it('makes no session that the audit does not tell of', async () => {
    const login = (requestId: string) =>
      harness.identity.login(
        { email: EMAIL, password: GOOD_PASSWORD },
        { address: freshAddress(), userAgent: null, cookie: null, requestId },
      );
    const count = async () => {
      const [row] = await harness.rows<{ sessions: number; audited: number }>(
        `select (select count(*)::integer from identity.sessions) as sessions,
                (select count(*)::integer from audit.entries where action = 'identity.login') as audited`,
      );
      return row;
    };
    const before = await count();
    // PostgreSQL takes no NUL: writing the audit fails.
    await expect(login('a\0b')).rejects.toThrow();
    expect(await count()).toEqual(before);
    await login('a fine one');
    expect(await count()).toEqual({
      sessions: (before?.sessions ?? 0) + 1,
      audited: (before?.audited ?? 0) + 1,
    });
  });

  it('names an empty field', async () => {
    const answer = await harness.login('', '');
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      code: 'client_api_5',
      fields: { email: 'required', password: 'required' },
    });
  });

  it('does not log in with the password of another account', async () => {
    const { email } = await newAccount();
    await harness.register('other@parlour.example', { body: { password: 'other-pass-77' } });
    expect((await harness.login(email, 'other-pass-77')).status).toBe(401);
  });

  it('tells a blocked account so only to whoever knows its password', async () => {
    const { email, cookie } = await newAccount();
    await harness.rows(`update identity.players set status = 'blocked' where email = '${email}'`);
    const right = await harness.login(email, GOOD_PASSWORD);
    expect([right.status, right.body.code, right.setCookies]).toEqual([403, 'client_api_38', []]);
    const wrong = await harness.login(email, 'wrong-pass-1');
    expect([wrong.status, wrong.body.code]).toEqual([401, 'client_api_7']);
    const me = await harness.call('GET', '/api/v1/me', { cookie });
    expect([me.status, me.body.code]).toEqual([401, 'client_api_27']);
  });

  it('never takes over a session that the browser brought: a new token, and the old one ends', async () => {
    const first = await harness.login(EMAIL, GOOD_PASSWORD);
    const planted = sessionCookie(first);
    const second = await harness.login(EMAIL, GOOD_PASSWORD, { cookie: planted });
    expect(sessionCookie(second)).not.toBe(planted);
    expect((await harness.call('GET', '/api/v1/me', { cookie: planted })).status).toBe(401);
    expect((await harness.call('GET', '/api/v1/me', { cookie: second.cookie })).status).toBe(200);
  });

  describe('too many tries', () => {
    it('locks one account for one address after five, and says when to come back', async () => {
      const { email } = await newAccount();
      const from = freshAddress();
      expect((await failTimes(5, email, () => from))?.status).toBe(401);
      const sixth = await harness.login(email, GOOD_PASSWORD, { from });
      expect([sixth.status, sixth.body.code]).toEqual([429, 'too_many_requests']);
      expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(14 * 60);
      expect(sixth.setCookies).toEqual([]);
      harness.clock.ahead = 15 * MINUTE + 1_000;
      expect((await harness.login(email, GOOD_PASSWORD, { from })).status).toBe(200);
    });

    it('says the same for an e-mail that has no account', async () => {
      const from = freshAddress();
      await failTimes(5, 'ghost@parlour.example', () => from);
      expect((await harness.login('ghost@parlour.example', 'wrong-pass-1', { from })).status).toBe(429);
    });

    it('lets the owner in from elsewhere meanwhile', async () => {
      const { email } = await newAccount();
      const attacker = freshAddress();
      await failTimes(8, email, () => attacker);
      expect((await harness.login(email, GOOD_PASSWORD)).status).toBe(200);
    });

    it('counts tries sent at the same moment', async () => {
      const { email } = await newAccount();
      const from = freshAddress();
      const answers = await Promise.all(
        Array.from({ length: 30 }, () => harness.login(email, 'wrong-pass-1', { from })),
      );
      const statuses = answers.map((answer) => answer.status);
      expect(statuses.filter((status) => status === 401)).toHaveLength(5);
      expect(statuses.filter((status) => status === 429)).toHaveLength(25);
    });

    it('is not reset by spelling the e-mail otherwise, nor by other addresses of the same IPv6 network', async () => {
      const { email } = await newAccount();
      const spellings = [email, email.toUpperCase(), ` ${email}`, `${email} `, email.replace('p', 'P')];
      for (const [index, spelling] of spellings.entries()) {
        const status = (await harness.login(spelling, 'wrong-pass-1', { from: `2001:db8:7:1::${index + 1}` }))
          .status;
        expect(status).toBe(401);
      }
      expect((await harness.login(email, GOOD_PASSWORD, { from: '2001:db8:7:1:ffff::9' })).status).toBe(429);
      expect((await harness.login(email, GOOD_PASSWORD, { from: '2001:db8:7:2::1' })).status).toBe(200);
    });

    it('is not lifted by a client that names its address itself', async () => {
      const { email } = await newAccount();
      const from = freshAddress();
      await failTimes(5, email, () => from);
      const answer = await harness.login(email, GOOD_PASSWORD, {
        from,
        headers: {
          'x-forwarded-for': '198.51.100.1',
          forwarded: 'for=198.51.100.1',
          'x-real-ip': '198.51.100.1',
        },
      });
      expect(answer.status).toBe(429);
    });

    it('under an attack from many addresses gives a stranger one try, a known device its five', async () => {
      const { email, cookie } = await newAccount();
      await failTimes(50, email, freshAddress);
      const stranger = freshAddress();
      await failTimes(1, email, () => stranger);
      expect((await harness.login(email, GOOD_PASSWORD, { from: stranger })).status).toBe(429);
      // The owner at a new address: the one try is enough.
      expect((await harness.login(email, GOOD_PASSWORD)).status).toBe(200);
      // The owner at home mistypes four times, even from an address that the attacker shares.
      await failTimes(4, email, () => stranger, deviceCookie(cookie));
      expect(
        (await harness.login(email, GOOD_PASSWORD, { from: stranger, cookie: deviceCookie(cookie) })).status,
      ).toBe(200);
    });

    it('takes the mark of a device for its own account only, and no forged one', async () => {
      const mine = await newAccount();
      const { email } = await newAccount();
      const from = freshAddress();
      await failTimes(5, email, () => from);
      const foreign = await harness.login(email, GOOD_PASSWORD, { from, cookie: deviceCookie(mine.cookie) });
      expect(foreign.status).toBe(429);
      const forged = await harness.login(email, GOOD_PASSWORD, {
        from,
        cookie: `parlour.device=${'A'.repeat(22)}.${'B'.repeat(43)}`,
      });
      expect(forged.status).toBe(429);
    });

    it('limits a known device too: its mark is no way around the five tries', async () => {
      const { email, cookie } = await newAccount();
      await failTimes(5, email, freshAddress, deviceCookie(cookie));
      expect((await harness.login(email, GOOD_PASSWORD, { cookie: deviceCookie(cookie) })).status).toBe(429);
    });

    it('stops one address that tries many accounts, without stopping the accounts', async () => {
      const { email } = await newAccount();
      const from = freshAddress();
      await harness.rows(
        `select identity.begin_login('origin' || n, 'account' || n, key, false, now())
           from generate_series(1, 99) n, (select '${cookies.keyed('login-address', from)}' as key) k`,
      );
      expect((await harness.login('a1@parlour.example', 'wrong-pass-1', { from })).status).toBe(401);
      expect((await harness.login(email, GOOD_PASSWORD, { from })).status).toBe(429);
      expect((await harness.login(email, GOOD_PASSWORD)).status).toBe(200);
    });

    it('keeps neither e-mail nor address among the counts', async () => {
      await failTimes(1, 'secret@parlour.example', () => '198.51.100.77');
      const rows = await harness.rows<{ key: string }>('select key from identity.login_tries');
      const keys = rows.map((row) => row.key).join('\n');
      expect(keys).not.toMatch(/secret|198\.51/);
    });

    it('is forgotten after a right password', async () => {
      const { email } = await newAccount();
      const from = freshAddress();
      for (let round = 0; round < 3; round += 1) {
        await failTimes(4, email, () => from);
        expect((await harness.login(email, GOOD_PASSWORD, { from })).status).toBe(200);
      }
    });
  });
});
