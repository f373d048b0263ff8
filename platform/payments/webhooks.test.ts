import { Webhook } from 'standardwebhooks';
import type { PlayerSession } from '@/platform/kernel/session';
import { openWorld, WEBHOOK_SECRET, type DepositJson, type World } from '@/tests/support/payments-harness';

let world: World;
let player: PlayerSession;
let deposit: DepositJson;
beforeAll(async () => {
  world = await openWorld();
  // These tests say themselves what comes when.
  await world.control('/delivery', { hold: true });
});
afterAll(() => world.close());
beforeEach(async () => {
  player = await world.newPlayer();
  deposit = await world.deposit(player);
  world.announced.length = 0;
});
afterEach(async () => {
  expect(await world.ledger.check()).toMatchObject({ holds: true });
});

const status = async () => (await world.read(player, deposit.id)).transaction.status;
const outcomeOf = async (eventId: string) => {
  const [row] = await world.query<{ outcome: string }>(
    'select outcome from payments.webhook_events where event_id = $1',
    [eventId],
  );
  return row?.outcome;
};
const send = async (type: string, changes: Parameters<World['event']>[2] = {}, eventId?: string) =>
  (await world.send(await world.event(deposit, type, changes), eventId === undefined ? {} : { eventId }))
    .status;

describe('a completed payment', () => {
  it('credits what was received, once, and tells the player after that', async () => {
    expect(await send('charge.completed')).toBe(200);
    expect(await world.real(player)).toBe(5000n);
    expect((await world.read(player, deposit.id)).transaction).toMatchObject({
      status: 'complete',
      received: 5000,
    });
    expect((await world.ledger.balances(player.playerId)).depositWager).toBe(5000n);
    expect(world.announced).toEqual([player.playerId]);
  });

  it('arrives 30 times at once under one id: one credit', async () => {
    const event = await world.event(deposit, 'charge.completed');
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => world.send(event, { eventId: `evt_${deposit.id}` })),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 30 }, () => 200));
    expect(await world.real(player)).toBe(5000n);
    expect(world.announced).toHaveLength(1);
  });

  it('arrives 20 times at once under 20 ids: one credit', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send('charge.completed')));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await world.real(player)).toBe(5000n);
  });

  it('comes again under one id with another body: the first one counts, and a person hears of it', async () => {
    const id = `evt_${deposit.id}`;
    const receive = async (type: string) => {
      const body = JSON.stringify(await world.event(deposit, type));
      const at = new Date();
      const headers = new Headers({
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': new Webhook(WEBHOOK_SECRET).sign(id, at, body),
      });
      const outcome = await world.payments.receiveWebhook('sandbox', Buffer.from(body), headers);
      const again = await world.payments.receiveWebhook('sandbox', Buffer.from(body), headers);
      return [outcome, again];
    };
    expect(await receive('charge.processing')).toEqual(['ignored', 'duplicate']);
    expect(await receive('charge.completed')).toEqual(['altered', 'altered']);
    expect(await world.real(player)).toBe(0n);
  });

  it('comes before "processing", which then changes nothing', async () => {
    await send('charge.completed');
    expect(await send('charge.processing')).toBe(200);
    expect(await send('charge.failed')).toBe(200);
    expect(await status()).toBe('complete');
    expect(await world.real(player)).toBe(5000n);
  });

  it.each([
    ['part of a card payment', 'card', 1234, 'differs'],
    ['part of a voucher', 'paysafe', 1234, 'applied'],
    ['more than a voucher was asked for', 'paysafe', 7777, 'applied'],
  ])('%s is credited as it came', async (_, method, received, outcome) => {
    deposit = await world.deposit(player, { method });
    const eventId = `evt_${deposit.id}`;
    await send('charge.completed', { amount_received: received }, eventId);
    expect(await world.real(player)).toBe(BigInt(received));
    expect((await world.read(player, deposit.id)).transaction).toMatchObject({ amount: 5000, received });
    expect(await outcomeOf(eventId)).toBe(outcome);
  });
});

