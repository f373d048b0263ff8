import { GOOD_PASSWORD, startIdentity, type IdentityHarness } from '@/tests/support/identity-harness';

describe('registration', () => {
  let harness: IdentityHarness;
  beforeAll(async () => {
    harness = await startIdentity({ BLOCKED_COUNTRIES: 'NL,US' });
  });
  afterAll(() => harness.close());
  afterEach(() => {
    harness.failure.ledger = null;
  });

  const players = (email: string) =>
    harness.rows<Record<string, unknown>>(`select * from identity.players where email = '${email}'`);

  it('opens an account, logs in, opens the ledger accounts, stores what was said', async () => {
    const answer = await harness.register('mara@parlour.example', {
      body: { tracking: { utm_source: 'news', clickid: 'a1' } },
    });
    expect(answer.status).toBe(201);
    expect(answer.data).toEqual({ userId: expect.any(String), language: 'de' });
    expect(harness.opened).toContainEqual({ playerId: answer.data.userId, currency: 'EUR' });
    const [player] = await players('mara@parlour.example');
    expect(player).toMatchObject({
      id: answer.data.userId,
      status: 'active',
      country: 'DE',
      currency: 'EUR',
      language: 'de',
      email_verified: false,
      tracking: { utm_source: 'news', clickid: 'a1' },
      age_confirmed_at: expect.any(Date),
    });
    const me = await harness.call('GET', '/api/v1/me', { cookie: answer.cookie });
    expect(me.status).toBe(200);
    expect(me.data).toMatchObject({ id: answer.data.userId, email: 'mara@parlour.example', currency: 'EUR' });
  });

  it('keeps the password as argon2id with 19 MiB and two passes', async () => {
    await harness.register('hash@parlour.example');
    const [row] = await harness.rows<{ password: string }>(
      `select password from identity.credentials c join identity.players p on p.id = c.player_id where p.email = 'hash@parlour.example'`,
    );
    expect(row?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('takes the language sent, and refuses one that is none', async () => {
    const answer = await harness.register('french@parlour.example', { body: { language: 'fr' } });
    expect(answer.data.language).toBe('fr');
    const wrong = await harness.register('klingon@parlour.example', { body: { language: 'tlh' } });
    expect(wrong.status).toBe(422);
    expect(wrong.body).toMatchObject({ code: 'client_api_5', fields: { language: 'invalid' } });
  });

  it.each([
    [{ email: '' }, { email: 'required' }],
    [{ email: undefined }, { email: 'required' }],
    [{ email: 'mara' }, { email: 'invalid' }],
    [{ email: `${'a'.repeat(300)}@parlour.example` }, { email: 'tooLong' }],
    [{ email: "x'; drop table identity.players; --@parlour.example" }, { email: 'invalid' }],
    [{ email: 'nul\u0000@parlour.example' }, { email: 'invalid' }],
    [{ email: 'ｍara@parlour.example' }, { email: 'invalid' }],
    [{ password: '' }, { password: 'required' }],
    [{ password: 'short1' }, { password: 'tooShort' }],
    [{ password: `a1${'x'.repeat(63)}` }, { password: 'tooLong' }],
    [{ password: 'abcdefgh' }, { password: 'digitMissing' }],
    [{ password: '12345678' }, { password: 'letterMissing' }],
    [{ password: 'пароль123' }, { password: 'characters' }],
    [{ password: 'Password1' }, { password: 'common' }],
    [{ password: '1qaz2wsx' }, { password: 'common' }],
    [{ password: 'fields@parlour.example' }, { password: 'digitMissing' }],
    [
      { email: 'own-1987@parlour.example', password: 'Own-1987@Parlour.example' },
      { password: 'sameAsEmail' },
    ],
    [{ email: ' OWN-1987@parlour.example', password: 'own-1987' }, { password: 'sameAsEmail' }],
    [{ country: '' }, { country: 'required' }],
    [{ currency: 'USD' }, { currency: 'mismatch' }],
    [
      { email: 'mara', password: 'x' },
      { email: 'invalid', password: 'tooShort' },
    ],
  ])('refuses %j by name of the field', async (body, fields) => {
    const answer = await harness.register('fields@parlour.example', { body });
    expect(answer.status).toBe(422);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(answer.body).toMatchObject({ code: 'client_api_5', fields });
    expect(answer.setCookies).toEqual([]);
    expect(await players('fields@parlour.example')).toEqual([]);
  });

  it('refuses a visitor who does not state to be 18: 37', async () => {
    for (const ageConfirmed of [false, undefined]) {
      const answer = await harness.register('young@parlour.example', { body: { ageConfirmed } });
      expect([answer.status, answer.body.code]).toEqual([422, 'client_api_37']);
    }
  });

  it('refuses an unknown country with 13 and a blocked one with 40', async () => {
    const unknown = await harness.register('nowhere@parlour.example', { body: { country: 'ZZ' } });
    expect([unknown.status, unknown.body.code]).toEqual([422, 'client_api_13']);
    const blocked = await harness.register('blocked@parlour.example', { body: { country: 'NL' } });
    expect([blocked.status, blocked.body.code]).toEqual([403, 'client_api_40']);
  });

  it('refuses a taken e-mail in any spelling: 43', async () => {
    await harness.register('taken@bücher.example');
    for (const email of [
      'taken@bücher.example',
      ' TAKEN@Bücher.EXAMPLE ',
      'taken@bu\u0308cher.example',
      'taken@xn--bcher-kva.example',
    ]) {
      const answer = await harness.register(email);
      expect([email, answer.status, answer.body.code]).toEqual([email, 409, 'client_api_43']);
      expect(answer.setCookies).toEqual([]);
    }
  });

  it('lets one of twenty simultaneous registrations of an e-mail through, the others get 43', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => harness.register('race@parlour.example')),
    );
    const statuses = answers.map((answer) => answer.status).sort();
    expect(statuses).toEqual([201, ...Array<number>(19).fill(409)]);
    expect(await players('race@parlour.example')).toHaveLength(1);
    expect(
      await harness.rows(
        `select from identity.credentials c join identity.players p on p.id = c.player_id where email = 'race@parlour.example'`,
      ),
    ).toHaveLength(1);
  });

  it('leaves nothing behind when the ledger can not open the accounts', async () => {
    harness.failure.ledger = new Error('ledger away');
    const answer = await harness.register('rollback@parlour.example');
    expect([answer.status, answer.body.code]).toEqual([500, 'server_error']);
    expect(answer.setCookies).toEqual([]);
    expect(await players('rollback@parlour.example')).toEqual([]);
    expect(
      await harness.rows(
        `select from identity.sessions s left join identity.players p on p.id = s.player_id where p.id is null`,
      ),
    ).toEqual([]);
    harness.failure.ledger = null;
    expect((await harness.register('rollback@parlour.example')).status).toBe(201);
  });

  it.each([
    ['a value that is no string', { a: 1 }],
    ['a value too long', { a: 'x'.repeat(513) }],
    ['a NUL', { a: 'x\u0000' }],
    ['too many', Object.fromEntries(Array.from({ length: 31 }, (_, index) => [`k${index}`, 'v']))],
    ['a key of another form', { 'a b': 'c' }],
  ])('bounds the tracking parameters: %s', async (_name, tracking) => {
    const answer = await harness.register('tracking@parlour.example', { body: { tracking } });
    expect([answer.status, answer.body.code]).toEqual([422, 'client_api_5']);
  });

  it('takes no body beyond its bound, none that is not JSON, none from another origin', async () => {
    const large = await harness.call('POST', '/api/v1/auth/register', {
      body: { email: 'x'.repeat(40_000) },
    });
    expect(large.status).toBe(413);
    const broken = await harness.call('POST', '/api/v1/auth/register', { body: '{"email":' });
    expect(broken.status).toBe(400);
    const form = await harness.call('POST', '/api/v1/auth/register', {
      body: 'email=a@b.example',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(form.status).toBe(415);
    for (const origin of ['https://evil.example', 'null', '']) {
      const forged = await harness.register('csrf@parlour.example', { headers: { origin } });
      expect([origin, forged.status, forged.body.code]).toEqual([origin, 403, 'forbidden_origin']);
    }
    expect(await players('csrf@parlour.example')).toEqual([]);
  });

  it('writes who registered into the audit, and no password or e-mail with it', async () => {
    const answer = await harness.register('audited@parlour.example');
    const rows = await harness.rows<Record<string, unknown>>(
      `select actor_kind, actor, action, after from audit.entries where actor = '${String(answer.data.userId)}'`,
    );
    expect(rows).toEqual([
      {
        actor_kind: 'player',
        actor: String(answer.data.userId),
        action: 'identity.register',
        after: null,
      },
    ]);
    expect(JSON.stringify(rows)).not.toContain(GOOD_PASSWORD);
  });
});
