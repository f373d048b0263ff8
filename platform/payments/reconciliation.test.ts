import type { PlayerSession } from '@/platform/kernel/session';
import type { PaymentProvider } from './provider';
import { openWorld, type World } from '@/tests/support/payments-harness';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let world: World;
let player: PlayerSession;
beforeEach(async () => {
  world = await openWorld({ providerTimeoutMs: 300 });
  await world.control('/delivery', { hold: true });
  player = await world.newPlayer();
});
afterEach(async () => {
  const report = await world.ledger.check();
  await world.close();
  expect(report).toMatchObject({ holds: true });
});

const rows = () =>
  world.query<{
    id: string;
    status: string;
    charge_id: string | null;
    attempts: number;
    late_of: string | null;
  }>(
    'select id, status, charge_id, attempts, late_of from payments.deposits order by created_at, late_of nulls first',
  );
const problemOf = async (answer: Response) => [
  answer.status,
  ((await answer.json()) as { code: string }).code,
];
const post = (key: string) => world.post(player, { method: 'card', amount: 5000 }, key);
const input = { method: 'card', amount: 5000 };
const call = { idempotencyKey: 'key', requestId: 'r' };

describe('the provider fails while a deposit begins', () => {
  it('one 503: asked again at once, nobody notices', async () => {
    await world.control('/faults', { fault: 'error', times: 1 });
    await world.deposit(player);
  });

  it('an answer lost on the way: asked again, the same charge', async () => {
    await world.control('/faults', { fault: 'lost', times: 1 });
    const deposit = await world.deposit(player);
    const { json } = await world.control(`/charges/${await world.chargeOf(deposit.id)}`);
    expect(json['charge']).toMatchObject({ reference: deposit.id, status: 'pending' });
  });

  it('no answer at all: 502, the outcome is open; the same key tries again and gets the same deposit', async () => {
    await world.control('/faults', { fault: 'hang', times: 2 });
    expect(await problemOf(await post('key'))).toEqual([502, 'client_api_34']);
    const [open] = await rows();
    expect(open).toMatchObject({ status: 'creating', attempts: 1 });
    const deposit = await world.deposit(player, {}, 'key');
    expect(deposit.id).toBe(open?.id);
  });

  it('nobody there: 502, the deposit has failed, in the ledger too; nothing is offered', async () => {
    // What the methods need is known from before.
    const provider = world.provider();
    const capabilities = await provider.capabilities();
    const service = world.anotherService({ ...provider, capabilities: async () => capabilities });
    await world.companyAway();
    await expect(service.createDeposit(player, input, call)).rejects.toMatchObject({
      status: 502,
      code: 'client_api_34',
    });
    const [failed] = await rows();
    expect(failed).toMatchObject({ status: 'failed', charge_id: null });
    const [transaction] = await world.query<{ status: string }>(
      'select status from ledger.transactions where reference = $1',
      [failed?.id],
    );
    expect(transaction?.status).toBe('failed');
    const offer = await world.payments.depositMethods(player, null);
    expect(offer.methods).toEqual([]);
  });

  it('a certain refusal frees the key for another try', async () => {
    const provider = world.provider();
    let refuse = true;
    const service = world.anotherService({
      ...provider,
      createCharge: (request, key) =>
        provider.createCharge(refuse ? { ...request, currency: 'XXX' } : request, key),
    });
    await expect(service.createDeposit(player, input, call)).rejects.toMatchObject({ status: 502 });
    refuse = false;
    const deposit = await service.createDeposit(player, input, call);
    expect(deposit.status).toBe('processing');
    expect((await rows()).map(({ status }) => status)).toEqual(['failed', 'processing']);
  });
});