describe('a webhook that proves nothing moves nothing', () => {
  it.each([
    ['a foreign secret', { secret: 'whsec_Zm9yZWlnbi1zZWNyZXQtZm9yZWlnbi1zZWNyZXQtISE=' }],
    ['an old time', { seconds: -302 }],
    ['a time to come', { seconds: 310 }],
  ])('%s', async (_, { secret, seconds = 0 }: { secret?: string; seconds?: number }) => {
    const event = await world.event(deposit, 'charge.completed');
    const at = new Date(Date.now() + seconds * 1000);
    const answer = await world.send(event, { at, ...(secret === undefined ? {} : { secret }) });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(await status()).toBe('processing');
    expect(await world.real(player)).toBe(0n);
  });

  it('no signature at all, and an unknown provider', async () => {
    const init = { method: 'POST', body: JSON.stringify(await world.event(deposit, 'charge.completed')) };
    expect((await world.request('/api/payments/v1/webhooks/sandbox', init)).status).toBe(401);
    expect((await world.request('/api/payments/v1/webhooks/other', init)).status).toBe(404);
    expect(await world.real(player)).toBe(0n);
  });

  it('signed, but no event', async () => {
    expect((await world.send({ type: 'charge.completed', timestamp: new Date().toISOString() })).status).toBe(
      400,
    );
    expect((await world.send({ type: 'payout.sent', timestamp: new Date().toISOString() })).status).toBe(200);
  });
});

describe('a webhook that contradicts what was agreed', () => {
  it.each([
    ['amount', { amount: 9_999_900, amount_received: 9_999_900 }],
    ['currency', { currency: 'USD' }],
    ['charge', { id: 'ch_another' }],
    ['nothing received', { amount_received: 0 }],
    ['more received than a card was asked for', { amount_received: 7777 }],
  ])('%s: taken, noted for a person, nothing moves', async (name, changes) => {
    const eventId = `evt_${name.replaceAll(' ', '_')}`;
    expect(await send('charge.completed', changes, eventId)).toBe(200);
    expect(await outcomeOf(eventId)).toBe('mismatch');
    expect(await status()).toBe('processing');
    expect(await world.real(player)).toBe(0n);
    // The true event still comes through.
    await send('charge.completed');
    expect(await world.real(player)).toBe(5000n);
  });

  it.each(['5b0c2a52-4a75-4c1e-9f9d-000000000000', 'not-ours', "' or 1=1 --"])(
    'reference %s is not ours: taken, noted, nothing moves',
    async (reference) => {
      const eventId = `evt_${reference.length}_${deposit.id}`;
      expect(await send('charge.completed', { reference, id: 'ch_elsewhere' }, eventId)).toBe(200);
      expect(await outcomeOf(eventId)).toBe('unknown_reference');
      expect(await send('charge.completed', { reference, id: 'ch_elsewhere' }, eventId)).toBe(200);
      expect(await world.real(player)).toBe(0n);
    },
  );

  it('another player’s charge under this reference', async () => {
    const other = await world.newPlayer();
    const theirs = await world.deposit(other);
    expect(
      await send('charge.completed', { id: await world.chargeOf(theirs.id) }, `evt_x_${deposit.id}`),
    ).toBe(200);
    expect(await outcomeOf(`evt_x_${deposit.id}`)).toBe('mismatch');
    expect(await world.real(player)).toBe(0n);
    expect(await world.real(other)).toBe(0n);
  });
});

it('webhooks faster than the answer to the charge: the deposit takes its charge from them', async () => {
  const slow = world.provider();
  const racing = world.anotherService({
    ...slow,
    async createCharge(request, key) {
      const charge = await slow.createCharge(request, key);
      const answer = await world.send({
        type: 'charge.completed',
        timestamp: new Date().toISOString(),
        data: {
          id: charge.chargeId,
          reference: request.reference,
          amount: request.amount,
          amount_received: request.amount,
          currency: request.currency,
          status: 'completed',
        },
      });
      expect(answer.status).toBe(200);
      return charge;
    },
  });
  const racer = await world.newPlayer();
  const created = await racing.createDeposit(
    racer,
    { method: 'card', amount: 5000 },
    { idempotencyKey: 'race', requestId: 'r' },
  );
  expect(created).toMatchObject({ status: 'complete', received: 5000n });
  expect(await world.real(racer)).toBe(5000n);
});

it('one deposit under fire: webhooks of every kind and reconciliation at once never credit twice', async () => {
  const types = [
    'charge.processing',
    'charge.completed',
    'charge.completed',
    'charge.failed',
    'charge.cancelled',
  ];
  await world.control(`/charges/${await world.chargeOf(deposit.id)}/move`, {
    status: 'completed',
    silent: true,
  });
  world.clock.advance(11 * 60_000);
  await Promise.all([
    ...types.map((type) => send(type)),
    world.payments.reconcile(),
    world.payments.reconcile(),
    ...types.map((type) => send(type)),
  ]);
  // "failed" may have been first: then the money is credited as a late payment, confirmed by the company.
  world.clock.advance(11 * 60_000);
  await world.payments.reconcile();
  expect(await world.real(player)).toBe(5000n);
});
