import { RECONCILE } from './reconciliation';
import * as store from './store';
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

it.each([
  ['bitcoin_BTC', 'BTC', 8, /^bitcoin:tb1q\w+\?amount=0\.\d{8}$/],
  ['bitcoincash_BCH', 'BCH', 8, /^bchtest:q\w+\?amount=/],
  ['ethereum_ETH', 'ETH', 18, /^ethereum:0x\w+@11155111\?value=\d+$/],
  ['litecoin_LTC', 'LTC', 8, /^litecoin:tltc1q/],
  ['dogecoin_DOGE', 'DOGE', 8, /^dogecoin:n/],
  ['ripple_XRP', 'XRP', 6, /^ripple:r\w+\?amount=[\d.]+&dt=\d+$/],
  ['tether_USDTTRC20', 'USDTTRC20', 6, /^tron:T/],
  ['tether_USDTERC20', 'USDTERC20', 6, /^ethereum:0x/],
])(
  '%s: address, exact amount and confirmations, until the balance has it',
  async (method, coin, decimals, uri) => {
    const deposit = await coins.begin(method);
    expect(deposit.crypto).toMatchObject({
      coin,
      decimals,
      uri: expect.stringMatching(uri),
      tag: coin === 'XRP' ? expect.stringMatching(/^\d+$/) : null,
      amount: expect.stringMatching(new RegExp(`^\\d+\\.\\d{${decimals}}$`)),
      transfers: [],
    });
    const txid = await coins.send(deposit, coins.askedBase(deposit));
    await coins.until(deposit, coins.transferIs('seen'));
    const needed = deposit.crypto?.confirmationsNeeded ?? 0;
    if (needed > 1) {
      await coins.blocks(deposit, txid, needed - 1);
      const now = await coins.until(deposit, (one) => one.crypto?.transfers[0]?.confirmations === needed - 1);
      expect(now.crypto?.transfers[0]).toMatchObject({ state: 'confirming', credited: null });
    }
    expect(await coins.world.real(coins.player)).toBe(0n);
    await coins.blocks(deposit, txid, 1);
    const { crypto, transaction } = await coins.until(deposit, coins.is('complete'));
    expect(transaction).toMatchObject({ received: 5_000, exception: null });
    expect(crypto?.transfers).toMatchObject([
      { id: txid, amount: deposit.crypto?.amount, confirmations: needed, state: 'credited', credited: 5_000 },
    ]);
    await coins.balanceIs(5_000n);
  },
);

it.each([
  ['less', 2n, 2_500, 'partial'],
  ['more', 0n, 10_000, 'over'],
])('%s than asked is credited as it came', async (_, divisor, received, exception) => {
  const deposit = await coins.begin();
  const amount = divisor === 0n ? coins.askedBase(deposit) * 2n : coins.askedBase(deposit) / divisor;
  await coins.blocks(deposit, await coins.send(deposit, amount), 2);
  const { transaction } = await coins.until(deposit, coins.is('complete'));
  // Rounded down, and never by more than a minor unit.
  expect(Math.abs((transaction.received ?? 0) - received)).toBeLessThanOrEqual(1);
  expect(transaction.exception).toBe(exception);
});

it('further coins of the same address are deposits of their own', async () => {
  const deposit = await coins.begin();
  const half = coins.askedBase(deposit) / 2n;
  const first = await coins.send(deposit, half);
  await coins.blocks(deposit, first, 2);
  await coins.until(deposit, coins.is('complete'));
  await coins.blocks(deposit, await coins.send(deposit, half), 2);
  await coins.until(
    deposit,
    (now) => now.crypto?.transfers.filter(({ state }) => state === 'credited').length === 2,
  );
  const rows = await coins.deposits();
  expect(rows).toMatchObject([
    { id: deposit.id, status: 'complete', exception: 'partial', further_of: null },
    { status: 'complete', exception: null, further_of: deposit.id },
  ]);
  const { transaction, crypto } = await coins.world.read(coins.player, rows[1]?.id ?? '');
  expect([crypto, transaction.received]).toEqual([null, Number(rows[1]?.amount)]);
});

it('a second output of one transfer is credited, too', async () => {
  const deposit = await coins.begin('litecoin_LTC');
  const txid = await coins.send(deposit, coins.askedBase(deposit), { silent: true });
  await coins.send(deposit, coins.askedBase(deposit), { txid, silent: true });
  coins.world.clock.advance(RECONCILE.processingAfter + 1);
  await coins.world.payments.reconcile();
  const { crypto } = await coins.world.read(coins.player, deposit.id);
  expect(crypto?.transfers.map(({ id }) => id)).toEqual([txid, `${txid}:1`]);
});