describe('the process dies between the ledger and the provider', () => {
  /** The process is gone: nothing after the call to the provider runs any more. */
  const dying = (provider: PaymentProvider, before: boolean): PaymentProvider => ({
    ...provider,
    async createCharge(request, key) {
      if (!before) await provider.createCharge(request, key);
      throw new Error('killed');
    },
  });

  it.each([
    ['before the charge was asked for', true],
    ['after it was made', false],
  ])('%s: the job finishes it, with one charge', async (_, before) => {
    await expect(
      world.anotherService(dying(world.provider(), before)).createDeposit(player, input, call),
    ).rejects.toThrow('killed');
    expect(await rows()).toMatchObject([{ status: 'creating', charge_id: null }]);

    // Not yet: the request may still be running somewhere.
    await world.payments.reconcile();
    expect(await rows()).toMatchObject([{ status: 'creating' }]);

    world.clock.advance(2 * MINUTE);
    await world.payments.reconcile();
    const [deposit] = await rows();
    expect(deposit?.status).toBe('processing');
    const again = await world.payments.createDeposit(player, input, call);
    expect(again.id).toBe(deposit?.id);
    expect(again.checkoutUrl).toContain(deposit?.charge_id);
  });

  it('and the provider stays away: the deposit fails after ten minutes', async () => {
    await expect(
      world.anotherService(dying(world.provider(), true)).createDeposit(player, input, call),
    ).rejects.toThrow('killed');
    await world.control('/faults', { fault: 'error', times: 100 });
    world.clock.advance(2 * MINUTE);
    await world.payments.reconcile();
    expect(await rows()).toMatchObject([{ status: 'creating', attempts: 1 }]);
    world.clock.advance(9 * MINUTE);
    await world.payments.reconcile();
    expect(await rows()).toMatchObject([{ status: 'failed' }]);
  });
});

describe('webhooks that never came', () => {
  it.each([
    ['completed', 'complete', 5000n],
    ['failed', 'failed', 0n],
    ['cancelled', 'cancel', 0n],
  ])('%s: asked for after ten minutes, by the same path as the webhook', async (status, end, balance) => {
    const deposit = await world.deposit(player);
    await world.control(`/charges/${await world.chargeOf(deposit.id)}/move`, { status, silent: true });
    await world.payments.reconcile();
    expect(await rows()).toMatchObject([{ status: 'processing' }]);

    world.clock.advance(11 * MINUTE);
    await world.payments.reconcile();
    expect(await rows()).toMatchObject([{ status: end }]);
    expect(await world.real(player)).toBe(balance);
    expect(world.announced).toEqual(balance > 0n ? [player.playerId] : []);

    await world.send(await world.event(deposit, `charge.${status}`));
    await world.payments.reconcile();
    expect(await world.real(player)).toBe(balance);
  });

  it('a part that arrived is credited as it came', async () => {
    const deposit = await world.deposit(player);
    const move = { status: 'completed', amount_received: 1234, silent: true };
    await world.control(`/charges/${await world.chargeOf(deposit.id)}/move`, move);
    world.clock.advance(11 * MINUTE);
    await world.payments.reconcile();
    expect(await world.real(player)).toBe(1234n);
  });

  it('asks about an open checkout every ten minutes, not every turn, and cancels it after 24 hours', async () => {
    await world.deposit(player);
    let asked = 0;
    const provider = world.provider();
    const service = world.anotherService({
      ...provider,
      getCharge(id) {
        asked += 1;
        return provider.getCharge(id);
      },
    });
    world.clock.advance(11 * MINUTE);
    await service.reconcile();
    await service.reconcile();
    expect(asked).toBe(1);
    world.clock.advance(23 * HOUR);
    await service.reconcile();
    expect(await rows()).toMatchObject([{ status: 'processing' }]);
    world.clock.advance(HOUR);
    await service.reconcile();
    expect(await rows()).toMatchObject([{ status: 'cancel' }]);
    expect(asked).toBe(3);
  });

  it('waits longer for a payment that is under way, and for a company that says nothing', async () => {
    const deposit = await world.deposit(player);
    await world.control(`/charges/${await world.chargeOf(deposit.id)}/move`, {
      status: 'processing',
      silent: true,
    });
    world.clock.advance(25 * HOUR);
    await world.payments.reconcile();
    expect(await rows()).toMatchObject([{ status: 'processing' }]);
    await world.companyAway();
    world.clock.advance(46 * HOUR);
    await world.payments.reconcile();
    expect(await rows()).toMatchObject([{ status: 'processing' }]);
    world.clock.advance(2 * HOUR);
    await world.payments.reconcile();
    expect(await rows()).toMatchObject([{ status: 'cancel' }]);
  });
});

