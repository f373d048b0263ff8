import { randomUUID } from 'node:crypto';
import type { PlayerSession } from '@/platform/kernel/session';
import { ProviderError } from './provider';
import { RECONCILE } from './reconciliation';
import { openWorld, type DepositJson, type World } from '@/tests/support/payments-harness';

let world: World;
let player: PlayerSession;
beforeEach(async () => {
  world = await openWorld();
  await world.control('/delivery', { hold: true });
  player = await world.newPlayer();
});
afterEach(async () => {
  const report = await world.ledger.check();
  await world.close();
  expect(report).toMatchObject({ holds: true });
});

const cancel = (id: string, who: PlayerSession | undefined = player, key: string = randomUUID()) =>
  world.request(
    `/api/v1/deposits/${id}/cancel`,
    { method: 'POST', headers: { 'Idempotency-Key': key } },
    who,
  );
const cancelled = async (id: string, key?: string) => {
  const answer = await cancel(id, player, key);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: DepositJson }).data;
};
const open = async (who = player) => {
  const answer = await world.request('/api/v1/deposits', {}, who);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: DepositJson[] }).data;
};
const move = async (deposit: DepositJson, body: Record<string, unknown>) =>
  world.control(`/charges/${await world.chargeOf(deposit.id)}/move`, body);
const history = (id: string) =>
  world.query<{ to_status: string; cause: string }>(
    'select to_status, cause from payments.deposit_changes where deposit_id = $1 order by id',
    [id],
  );
/** The one deposit there is; without a checkout it stands in no list yet. */
const onlyId = async () =>
  (await world.query<{ id: string }>('select id from payments.deposits'))[0]?.id ?? '';
const audits = (id: string) =>
  world.query<{ actor: string; after: unknown }>(
    "select actor, after from audit.entries where action = 'payments.cancel' and subject = $1",
    [id],
  );

describe('a deposit that nobody finished', () => {
  it('is named with its checkout, newest first, to its player alone', async () => {
    const first = await world.deposit(player);
    const second = await world.deposit(player, { amount: 2000 });
    expect((await open()).map(({ id, checkoutUrl }) => [id, checkoutUrl])).toEqual([
      [second.id, second.checkoutUrl],
      [first.id, first.checkoutUrl],
    ]);
    expect(await open(await world.newPlayer())).toEqual([]);
    expect((await world.request('/api/v1/deposits')).status).toBe(401);
  });

  it('is named no more once it has ended', async () => {
    const deposit = await world.deposit(player);
    await world.send(await world.event(deposit, 'charge.completed'));
    expect(await open()).toEqual([]);
  });
});