describe('a block that is taken back', () => {
  it('before the coins were credited moves nothing; they may come again', async () => {
    const deposit = await coins.begin();
    const txid = await coins.send(deposit, coins.askedBase(deposit));
    await coins.blocks(deposit, txid, 1);
    await coins.until(deposit, coins.transferIs('confirming'));
    await coins.reorganise(deposit, txid, true);
    await coins.until(deposit, coins.transferIs('gone'));
    expect(await coins.deposits()).toMatchObject([{ status: 'processing' }]);
    await coins.blocks(deposit, txid, 2);
    await coins.until(deposit, coins.is('complete'));
    await coins.balanceIs(5_000n);
  });

  it('after that moves nothing either: a person is told', async () => {
    const deposit = await coins.begin();
    const txid = await coins.send(deposit, coins.askedBase(deposit));
    await coins.blocks(deposit, txid, 2);
    await coins.until(deposit, coins.is('complete'));
    await coins.reorganise(deposit, txid, true);
    for (;;) if ((await coins.outcomes()).some(({ outcome }) => outcome === 'mismatch')) break;
    expect((await coins.world.read(coins.player, deposit.id)).crypto?.transfers).toMatchObject([
      { state: 'credited' },
    ]);
    expect(await coins.world.real(coins.player)).toBe(5_000n);
    expect(await coins.deposits()).toMatchObject([{ status: 'complete', exception: 'mismatch' }]);
    expect(await store.hasDisputed(coins.world.kernel.db, coins.player.playerId)).toBe(true);
  });

  it('of further coins marks the deposit that they became', async () => {
    const deposit = await coins.begin();
    await coins.world.send(await coins.transferEvent(deposit, 'final', {}));
    await coins.world.send(await coins.transferEvent(deposit, 'final', { txid: 'b2' }));
    expect(await store.hasDisputed(coins.world.kernel.db, coins.player.playerId)).toBe(false);
    await coins.world.send(await coins.transferEvent(deposit, 'gone', { txid: 'b2', version: 4 }));
    expect(await coins.deposits()).toMatchObject([
      { status: 'complete', exception: null },
      { status: 'complete', exception: 'mismatch', further_of: deposit.id },
    ]);
    expect(await store.hasDisputed(coins.world.kernel.db, coins.player.playerId)).toBe(true);
  });
});

describe('coins that come late', () => {
  it('after the rate has ended are credited at the day’s rate', async () => {
    const deposit = await coins.begin();
    const seen_at = new Date(Date.parse(deposit.crypto?.rateEndsAt ?? '') + 1_000).toISOString();
    const rate = { minor: '4000', per: String(coins.askedBase(deposit)) };
    await coins.world.send(await coins.transferEvent(deposit, 'final', { seen_at, rate }));
    expect((await coins.world.read(coins.player, deposit.id)).transaction).toMatchObject({
      received: 4_000,
      exception: 'late',
    });
  });

  it('to a deposit that is cancelled wait until the company was asked', async () => {
    const deposit = await coins.begin();
    await coins.world.request(
      `/api/v1/deposits/${deposit.id}/cancel`,
      { method: 'POST', headers: { 'Idempotency-Key': 'cancel' } },
      coins.player,
    );
    await coins.blocks(deposit, await coins.send(deposit, coins.askedBase(deposit)), 2);
    for (;;) if ((await coins.outcomes()).some(({ outcome }) => outcome === 'recheck')) break;
    expect(await coins.world.real(coins.player)).toBe(0n);
    for (let time = 0; time < 2; time += 1) await coins.world.payments.reconcile();
    expect(await coins.world.real(coins.player)).toBe(5_000n);
    expect(await coins.deposits()).toMatchObject([
      { id: deposit.id, status: 'cancel' },
      { status: 'complete', exception: 'late', further_of: deposit.id },
    ]);
  });
});

it('the same transfer reported for two addresses is credited to the first one only', async () => {
  const [one, other] = [await coins.begin(), await coins.begin()];
  await Promise.all([
    coins.world.send(await coins.transferEvent(one, 'final', {})),
    coins.world.send(await coins.transferEvent(one, 'final', {})),
    coins.world.send(await coins.transferEvent(one, 'final', {})),
  ]);
  await coins.world.send(await coins.transferEvent(other, 'final', { amount: String(coins.askedBase(one)) }));
  expect(await coins.world.real(coins.player)).toBe(5_000n);
});

it('what was credited can’t be rewritten, whoever writes', async () => {
  const deposit = await coins.begin();
  await coins.world.send(await coins.transferEvent(deposit, 'final', {}));
  for (const change of ['credited = 9', "state = 'gone', credited = null", 'amount = 1']) {
    const rewrite = coins.world.query(`update payments.transfers set ${change} where txid = $1`, [
      coins.nameOf(),
    ]);
    await expect(rewrite).rejects.toThrow(`transfer ${coins.nameOf()}`);
  }
});

it('whose blocks take more than a day keep the deposit open', async () => {
  const deposit = await coins.begin();
  const txid = await coins.send(deposit, coins.askedBase(deposit));
  coins.world.clock.advance(RECONCILE.abandonedAfter + 1);
  await coins.world.payments.reconcile();
  expect((await coins.world.read(coins.player, deposit.id)).transaction.status).toBe('processing');
  await coins.blocks(deposit, txid, 2);
  await coins.until(deposit, coins.is('complete'));
});
