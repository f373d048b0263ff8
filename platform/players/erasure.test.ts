import { randomUUID } from 'node:crypto';
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

const closedOn = (playerId: string, at: Date) =>
  harness.kernel.pool.query('insert into players.closures (player_id, closed_at) values ($1, $2)', [
    playerId,
    at,
  ]);
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
          playerId === first.playerId ? Promise.reject(new Error('away')) : support.erase(playerId),
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

  it('keeps its owner’s name while there is money in it', async () => {
    const { playerId } = await register();
    const key = randomUUID();
    await harness.kernel.db.transaction().execute(async (trx) => {
      const { ledger } = harness.services;
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
    expect(await erase()).toEqual({ erased: 0, failed: 1 });
    expect(await harness.services.identity.player(playerId)).not.toBeNull();
  });
});
