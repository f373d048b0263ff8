import { startIdentity, type IdentityHarness } from './identity-harness';

describe('a code that logs in elsewhere', () => {
  let house: IdentityHarness;
  let cookie: string;
  beforeAll(async () => {
    house = await startIdentity();
    ({ cookie } = await house.register('codes@parlour.example', { body: { language: 'fr' } }));
  });
  afterAll(() => house.close());
  afterEach(() => {
    house.clock.ahead = 0;
  });

  const issue = async () => {
    const answer = await house.call('POST', '/api/v1/auth/session-codes', { body: {}, cookie });
    expect(answer.status).toBe(201);
    return answer.data as { code: string; expiresAt: string };
  };
  const exchange = (code: string, options: { cookie?: string } = {}) =>
    house.call('POST', '/api/v1/auth/exchange', { body: { code }, ...options });

  it('opens a session of its own, in the player’s language', async () => {
    const { code } = await issue();
    const answer = await exchange(code);
    expect(answer.status).toBe(200);
    expect(answer.data).toMatchObject({ language: 'fr' });
    expect(answer.setCookies[0]).toMatch(/^parlour\.session=[^;]+;.*HttpOnly.*SameSite=Lax/);
    const me = await house.call('GET', '/api/v1/me', { cookie: answer.cookie });
    expect(me.data).toMatchObject({ email: 'codes@parlour.example' });
    expect(answer.cookie).not.toBe(cookie);
    expect((await house.call('GET', '/api/v1/me', { cookie })).status).toBe(200);
  });

  it('works once, also when two ask at the same time', async () => {
    const { code } = await issue();
    const statuses = await Promise.all([exchange(code), exchange(code), exchange(code)]);
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  it('works for a minute', async () => {
    const { code } = await issue();
    house.clock.ahead = 60_001;
    const late = await exchange(code);
    expect(late.status).toBe(422);
    expect(late.body).toMatchObject({ code: 'client_api_27' });
  });

  it('is replaced by the next one', async () => {
    const first = await issue();
    const second = await issue();
    expect((await exchange(first.code)).status).toBe(422);
    expect((await exchange(second.code)).status).toBe(200);
  });

  it('ends the session that the browser carried, and leaves the one that gave it', async () => {
    const other = await house.register('carried@parlour.example');
    const { code } = await issue();
    expect((await exchange(code, { cookie: other.cookie })).status).toBe(200);
    expect((await house.call('GET', '/api/v1/me', { cookie: other.cookie })).status).toBe(401);
    expect((await house.call('GET', '/api/v1/me', { cookie })).status).toBe(200);
  });

  it('is no session: nobody gets one with a made-up code, a session’s id or nothing', async () => {
    const sessions = await house.rows<{ id: string; token: string }>('select id, token from identity.sessions');
    for (const made of ['x', sessions[0]?.id ?? '', sessions[0]?.token ?? '', 'session-code:']) {
      expect((await exchange(made)).status).toBe(422);
    }
    expect((await exchange('')).status).toBe(422);
    expect((await house.call('POST', '/api/v1/auth/session-codes', { body: {} })).status).toBe(401);
  });

  it('keeps only a hash of it', async () => {
    const { code } = await issue();
    const kept = await house.rows<{ identifier: string }>(
      `select identifier from identity.verifications where value like 'session-code:%'`,
    );
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(code);
  });

  it('opens nothing for a blocked account', async () => {
    const { code } = await issue();
    await house.rows(`update identity.players set status = 'blocked' where email = 'codes@parlour.example'`);
    const answer = await exchange(code);
    expect(answer.status).toBe(403);
    expect(answer.setCookies).toEqual([]);
    await house.rows(`update identity.players set status = 'active' where email = 'codes@parlour.example'`);
  });
});
