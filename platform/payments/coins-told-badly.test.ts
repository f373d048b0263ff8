import { RECONCILE } from './reconciliation';
import { coinsIn, type Coins } from '@/tests/support/coins';
import { openWorld } from '@/tests/support/payments-harness';
import { worldsOf } from './testing/worlds';

let coins: Coins;
const worlds = worldsOf(() => openWorld());
beforeEach(async () => {
  coins = await coinsIn(await worlds.next());
});
afterEach(async () => {
  expect(await coins.world.ledger.check()).toMatchObject({ holds: true });
});
afterAll(() => worlds.close());

describe('a company that tells it badly', () => {
  it('three times each, newest first: every transfer is credited once', async () => {
    await coins.world.control('/delivery', { hold: true });
    const deposit = await coins.begin();
    const txids = [
      await coins.send(deposit, coins.askedBase(deposit)),
      await coins.send(deposit, coins.askedBase(deposit)),
    ];
    for (const txid of txids) await coins.blocks(deposit, txid, 2);
    const { json } = await coins.world.control(await coins.chargePath(deposit, ''));
    const events = (json.events as { id: string }[]).toReversed();
    for (const { id } of events) await coins.world.control(`/events/${id}/deliver?times=3`, {});
    await coins.until(
      deposit,
      (now) => now.crypto?.transfers.every(({ state }) => state === 'credited') === true,
    );
    expect(await coins.world.real(coins.player)).toBe(10_000n);
    expect(await coins.deposits()).toHaveLength(2);
  });

  it('not at all: it is asked, also about coins that come after the deposit is complete', async () => {
    const deposit = await coins.begin();
    await coins.blocks(
      deposit,
      await coins.send(deposit, coins.askedBase(deposit), { silent: true }),
      2,
      true,
    );
    coins.world.clock.advance(RECONCILE.processingAfter + 1);
    await coins.world.payments.reconcile();
    expect(await coins.world.real(coins.player)).toBe(5_000n);
    await coins.blocks(
      deposit,
      await coins.send(deposit, coins.askedBase(deposit), { silent: true }),
      2,
      true,
    );
    await coins.world.payments.reconcile();
    expect(await coins.world.real(coins.player)).toBe(5_000n);
    coins.world.clock.advance(RECONCILE.coinsEvery + 1);
    await coins.world.payments.reconcile();
    expect(await coins.world.real(coins.player)).toBe(10_000n);
  });

  it('forged: nothing is believed', async () => {
    const deposit = await coins.begin();
    const secret = 'whsec_Zm9yZ2VkLXNlY3JldC1mb3JnZWQtc2VjcmV0LWZvcmdlZA==';
    const answer = await coins.world.send(await coins.transferEvent(deposit, 'final', {}), { secret });
    expect(answer.status).toBe(401);
    expect((await coins.world.read(coins.player, deposit.id)).crypto?.transfers).toEqual([]);
  });

  it.each<[string, Record<string, unknown>]>([
    ['another coin', { network: 'LTC' }],
    ['too few confirmations', { confirmations: 1 }],
    ['no rate', { rate: null }],
    ['a rate of other decimals', { rate: { minor: '1', per: '1' } }],
    ['hardly any rate', { rate: { minor: '1', per: '9000000000000' } }],
  ])('final with %s: a contradiction, nothing moves', async (_, transfer) => {
    const deposit = await coins.begin();
    expect((await coins.world.send(await coins.transferEvent(deposit, 'final', transfer))).status).toBe(200);
    expect(await coins.outcomes()).toEqual([{ outcome: 'mismatch' }]);
    expect(await coins.deposits()).toMatchObject([{ status: 'processing', exception: 'mismatch' }]);
    const reasons = await coins.world.query(
      'select m.reason from payments.mismatches m join payments.deposits d on d.id = m.deposit_id where d.player_id = $1',
      [coins.player.playerId],
    );
    expect(reasons).toEqual([{ reason: 'words' }]);
  });

  it('with another amount for the same transfer: the first one counts', async () => {
    const deposit = await coins.begin();
    await coins.world.send(await coins.transferEvent(deposit, 'seen', { version: 1 }));
    await coins.world.send(await coins.transferEvent(deposit, 'final', { amount: '999999999' }));
    expect(await coins.deposits()).toMatchObject([{ status: 'processing' }]);
    await coins.world.send(await coins.transferEvent(deposit, 'final', {}));
    expect(await coins.world.real(coins.player)).toBe(5_000n);
  });

  it.each([
    ['amount', 0],
    ['amount', '1.5'],
    ['rate', { minor: '0', per: '1' }],
    ['rate', { minor: '1', per: '0' }],
    ['version', 0],
    ['txid', '../x'],
  ])('a transfer whose %s is %j is no event', async (field, value) => {
    const deposit = await coins.begin();
    expect(
      (await coins.world.send(await coins.transferEvent(deposit, 'final', { [field]: value }))).status,
    ).toBe(400);
  });

  it('that its charge is complete, without a transfer: nothing is credited, and it is asked', async () => {
    const deposit = await coins.begin();
    await coins.world.send(await coins.world.event(deposit, 'charge.completed'));
    expect(await coins.deposits()).toMatchObject([{ status: 'processing' }]);
    const rechecks = () => coins.world.query('select id from payments.deposits where recheck');
    expect(await rechecks()).toHaveLength(1);
    await coins.world.payments.reconcile();
    expect(await rechecks()).toHaveLength(0);
    expect(await coins.world.real(coins.player)).toBe(0n);
  });

  it.each(['completed', 'refunded'])(
    'that its charge is %s, and never names a transfer: it ends after a day',
    async (status) => {
      await coins.world.control('/delivery', { hold: true });
      const deposit = await coins.begin();
      await coins.world.control(await coins.chargePath(deposit, '/move'), { status, silent: true });
      coins.world.clock.advance(RECONCILE.abandonedAfter - 1_000);
      await coins.world.payments.reconcile();
      expect(await coins.deposits()).toMatchObject([{ status: 'processing' }]);
      coins.world.clock.advance(RECONCILE.coinsEvery);
      await coins.world.payments.reconcile();
      expect(await coins.deposits()).toMatchObject([{ status: 'cancel' }]);
      expect(await coins.world.real(coins.player)).toBe(0n);
    },
  );

  it('a transfer that is worth less than a cent brings nothing, and is done with', async () => {
    const deposit = await coins.begin();
    await coins.blocks(deposit, await coins.send(deposit, 1n), 2);
    const { crypto } = await coins.until(deposit, coins.transferIs('credited'));
    expect(crypto?.transfers).toMatchObject([{ amount: '0.00000001', credited: 0 }]);
    expect(await coins.deposits()).toMatchObject([{ status: 'processing' }]);
  });
});
