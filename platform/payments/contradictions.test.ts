import { Webhook } from 'standardwebhooks';
import type { PlayerSession } from '@/platform/kernel/session';
import { CHARGE_STATUSES } from './provider';
import { openWorld, WEBHOOK_SECRET, type DepositJson, type World } from '@/tests/support/payments-harness';

/** Events of the payment company that are signed and can't be true, or not both of them. */
let world: World;
let player: PlayerSession;
let deposit: DepositJson;
beforeAll(async () => {
  world = await openWorld();
  await world.control('/delivery', { hold: true });
});
afterAll(() => world.close());
beforeEach(async () => {
  player = await world.newPlayer();
  deposit = await world.deposit(player);
});
afterEach(async () => {
  expect(await world.ledger.check()).toMatchObject({ holds: true });
});

const rowOf = async ({ id }: DepositJson) =>
  (
    await world.query<{ status: string; exception: string | null; recheck: boolean }>(
      'select status, exception, recheck from payments.deposits where id = $1',
      [id],
    )
  )[0];
const outcomeOf = async (eventId: string) =>
  (
    await world.query<{ outcome: string }>(
      'select outcome from payments.webhook_events where event_id = $1',
      [eventId],
    )
  )[0]?.outcome;
const paid = async ({ id }: DepositJson, status = 'completed') =>
  world.control(`/charges/${await world.chargeOf(id)}/move`, { status, silent: true });
const minutes = 60_000;

/** An event whose type and data name a state each. */
async function event(of: DepositJson, named: string, told: string) {
  const made = await world.event(of, `charge.${named}`);
  return { ...made, data: { ...(made.data as object), status: told } };
}

/** Signed bytes, as they are. */
async function sendBytes(body: string, eventId: string): Promise<number> {
  const at = new Date();
  const answer = await world.request('/api/payments/v1/webhooks/sandbox', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'webhook-id': eventId,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(WEBHOOK_SECRET).sign(eventId, at, body),
    },
    body,
  });
  return answer.status;
}

describe('a type and data that contradict each other', () => {
  it.each(CHARGE_STATUSES.filter((told) => told !== 'completed' && told !== 'refunded'))(
    'charge.completed whose data say %s credits nothing, and is a mismatch',
    async (told) => {
      const eventId = `evt_${told}_${deposit.id}`;
      expect((await world.send(await event(deposit, 'completed', told), { eventId })).status).toBe(200);
      expect(await outcomeOf(eventId)).toBe('mismatch');
      expect(await rowOf(deposit)).toMatchObject({ status: 'processing', exception: 'mismatch' });
      expect(await world.real(player)).toBe(0n);
    },
  );

  it('charge.failed whose data say completed neither credits nor closes', async () => {
    await world.send(await event(deposit, 'failed', 'completed'));
    expect(await rowOf(deposit)).toMatchObject({ status: 'processing', exception: 'mismatch' });
    expect(await world.real(player)).toBe(0n);
  });

  it('charge.completed whose data say refunded books both: the money is gone again', async () => {
    await world.send(await event(deposit, 'completed', 'refunded'));
    expect(await rowOf(deposit)).toMatchObject({ status: 'refund' });
    expect(await world.real(player)).toBe(0n);
  });

  it('has the company asked within a minute; the true event comes through before or after', async () => {
    await paid(deposit);
    await world.send(await event(deposit, 'completed', 'failed'));
    world.clock.advance(minutes);
    await world.payments.reconcile();
    expect(await rowOf(deposit)).toEqual({ status: 'complete', exception: null, recheck: false });
    await world.send(await event(deposit, 'completed', 'completed'));
    expect(await world.real(player)).toBe(5000n);
  });

  it('is forgotten once the true event has come: nothing is asked, nothing credited again', async () => {
    await paid(deposit);
    await world.send(await event(deposit, 'completed', 'failed'));
    await world.send(await event(deposit, 'completed', 'completed'));
    expect(await rowOf(deposit)).toEqual({ status: 'complete', exception: null, recheck: false });
    world.clock.advance(11 * minutes);
    await world.payments.reconcile();
    expect(await world.real(player)).toBe(5000n);
  });

  it('about a booked deposit is marked, and takes nothing back', async () => {
    await world.send(await event(deposit, 'completed', 'completed'));
    await world.send(await event(deposit, 'refunded', 'completed'));
    expect(await rowOf(deposit)).toEqual({ status: 'complete', exception: 'mismatch', recheck: false });
    expect(await world.real(player)).toBe(5000n);
  });

  it('about a closed deposit has the company asked, which credits late money once', async () => {
    await world.send(await event(deposit, 'failed', 'failed'));
    await world.send(await event(deposit, 'completed', 'failed'));
    expect(await world.real(player)).toBe(0n);
    await paid(deposit);
    for (const _ of [1, 2]) {
      world.clock.advance(11 * minutes);
      await world.payments.reconcile();
    }
    expect(await world.real(player)).toBe(5000n);
    const late = await world.query<{ exception: string }>(
      'select exception from payments.deposits where late_of = $1',
      [deposit.id],
    );
    expect(late).toEqual([{ exception: 'late' }]);
  });
});

