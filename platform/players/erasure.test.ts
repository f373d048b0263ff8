import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { KEPT_AFTER_CLOSING_YEARS, keptUntil } from '@/lib/domain/retention';
import { startTestPlatform, TEST_WEB_ORIGIN, type TestPlatform } from '@/tests/support/platform';
import { createErasureService } from './erasure';
import { playersJobs } from './jobs';

jest.setTimeout(60_000);

const DAY_MS = 24 * 60 * 60 * 1000;
const CLOSED = new Date('2026-03-01T12:00:00.000Z');
let now = CLOSED;
let harness: TestPlatform;

beforeAll(async () => {
  harness = await startTestPlatform({ clock: { now: () => now } });
});
afterAll(() => harness.close());
beforeEach(() => {
  now = CLOSED;
});

/** As the database's owner, who may change what the platform may not. */
async function asOwner(text: string, values: unknown[]) {
  const owner = new pg.Client({ connectionString: harness.databaseUrl });
  await owner.connect();
  await owner.query(text, values).finally(() => owner.end());
}
const query = (text: string, values: unknown[]) => harness.kernel.pool.query(text, values);
const closedOn = async (playerId: string, at: Date) => {
  await query('insert into players.closures (player_id, closed_at) values ($1, $2)', [playerId, at]);
  await query(`update identity.players set status = 'blocked' where id = $1`, [playerId]);
};
const wait = (closed: Date, days: number) => {
  now = new Date(keptUntil(closed).getTime() + days * DAY_MS);
};
const erase = () => harness.services.erasure.eraseDue();
async function register() {
  const email = `${randomUUID()}@player.test`;
  const { playerId, cookies } = await harness.services.identity.register(
    { email, password: 'Lantern-light-18', country: 'DE', language: 'de', ageConfirmed: true },
    { address: '203.0.113.9', userAgent: 'Test browser', cookie: null, requestId: 'test' },
  );
  return { playerId, email, cookie: cookies.map((line) => line.split(';', 1)[0]).join('; ') };
}

it('comes for an account when the law’s years are over, not a day before', async () => {
  const { playerId, email, cookie } = await register();
  const answer = await fetch(`${harness.url}/api/v1/me/closure`, {
    method: 'POST',
    headers: { Origin: TEST_WEB_ORIGIN, cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ password: 'Lantern-light-18', reason: 'Tired of it' }),
  });
  expect(answer.status).toBe(204);
  const open = await register();
  wait(CLOSED, -1);
  expect(await erase()).toEqual({ erased: 0, failed: 0 });
  expect(await harness.services.identity.player(playerId)).toMatchObject({ email });
  wait(CLOSED, 1);
  expect(now.getUTCFullYear()).toBe(2026 + KEPT_AFTER_CLOSING_YEARS);
  expect(await erase()).toEqual({ erased: 1, failed: 0 });
  expect(await harness.services.identity.player(playerId)).toBeNull();
  expect(await harness.services.identity.erasedAt(playerId)).toEqual(now);
  expect(await harness.services.identity.player(open.playerId)).toMatchObject({ email: open.email });
  expect(await erase()).toEqual({ erased: 0, failed: 0 });
  // The address is free for whoever has it now.
  await harness.services.identity.register(
    { email, password: 'Lantern-light-18', country: 'DE', language: 'de', ageConfirmed: true },
    { address: '203.0.113.9', userAgent: null, cookie: null, requestId: 'test' },
  );
});

