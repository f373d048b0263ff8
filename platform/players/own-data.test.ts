import { randomUUID } from 'node:crypto';
import { PLAYABLE_PROFILE } from '@/tests/support/profile';
import { startTestPlatform, TEST_WEB_ORIGIN, type TestPlatform } from '@/tests/support/platform';

const PASSWORD = 'Lantern-light-18';
let harness: TestPlatform;
beforeAll(async () => {
  harness = await startTestPlatform();
});
afterAll(() => harness.close());

interface Player {
  playerId: string;
  email: string;
  cookie: string;
}

async function call(method: string, path: string, player?: Player, body?: object) {
  const response = await fetch(`${harness.url}${path}`, {
    method,
    headers: {
      Origin: TEST_WEB_ORIGIN,
      'Idempotency-Key': randomUUID(),
      ...(player && { cookie: player.cookie }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const read = (text === '' ? {} : JSON.parse(text)) as {
    data?: Record<string, unknown>;
    code?: string;
    fields?: Record<string, string>;
  };
  return { status: response.status, headers: response.headers, text, ...read };
}

async function newPlayer(): Promise<Player> {
  const email = `${randomUUID()}@player.test`;
  const { playerId, cookies } = await harness.services.identity.register(
    { email, password: PASSWORD, country: 'DE', language: 'de', ageConfirmed: true },
    { address: '203.0.113.9', userAgent: 'Test browser', cookie: null, requestId: 'test' },
  );
  return { playerId, email, cookie: cookies.map((line) => line.split(';', 1)[0]).join('; ') };
}

async function deposit({ playerId }: Player, complete: boolean): Promise<void> {
  const { ledger } = harness.services;
  const key = randomUUID();
  const money = { playerId, currency: 'EUR', amount: 2_000n } as const;
  await harness.kernel.db.transaction().execute(async (trx) => {
    const { transactionId } = await ledger.beginDeposit(trx, {
      ...money,
      idempotencyKey: `begin-${key}`,
      reference: key,
      method: 'card',
    });
    if (!complete) return;
    await ledger.completeDeposit(trx, {
      transactionId,
      amount: money.amount,
      idempotencyKey: `complete-${key}`,
    });
  });
}

describe('everything that is kept about a player', () => {
  it('can be taken away, three times a day, by nobody else', async () => {
    const [player, other] = [await newPlayer(), await newPlayer()];
    await call('PATCH', '/api/v1/me/profile', player, PLAYABLE_PROFILE);
    await deposit(player, true);
    await harness.services.support.write(
      { name: 'Nora', email: player.email, topic: 'deposit', message: 'Where is it?', language: 'de' },
      { playerId: player.playerId, sessionId: randomUUID(), currency: 'EUR', country: 'DE', language: 'de' },
    );
    const { status, data, text, headers } = await call('GET', '/api/v1/me/export', player);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-disposition')).toContain('parlour-data.json');
    expect(data).toMatchObject({
      account: { email: player.email, subscriptions: { email_promo_sub: expect.any(Boolean) } },
      profile: { name: 'Nora', birthday: '1990-04-12' },
      terms: [{ how: 'registration' }],
      sessions: [{ current: true, userAgent: 'Test browser' }],
      supportLetters: [{ topic: 'deposit', message: 'Where is it?' }],
      transactions: [{ type: 'deposit', amount: 2_000 }],
      access: { waysIn: [{ provider: 'credential' }], secondFactor: null },
      documents: { status: 'not_verified', files: [], leftOut: 'pictures' },
      balances: [{ currency: 'EUR', real: 2_000 }],
      letters: [
        { recipient: player.email, language: 'de', subject: expect.stringContaining('Parlour'), list: null },
      ],
    });
    expect(data?.profileChanges).toHaveLength(4);
    const token = player.cookie.split('=')[1]?.split(/[.;]/)[0] ?? '-';
    expect(text).not.toContain(token);
    expect(text).not.toMatch(/password|token/i);
    expect((await call('GET', '/api/v1/me/export', other)).text).not.toContain(player.email);
    expect((await call('GET', '/api/v1/me/export')).status).toBe(401);
    const more = [];
    for (let time = 0; time < 3; time++) more.push((await call('GET', '/api/v1/me/export', player)).status);
    expect(more).toEqual([200, 200, 429]);
  });

  it('holds more transactions than one page has', async () => {
    const player = await newPlayer();
    await harness.kernel.db.transaction().execute(async (trx) => {
      for (let index = 0; index < 201; index++) {
        await harness.services.ledger.creditBonus(trx, {
          playerId: player.playerId,
          currency: 'EUR',
          type: 'bonus',
          amount: 1n,
          idempotencyKey: randomUUID(),
          reference: 'test',
        });
      }
    });
    const { data } = await call('GET', '/api/v1/me/export', player);
    expect(data?.transactions).toHaveLength(201);
  });
});

describe('closing an account', () => {
  const close = (player: Player, body: object = { password: PASSWORD }) =>
    call('POST', '/api/v1/me/closure', player, body);
  const logIn = ({ email }: Player) =>
    call('POST', '/api/v1/auth/login', undefined, { email, password: PASSWORD });

  it('needs the password', async () => {
    const player = await newPlayer();
    expect(await close(player, { password: 'Not-the-one-1' })).toMatchObject({
      status: 401,
      code: 'client_api_20',
    });
    expect(await close(player, {})).toMatchObject({ status: 422, fields: { password: 'required' } });
    expect((await call('GET', '/api/v1/me', player)).status).toBe(200);
  });

  it('waits while money is in it, and nothing has changed by then', async () => {
    const player = await newPlayer();
    await deposit(player, true);
    expect(await close(player)).toMatchObject({
      status: 409,
      code: 'client_api_5',
      fields: { balance: 'open' },
    });
    expect((await call('GET', '/api/v1/me', player)).status).toBe(200);
    expect(await harness.services.identity.isPlayable(player.playerId)).toBe(true);
  });

  it('waits while money is in another currency than the one in use', async () => {
    const player = await newPlayer();
    await harness.kernel.db.transaction().execute((trx) =>
      harness.services.ledger.adjust(trx, {
        playerId: player.playerId,
        currency: 'EUR',
        type: 'change_balance_inc',
        amount: 1n,
        idempotencyKey: randomUUID(),
        reference: 'test',
      }),
    );
    expect((await call('POST', '/api/v1/me/currency', player, { currency: 'USD' })).status).toBe(200);
    expect(await close(player)).toMatchObject({ status: 409, fields: { balance: 'open' } });
    expect((await call('GET', '/api/v1/me/export', player)).data?.balances).toEqual([
      expect.objectContaining({ currency: 'EUR', real: 1 }),
      expect.objectContaining({ currency: 'USD', real: 0 }),
    ]);
  });

  it('waits while a deposit has only begun, or bonus money is there', async () => {
    const [begun, given] = [await newPlayer(), await newPlayer()];
    await harness.kernel.pool.query(
      `insert into payments.deposits (id, player_id, ledger_transaction_id, method, currency, amount, status, cause,
                                      provider, idempotency_key, request_hash, created_at, updated_at)
       values (gen_random_uuid(), $1, gen_random_uuid(), 'card', 'EUR', 2000, 'creating', 'test', 'sandbox', 'key', '\\x00', now(), now())`,
      [begun.playerId],
    );
    expect(await close(begun)).toMatchObject({ status: 409, fields: { deposit: 'open' } });
    await harness.kernel.db.transaction().execute((trx) =>
      harness.services.ledger.creditBonus(trx, {
        playerId: given.playerId,
        currency: 'EUR',
        type: 'bonus',
        amount: 1n,
        idempotencyKey: randomUUID(),
        reference: 'test',
      }),
    );
    expect(await close(given)).toMatchObject({ status: 409, fields: { balance: 'open' } });
  });

  it('is refused at once while the account is held, and then no deposit begins', async () => {
    const player = await newPlayer();
    const { db } = harness.kernel;
    const { identity } = harness.services;
    await db.transaction().execute(async (trx) => {
      expect(await identity.lockPlayable(trx, player.playerId)).toBe(true);
      expect(await close(player)).toMatchObject({ status: 429 });
    });
    expect((await close(player)).status).toBe(204);
    await db.transaction().execute(async (trx) => {
      expect(await identity.lockPlayable(trx, player.playerId)).toBe(false);
    });
  });

  it('ends every session and takes no log-in any more: client_api_15; a letter says so', async () => {
    const player = await newPlayer();
    const answer = await close(player, { password: PASSWORD, reason: ' I play too much. ' });
    expect(answer.status).toBe(204);
    expect(answer.headers.getSetCookie().join()).toMatch(/Max-Age=0|Expires=Thu, 01 Jan 1970/i);
    expect((await call('GET', '/api/v1/me', player)).status).toBe(401);
    expect(await logIn(player)).toMatchObject({ status: 403, code: 'client_api_15' });
    const { rows } = await harness.kernel.pool.query(
      `select reason from players.closures where player_id = $1`,
      [player.playerId],
    );
    expect(rows).toEqual([{ reason: 'I play too much.' }]);
    const letters = await harness.services.mail.list.rows({ playerId: player.playerId });
    expect(letters.map(({ kind }) => kind)).toContain('account_closed');
  });

  it('happens once, however often it is asked for at once', async () => {
    const player = await newPlayer();
    const answers = await Promise.all([close(player), close(player)]);
    expect(answers.map(({ status }) => status)).toContain(204);
    const { rows } = await harness.kernel.pool.query(
      `select count(*)::int as n from audit.entries where action = 'players.close' and subject = $1`,
      [player.playerId],
    );
    expect(rows[0].n).toBe(1);
  });
});