describe('money that comes after the deposit was closed', () => {
  it('is credited as a deposit of its own, once the company confirms it, and can be refunded', async () => {
    const deposit = await world.deposit(player);
    const charge = await world.chargeOf(deposit.id);
    world.clock.advance(25 * HOUR);
    await world.payments.reconcile();
    expect(await rows()).toMatchObject([{ status: 'cancel' }]);

    await world.control(`/charges/${charge}/move`, { status: 'completed', silent: true });
    await world.send(await world.event(deposit, 'charge.completed'));
    expect(await world.real(player)).toBe(0n);
    await world.payments.reconcile();
    expect(await rows()).toMatchObject([
      { id: deposit.id, status: 'cancel' },
      { status: 'complete', late_of: deposit.id },
    ]);
    expect(await world.real(player)).toBe(5000n);

    await world.send(await world.event(deposit, 'charge.completed'));
    world.clock.advance(HOUR);
    await world.payments.reconcile();
    expect(await world.real(player)).toBe(5000n);

    await world.send(await world.event(deposit, 'charge.refunded'));
    expect((await rows()).map(({ status }) => status)).toEqual(['cancel', 'refund']);
    expect(await world.real(player)).toBe(0n);
  });

  it('is credited although the player has used its key for a deposit of their own', async () => {
    const deposit = await world.deposit(player);
    const charge = await world.chargeOf(deposit.id);
    world.clock.advance(25 * HOUR);
    await world.payments.reconcile();
    await world.deposit(player, {}, `late:${deposit.id}`);

    await world.control(`/charges/${charge}/move`, { status: 'completed', silent: true });
    await world.send(await world.event(deposit, 'charge.completed'));
    await world.payments.reconcile();
    expect(await world.real(player)).toBe(5000n);
    // And the key still names the player's own.
    expect((await world.deposit(player, {}, `late:${deposit.id}`)).transaction.status).toBe('processing');
  });

  it('is not credited when the company knows nothing of it', async () => {
    const deposit = await world.deposit(player);
    await world.control(`/charges/${await world.chargeOf(deposit.id)}/move`, {
      status: 'failed',
      silent: true,
    });
    await world.send(await world.event(deposit, 'charge.failed', { amount_received: 0 }));
    await world.send(await world.event(deposit, 'charge.completed'));
    world.clock.advance(HOUR);
    await world.payments.reconcile();
    expect(await rows()).toMatchObject([{ status: 'failed' }]);
    expect(await world.real(player)).toBe(0n);
  });
});

it('one deposit that cannot be settled does not keep the others waiting', async () => {
  const first = await world.deposit(player);
  const second = await world.deposit(player);
  for (const deposit of [first, second]) {
    await world.control(`/charges/${await world.chargeOf(deposit.id)}/move`, {
      status: 'completed',
      silent: true,
    });
  }
  const provider = world.provider();
  const broken = await world.chargeOf(first.id);
  const service = world.anotherService({
    ...provider,
    getCharge: async (id) => {
      if (id === broken) throw new Error('something nobody thought of');
      return provider.getCharge(id);
    },
  });
  world.clock.advance(11 * MINUTE);
  await service.reconcile();
  expect((await world.read(player, second.id)).transaction.status).toBe('complete');
  expect((await world.read(player, first.id)).transaction.status).toBe('processing');
});
