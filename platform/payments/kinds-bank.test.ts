import type { PlayerSession } from '@/platform/kernel/session';
import { BANK_PATIENCE_MS } from './ask';
import { RECONCILE } from './reconciliation';
import { openWorld, type DepositJson, type World } from '@/tests/support/payments-harness';
import { worldsOf } from './testing/worlds';

let world: World;
let player: PlayerSession;
const worlds = worldsOf(() => openWorld());
beforeEach(async () => {
  world = await worlds.next();
  player = await world.newPlayer();
});
afterEach(async () => {
  expect(await world.ledger.check()).toMatchObject({ holds: true });
});
afterAll(() => worlds.close());

const rowOf = async ({ id }: DepositJson) =>
  (
    await world.query<{ name_match: string; instrument: string; reversal: string; exception: string }>(
      'select * from payments.deposits where id = $1',
      [id],
    )
  )[0];

/** Waits for the company's webhooks: it sends them while we look. */
async function settled(deposit: DepositJson, status: string): Promise<DepositJson> {
  for (;;) {
    const now = await world.read(player, deposit.id);
    if (now.transaction.status === status) return now;
    if (now.transaction.status !== 'processing') throw new Error(`it is ${now.transaction.status}`);
    await world.control(`/charges/${await world.chargeOf(deposit.id)}`);
  }
}

describe('bank money', () => {
  const begin = () => world.deposit(player, { method: 'banktransfer' });
  const pay = async ({ id }: DepositJson, money: Record<string, unknown>) =>
    world.control(`/charges/${await world.chargeOf(id)}/bank-money`, { amount: 5_000, ...money });
  type Kept = { id: string; reason: string; sender_name: string; amount: bigint };
  const all = () => world.query<Kept>('select * from payments.bank_money');
  let before: Set<string>;
  beforeEach(async () => void (before = new Set((await all()).map(({ id }) => id))));
  const kept = async () => (await all()).filter(({ id }) => !before.has(id));

  it('waits for the account, shows it, and is credited', async () => {
    world.names.set(player.playerId, { name: 'Nora', surname: 'Winter' });
    const deposit = await begin();
    expect(deposit).toMatchObject({
      method: 'POST',
      background: true,
      bank: { state: 'waiting', account: null },
    });
    expect(deposit.failUrl).toBe(`http://web.test/deposit-failure/${deposit.id}`);
    expect((await world.submit(deposit.checkoutUrl, deposit.params)).status).toBe(200);
    let now = await world.read(player, deposit.id);
    while (now.bank?.state === 'waiting') now = await world.read(player, deposit.id);
    expect(now.bank).toMatchObject({
      state: 'ready',
      account: expect.stringMatching(/^DE00 /),
      nonce: deposit.bank?.nonce,
    });
    await pay(deposit, { name: 'Nora Winter', description: `deposit ${now.bank?.nonce ?? ''}` });
    await settled(deposit, 'complete');
    expect(await world.real(player)).toBe(5_000n);
    expect(await rowOf(deposit)).toMatchObject({ name_match: 'exact' });
  });

  it('under another name is kept aside: nothing moves, however often it is asked about', async () => {
    world.names.set(player.playerId, { name: 'Nora', surname: 'Winter' });
    await world.control('/delivery', { hold: true });
    const deposit = await begin();
    await pay(deposit, { name: 'Karl Sommer', description: deposit.bank?.nonce });
    await world.control('/delivery', { hold: false });
    world.clock.advance(BANK_PATIENCE_MS + 1);
    await world.payments.reconcile();
    expect(await kept()).toMatchObject([
      { reason: 'other_name', sender_name: 'Karl Sommer', amount: 5_000n },
    ]);
    expect(await world.real(player)).toBe(0n);
    expect(await rowOf(deposit)).toMatchObject({ exception: 'mismatch', name_match: 'different' });

    // The player calls themselves what the sender is called: that proves nothing.
    world.names.set(player.playerId, { name: 'Karl', surname: 'Sommer' });
    for (const _ of [1, 2]) {
      world.clock.advance(RECONCILE.askAgainAfter + 1);
      await world.payments.reconcile();
    }
    expect(await world.real(player)).toBe(0n);
    expect(await kept()).toMatchObject([{ resolution: null }]);
  });

  it('under another name that the company sends back by itself is decided by that', async () => {
    world.names.set(player.playerId, { name: 'Nora', surname: 'Winter' });
    const deposit = await begin();
    await pay(deposit, { name: 'Karl Sommer', description: deposit.bank?.nonce });
    while ((await kept()).length === 0);
    await world.send(await world.event(deposit, 'charge.refunded'));
    expect((await world.read(player, deposit.id)).transaction.status).toBe('refund');
    expect(await kept()).toMatchObject([{ resolution: 'return', resolved_by: null }]);
    expect(await world.real(player)).toBe(0n);
  });

  it('without its digits, or for a deposit that is paid, is kept aside', async () => {
    const deposit = await begin();
    await world.control('/delivery', { hold: true });
    await pay(deposit, { name: 'Nora Winter', description: 'for playing' });
    await pay(deposit, { name: 'Nora Winter', description: deposit.bank?.nonce });
    await pay(deposit, { name: 'Nora Winter', description: deposit.bank?.nonce });
    await world.control('/delivery', { hold: false });
    await settled(deposit, 'complete');
    expect((await kept()).map(({ reason }) => reason).sort()).toEqual(['closed', 'no_digits']);
    expect(await world.real(player)).toBe(5_000n);
  });

  it('under another name, for a deposit that is closed, is kept aside, too', async () => {
    world.names.set(player.playerId, { name: 'Nora', surname: 'Winter' });
    const deposit = await begin();
    world.clock.advance(RECONCILE.abandonedAfter + 1);
    await world.payments.reconcile();
    expect((await world.read(player, deposit.id)).transaction.status).toBe('cancel');
    await pay(deposit, { name: 'Karl Sommer', description: deposit.bank?.nonce });
    while ((await kept()).length === 0);
    await world.payments.reconcile();
    expect(await kept()).toMatchObject([{ reason: 'other_name', sender_name: 'Karl Sommer' }]);
    const own = 'select 1 from payments.deposits where player_id = $1';
    expect(await world.query(own, [player.playerId])).toHaveLength(1);
    expect(await world.real(player)).toBe(0n);
  });

  it('has no account after ten minutes; one that is told late, or only when asked, still shows', async () => {
    await world.control('/bank', { silent: true });
    const deposit = await begin();
    await world.submit(deposit.checkoutUrl, deposit.params);
    world.clock.advance(BANK_PATIENCE_MS);
    expect((await world.read(player, deposit.id)).bank).toMatchObject({ state: 'unavailable' });
    await world.control(`/charges/${await world.chargeOf(deposit.id)}/bank-account`, { silent: true });
    await world.payments.reconcile();
    expect((await world.read(player, deposit.id)).bank).toMatchObject({ state: 'ready' });
  });
});