describe('one event id for two deposits', () => {
  let other: DepositJson;
  beforeEach(async () => {
    other = await world.deposit(await world.newPlayer());
  });
  const credited = async () => {
    const rows = await world.query<{ id: string }>(
      `select id from payments.deposits where id in ($1, $2) and status = 'complete'`,
      [deposit.id, other.id],
    );
    return rows.map(({ id }) => id);
  };

  it.each([1, 2, 3, 4, 5])(
    'at once, ten of each: one is credited, the other is asked about (%i)',
    async () => {
      const eventId = `evt_both_${deposit.id}`;
      const events = await Promise.all(
        [deposit, other].map(async (one) => JSON.stringify(await event(one, 'completed', 'completed'))),
      );
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => sendBytes(events[index % 2] ?? '', eventId)),
      );
      expect(new Set(answers)).toEqual(new Set([200]));
      const [first, ...more] = await credited();
      expect(more).toEqual([]);
      const second = first === deposit.id ? other : deposit;
      expect(await rowOf(second)).toEqual({ status: 'processing', exception: 'mismatch', recheck: true });

      // It was paid as well: the company says so, and it is credited once.
      await paid(second);
      for (const _ of [1, 2]) {
        world.clock.advance(11 * minutes);
        await world.payments.reconcile();
      }
      expect(await rowOf(second)).toEqual({ status: 'complete', exception: null, recheck: false });
    },
  );

  it('one after the other is answered in the same way', async () => {
    const eventId = `evt_then_${deposit.id}`;
    const send = async (one: DepositJson) =>
      (await world.send(await event(one, 'completed', 'completed'), { eventId })).status;
    expect([await send(deposit), await send(other)]).toEqual([200, 200]);
    expect(await credited()).toEqual([deposit.id]);
    expect(await rowOf(other)).toMatchObject({ exception: 'mismatch', recheck: true });
  });

  it('and for one that is ours and one that is not', async () => {
    const eventId = `evt_foreign_${deposit.id}`;
    const ours = JSON.stringify(await event(deposit, 'completed', 'completed'));
    const foreign = ours.replaceAll(deposit.id, '5b0c2a52-4a75-4c1e-9f9d-000000000001');
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => sendBytes(index % 2 === 0 ? ours : foreign, eventId)),
    );
    expect(new Set(answers)).toEqual(new Set([200]));
    expect([0n, 5000n]).toContain(await world.real(player));
  });
});

describe('a key that stands twice', () => {
  it.each([
    ['"status":"completed"', '"status":"failed","status":"completed"'],
    ['"amount_received":5000', '"amount_received":1,"amount_received":5000'],
    ['"type":"charge.completed"', '"type":"charge.failed","type":"charge.completed"'],
    ['"currency":"EUR"', '"currency":"EUR","\\u0063urrency":"EUR"'],
  ])('%s written as %s: 400, and nothing moves', async (once, twice) => {
    const body = JSON.stringify(await event(deposit, 'completed', 'completed')).replace(once, twice);
    expect(body).toContain(twice);
    expect(await sendBytes(body, `evt_twice_${once.length}_${deposit.id}`)).toBe(400);
    expect(await rowOf(deposit)).toMatchObject({ status: 'processing', exception: null });
    expect(await world.real(player)).toBe(0n);
  });
});

it.each([
  ['paysafe', 4_000, 'partial'],
  ['paysafe', 6_000, 'over'],
  ['paysafe', 5_000, null],
])('%s over 5000 of which %d came is noted beside the state: %s', async (method, received, exception) => {
  deposit = await world.deposit(player, { method });
  await world.send(await world.event(deposit, 'charge.completed', { amount_received: received }));
  expect(await rowOf(deposit)).toMatchObject({ status: 'complete', exception });
});
