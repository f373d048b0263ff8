import type { PlayerSession } from '@/platform/kernel/session';
import { VOUCHER_LOCK } from './instruments';
import { openWorld, type World } from '@/tests/support/payments-harness';

const SPENT = 'TOLL-0000-0000';
const MINUTE_MS = 60_000;

let world: World;
let player: PlayerSession;
beforeEach(async () => {
  world = await openWorld();
  player = await world.newPlayer();
});
afterEach(async () => {
  const report = await world.ledger.check();
  await world.close();
  expect(report).toMatchObject({ holds: true });
});

/** Types codes at the checkout of a new deposit, until it has failed. */
async function fail(codes: readonly string[], method = 'paysafe', by = player): Promise<string | null> {
  const deposit = await world.deposit(by, { method });
  for (const voucher of codes) await world.submit(deposit.checkoutUrl, { action: 'pay', voucher });
  for (;;) {
    const { status, failure } = (await world.read(by, deposit.id)).transaction;
    if (status === 'failed') return failure;
    await world.control(`/charges/${await world.chargeOf(deposit.id)}`);
  }
}
async function answer(method = 'paysafe', by = player) {
  const response = await world.post(by, { method, amount: 5_000 });
  const body = (await response.json()) as { code?: string; detail?: string; retryAfter?: number };
  return { status: response.status, after: response.headers.get('Retry-After'), body };
}
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

it('the same spent voucher again and again, at whatever brand, locks vouchers for an hour', async () => {
  const brands = ['paysafe', 'neosurfeurope'];
  for (const index of times(VOUCHER_LOCK.tries - 1)) {
    expect(await fail([SPENT], brands[index % 2])).toBe('voucher_used');
    world.clock.advance(MINUTE_MS);
  }
  expect(await fail([SPENT])).toBe('voucher_used');
  for (const brand of brands) {
    const { status, after, body } = await answer(brand);
    expect([status, body.code]).toEqual([429, 'vouchers_locked']);
    expect(body.retryAfter).toBeGreaterThan(3_590);
    expect(body.retryAfter).toBeLessThanOrEqual(3_600);
    expect(after).toBe(String(body.retryAfter));
    expect(body.detail).toMatch(/before \d{4}-\d\d-\d\dT/);
  }
  // An hour from the last try: that the first of them is older than an hour opens nothing.
  world.clock.advance(VOUCHER_LOCK.lockMs - MINUTE_MS);
  expect((await answer()).body.code).toBe('vouchers_locked');
  world.clock.advance(MINUTE_MS);
  expect((await answer()).status).toBe(201);
});

it('another player, and another way to pay, are not locked by it', async () => {
  for (const _ of times(VOUCHER_LOCK.tries)) await fail([SPENT]);
  expect((await answer()).status).toBe(429);
  expect((await answer('card')).status).toBe(201);
  expect((await answer('paysafe', await world.newPlayer())).status).toBe(201);
});

it('codes that nobody knows lock them with the payment', async () => {
  expect(await fail(times(5).map(String))).toBe('voucher_locked');
  expect((await answer()).body.code).toBe('vouchers_locked');
});

it('tries that lie further apart lock nothing', async () => {
  for (const _ of times(VOUCHER_LOCK.tries + 2)) {
    await fail([SPENT]);
    world.clock.advance(VOUCHER_LOCK.windowMs / (VOUCHER_LOCK.tries - 1) + 1);
  }
  expect((await answer()).status).toBe(201);
});

it('a refused card is no voucher', async () => {
  for (const _ of times(VOUCHER_LOCK.tries)) {
    const deposit = await world.deposit(player);
    await world.send(await world.event(deposit, 'charge.failed', { amount_received: 0 }));
  }
  expect((await answer()).status).toBe(201);
});