describe('an account that can’t be erased', () => {
  const erasing = (parts: object) =>
    createErasureService(harness.kernel, { ...harness.services, ...parts }).eraseDue();

  it('stops no other one, and is erased at the next run', async () => {
    const [first, second] = [await register(), await register()];
    for (const { playerId } of [first, second]) await closedOn(playerId, CLOSED);
    wait(CLOSED, 0);
    const { support } = harness.services;
    const broken = {
      support: {
        erase: (playerId: string) =>
          playerId === first.playerId ? Promise.reject(new Error('away')) : support.erase(playerId, null),
      },
    };
    const logged = jest.spyOn(harness.kernel.log, 'error').mockImplementation();
    expect(await erasing(broken)).toEqual({ erased: 1, failed: 1 });
    expect(logged).toHaveBeenCalledWith(
      expect.objectContaining({ playerId: first.playerId }),
      expect.stringContaining('tried again'),
    );
    logged.mockRestore();
    expect(await harness.services.identity.erasedAt(first.playerId)).toBeNull();
    expect(await harness.services.identity.erasedAt(second.playerId)).toEqual(now);
    const [daily] = playersJobs(harness.services);
    expect(daily?.cron).toMatch(/^\d+ \d+ \* \* \*$/);
    await daily?.run({});
    expect(await harness.services.identity.erasedAt(first.playerId)).toEqual(now);
  });

  it.each([
    ['the currency in use', 'EUR'],
    ['another one', 'AUD'],
  ])('keeps its owner’s name while there is money in %s', async (_which, inUse) => {
    const { playerId } = await register();
    await query('update identity.players set currency = $2 where id = $1', [playerId, inUse]);
    const key = randomUUID();
    await harness.kernel.db.transaction().execute(async (trx) => {
      const { ledger } = harness.services;
      await ledger.openAccounts(trx, { playerId, currency: 'AUD' });
      const money = { playerId, currency: 'EUR', amount: 2_000n } as const;
      const { transactionId } = await ledger.beginDeposit(trx, {
        ...money,
        idempotencyKey: `begin-${key}`,
        reference: key,
        method: 'card',
      });
      await ledger.completeDeposit(trx, {
        transactionId,
        amount: money.amount,
        idempotencyKey: `complete-${key}`,
      });
    });
    await closedOn(playerId, CLOSED);
    wait(CLOSED, 1);
    expect(await erase()).toMatchObject({ erased: 0 });
    expect(await harness.services.identity.player(playerId)).not.toBeNull();
  });

  it.each(['recheck', 'refund_due'])(
    'keeps its owner’s name while a deposit is marked as %s',
    async (mark) => {
      const { playerId } = await register();
      await query(
        `insert into payments.deposits (id, player_id, ledger_transaction_id, method, currency, amount, status, cause,
                                      provider, idempotency_key, request_hash, created_at, updated_at, ${mark})
       values (gen_random_uuid(), $1, gen_random_uuid(), 'card', 'EUR', 2000, 'failed', 'test', 'sandbox',
               $2, '\\x00', now(), now(), true)`,
        [playerId, randomUUID()],
      );
      await closedOn(playerId, CLOSED);
      wait(CLOSED, 1);
      expect(await erase()).toMatchObject({ erased: 0 });
      expect(await harness.services.identity.player(playerId)).not.toBeNull();
    },
  );

  it('is one that somebody has opened again', async () => {
    const { playerId } = await register();
    await closedOn(playerId, CLOSED);
    await query(`update identity.players set status = 'active' where id = $1`, [playerId]);
    wait(CLOSED, 1);
    expect(await erase()).toMatchObject({ erased: 0 });
    expect(await harness.services.identity.erasedAt(playerId)).toBeNull();
  });
});

it('keeps to the years that the player was told, where a later build says fewer', async () => {
  const { playerId } = await register();
  await closedOn(playerId, CLOSED);
  await asOwner('update players.closures set kept_years = $2 where player_id = $1', [
    playerId,
    KEPT_AFTER_CLOSING_YEARS + 2,
  ]);
  wait(CLOSED, 1);
  await erase();
  expect(await harness.services.identity.erasedAt(playerId)).toBeNull();
  now = new Date(keptUntil(CLOSED, KEPT_AFTER_CLOSING_YEARS + 2).getTime() + DAY_MS);
  await erase();
  expect(await harness.services.identity.erasedAt(playerId)).toEqual(now);
});

it('also finds what was written without a log-in, and what came in while it ran', async () => {
  const { playerId, email } = await register();
  const { support } = harness.services;
  const letter = { name: 'Nora', topic: 'account', message: 'I can’t log in', language: 'en' } as const;
  await support.write({ ...letter, email: email.toUpperCase() }, null);
  await closedOn(playerId, CLOSED);
  wait(CLOSED, 1);
  await erase();
  const left = async () =>
    (await query('select from support.requests where lower(email) = $1', [email])).rowCount;
  expect(await left()).toBe(0);
  await query(
    `insert into office.notes (player_id, operator, text, created_at) values ($1, 'op', 'late', $2)`,
    [playerId, now],
  );
  await erase();
  expect((await query('select from office.notes where player_id = $1', [playerId])).rowCount).toBe(0);
});

it('leaves letters of strangers for 400 days', async () => {
  const letter = {
    name: 'Ada',
    email: 'ada@example.com',
    topic: 'account',
    message: 'A',
    language: 'en',
  } as const;
  const reference = await harness.services.support.write(letter, null);
  await asOwner('update support.requests set created_at = $2 where reference = $1', [reference, CLOSED]);
  const isThere = async () =>
    (await query('select from support.requests where reference = $1', [reference])).rowCount === 1;
  now = new Date(CLOSED.getTime() + 400 * DAY_MS);
  await harness.services.support.forget();
  expect(await isThere()).toBe(true);
  now = new Date(now.getTime() + 1);
  await harness.services.support.forget();
  expect(await isThere()).toBe(false);
});