describe('cancelling', () => {
  it('closes deposit, ledger and checkout, and is written down as the player’s', async () => {
    const deposit = await world.deposit(player);
    expect(await cancelled(deposit.id)).toMatchObject({
      checkoutUrl: null,
      transaction: { status: 'cancel', failure: null },
    });
    const { json } = await world.control(`/charges/${await world.chargeOf(deposit.id)}`);
    expect(json['charge']).toMatchObject({ status: 'cancelled' });
    expect(await history(deposit.id)).toMatchObject([
      { to_status: 'creating' },
      { to_status: 'processing' },
      { to_status: 'cancel', cause: 'cancelled by the player' },
    ]);
    expect(await audits(deposit.id)).toEqual([{ actor: player.playerId, after: { charge: 'cancelled' } }]);
    const [entry] = await world.query<{ status: string }>(
      'select status from ledger.transactions where reference = $1',
      [deposit.id],
    );
    expect(entry?.status).toBe('cancel');
    expect(await open()).toEqual([]);
    // The company's own event about it changes nothing more.
    await world.control('/delivery', { hold: false });
    expect(await history(deposit.id)).toHaveLength(3);
  });

  it('happens once, whether the key is the same or another, one by one or at once', async () => {
    const deposit = await world.deposit(player);
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map(async (key) => (await cancel(deposit.id, player, key)).status),
    );
    expect(answers).toEqual([200, 200, 200, 200]);
    expect(await cancelled(deposit.id, 'a')).toMatchObject({ transaction: { status: 'cancel' } });
    expect(await cancelled(deposit.id)).toMatchObject({ transaction: { status: 'cancel' } });
    expect(await audits(deposit.id)).toHaveLength(1);
  });

  it('needs a key, a player, and a deposit of theirs', async () => {
    const deposit = await world.deposit(player);
    const path = `/api/v1/deposits/${deposit.id}/cancel`;
    expect((await world.request(path, { method: 'POST' }, player)).status).toBe(400);
    expect((await world.request(path, { method: 'POST', headers: { 'Idempotency-Key': 'k' } })).status).toBe(
      401,
    );
    const stranger = await world.newPlayer();
    for (const id of [deposit.id, randomUUID(), 'x']) {
      const answer = await cancel(id, stranger);
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
        404,
        'client_api_23',
      ]);
    }
    expect(await world.read(player, deposit.id)).toMatchObject({ transaction: { status: 'processing' } });
  });

  it('comes too late for what was paid: the money is credited', async () => {
    const deposit = await world.deposit(player);
    await move(deposit, { status: 'completed' });
    expect(await cancelled(deposit.id)).toMatchObject({
      transaction: { status: 'complete', received: 5000 },
    });
    expect(await world.real(player)).toBe(5000n);
    expect(world.announced).toEqual([player.playerId]);
    // Its webhook, held back so far, credits it no second time.
    await world.control('/delivery', { hold: false });
    expect(await world.real(player)).toBe(5000n);
  });

  it('tells a person of what was paid with another amount', async () => {
    const told = jest.spyOn(world.kernel.log, 'error');
    const deposit = await world.deposit(player);
    await move(deposit, { status: 'completed', amount_received: 1234 });
    expect(await cancelled(deposit.id)).toMatchObject({
      transaction: { status: 'complete', received: 1234 },
    });
    expect(told).toHaveBeenCalledWith(
      { deposit: deposit.id, alert: true },
      expect.stringContaining('amount'),
    );
  });

  it('leaves open what is being paid at this moment', async () => {
    const deposit = await world.deposit(player);
    await move(deposit, { status: 'processing' });
    expect(await cancelled(deposit.id)).toMatchObject({ transaction: { status: 'processing' } });
  });

  it('leaves it open while the company is away', async () => {
    const deposit = await world.deposit(player);
    await world.companyAway();
    expect((await cancel(deposit.id)).status).toBe(502);
    expect(await world.read(player, deposit.id)).toMatchObject({ transaction: { status: 'processing' } });
    expect(await audits(deposit.id)).toEqual([]);
  });

  it('closes a checkout of which we never heard, too', async () => {
    const provider = world.provider();
    const made: string[] = [];
    const deaf = world.anotherService({
      ...provider,
      async createCharge(request, key) {
        made.push((await provider.createCharge(request, key)).chargeId);
        throw new ProviderError('unknown', 'the answer was lost');
      },
    });
    const call = { idempotencyKey: 'lost', requestId: 'r' };
    const begun = deaf.createDeposit(player, { method: 'card', amount: 5000 }, call);
    await expect(begun).rejects.toMatchObject({ status: 502 });
    const id = await onlyId();
    const [charge = ''] = made;

    // As long as the company can't be asked, nobody says that it is cancelled.
    await expect(deaf.cancelDeposit(player.playerId, id, 'r')).rejects.toMatchObject({ status: 502 });
    expect(await world.read(player, id)).toMatchObject({ transaction: { status: 'processing' } });
    expect(await cancelled(id)).toMatchObject({ transaction: { status: 'cancel' } });
    expect(await provider.getCharge(charge)).toMatchObject({ status: 'cancelled' });
    expect(await audits(id)).toHaveLength(1);
  });

  it('closes a checkout that is being opened at this moment', async () => {
    const provider = world.provider();
    let asked = (): void => undefined;
    let goOn = (): void => undefined;
    const asking = new Promise<void>((resolve) => (asked = resolve));
    const held = new Promise<void>((resolve) => (goOn = resolve));
    const slow = world.anotherService({
      ...provider,
      async createCharge(request, key) {
        asked();
        await held;
        return provider.createCharge(request, key);
      },
    });
    const call = { idempotencyKey: 'slow', requestId: 'r' };
    const beginning = slow.createDeposit(player, { method: 'card', amount: 5000 }, call);
    await asking;
    const id = await onlyId();
    expect(await cancelled(id)).toMatchObject({ transaction: { status: 'cancel' } });
    goOn();
    expect(await beginning).toMatchObject({ status: 'cancel', checkoutUrl: null });
    const charge = await provider.getCharge(await world.chargeOf(id));
    expect(charge).toMatchObject({ status: 'cancelled' });
  });

  it('and a payment at the same time end as one of the two, whichever was first at the company', async () => {
    const seen = new Set<string>();
    let expected = 0n;
    for (let time = 0; time < 20; time += 1) {
      const deposit = await world.deposit(player);
      const paid = move(deposit, { status: 'completed' });
      // Every second time the money is there before the player changes their mind, and only the event is under way.
      if (time % 2 === 1) await paid;
      const [answer] = await Promise.all([
        cancel(deposit.id),
        paid.then(() => world.control('/delivery', { hold: false })),
      ]);
      expect(answer.status).toBe(200);
      await world.control('/delivery', { hold: true });
      const { json } = await world.control(`/charges/${await world.chargeOf(deposit.id)}`);
      const { status } = json['charge'] as { status: string };
      if (status === 'completed') expected += 5000n;
      const { transaction } = await world.read(player, deposit.id);
      expect(transaction.status).toBe(status === 'completed' ? 'complete' : 'cancel');
      expect(await world.real(player)).toBe(expected);
      seen.add(transaction.status);
    }
    expect(seen).toContain('complete');
  }, 60_000);

  it('changes nothing about a deposit that has ended', async () => {
    const deposit = await world.deposit(player);
    await world.send(await world.event(deposit, 'charge.completed'));
    expect(await cancelled(deposit.id)).toMatchObject({ transaction: { status: 'complete' } });
    expect(await world.real(player)).toBe(5000n);
  });

  it('a payment that is reported all the same is credited once, as a deposit of its own', async () => {
    const deposit = await world.deposit(player);
    await cancelled(deposit.id);
    const charge = await world.chargeOf(deposit.id);
    const paid = {
      chargeId: charge,
      reference: deposit.id,
      amount: 5000n,
      received: 5000n,
      currency: 'EUR',
      status: 'completed',
      failure: null,
      reversal: null,
      payer: null,
      transfers: [],
      bank: null,
      checkoutUrl: 'http://pay.test/checkout',
    } as const;
    for (let time = 0; time < 2; time += 1) {
      await world.send(await world.event(deposit, 'charge.completed'));
    }
    expect(await world.real(player)).toBe(0n);
    // The company confirms it on being asked: only then the money moves.
    const service = world.anotherService({ ...world.provider(), getCharge: async () => paid });
    await service.reconcile();
    world.clock.advance(RECONCILE.askAgainAfter + 1);
    await service.reconcile();
    expect(await world.real(player)).toBe(5000n);
    expect(await world.read(player, deposit.id)).toMatchObject({ transaction: { status: 'cancel' } });
  });
});
