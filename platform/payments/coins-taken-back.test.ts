import { RECONCILE } from './reconciliation';
import { coinsIn, type Coins } from '@/tests/support/coins';
import { openWorld } from '@/tests/support/payments-harness';
import { worldsOf } from './testing/worlds';
import type { DepositJson } from '@/tests/support/payments-harness';

let coins: Coins;
const worlds = worldsOf(() => openWorld());
beforeEach(async () => {
  coins = await coinsIn(await worlds.next());
});
afterEach(async () => {
  expect(await coins.world.ledger.check()).toMatchObject({ holds: true });
});
afterAll(() => worlds.close());

describe('a charge of several transfers that is taken back', () => {
  /** Takes minor units off the balance, as play would. */
  const take = (amount: number) =>
    coins.world.query(
      `select ledger.post(
         p_transactions => array[row(new.id, $1::uuid, 'EUR', 'change_balance_dec', 'complete', $2::bigint, $2, null,
                                     null, null, null, null, null)::ledger.new_transaction],
         p_postings => array[row(new.posting, new.id, $1, 'EUR', 'take-away ' || $1::text, -$2, null)::ledger.new_posting],
         p_lines => ledger.moving(new.posting, 'real', 'adjustments', $2))
         from (select ledger.new_id() as id, ledger.new_posting_id() as posting) as new`,
      [coins.player.playerId, amount],
    );
  const twice = async () => {
    const deposit = await coins.begin();
    await coins.world.send(await coins.transferEvent(deposit, 'final', {}));
    await coins.world.send(await coins.transferEvent(deposit, 'final', { txid: 'b2' }));
    await coins.balanceIs(10_000n);
    return deposit;
  };

  it('takes all of them back', async () => {
    const deposit = await twice();
    const refunded = await coins.world.event(deposit, 'charge.refunded', { amount_received: 10_000 });
    await coins.world.send(refunded);
    expect(await coins.deposits()).toMatchObject([{ status: 'refund' }, { status: 'refund' }]);
    expect(await coins.world.real(coins.player)).toBe(0n);
  });

  it('takes back what the company says, and marks the rest', async () => {
    const deposit = await twice();
    await coins.world.send(await coins.world.event(deposit, 'charge.refunded', { amount_received: 5_000 }));
    expect(await coins.deposits()).toMatchObject([
      { status: 'refund' },
      { status: 'complete', exception: 'mismatch' },
    ]);
    expect(await coins.world.real(coins.player)).toBe(5_000n);
  });

  it('takes no more when the company says it again, while the first is not covered', async () => {
    const deposit = await twice();
    await coins.world.send(await coins.transferEvent(deposit, 'final', { txid: 'c3' }));
    await coins.balanceIs(15_000n);
    await take(10_000);
    for (const _ of [1, 2]) {
      const event = await coins.world.event(deposit, 'charge.refunded', { amount_received: 10_000 });
      await coins.world.send(event);
    }
    expect(await coins.deposits()).toMatchObject([
      { status: 'complete', exception: null },
      { status: 'refund' },
      { status: 'complete', exception: 'mismatch' },
    ]);
    expect(await coins.world.real(coins.player)).toBe(0n);
  });

  it('is collected before anything else is asked about it, whatever came in between', async () => {
    await coins.world.control('/delivery', { hold: true });
    const deposit = await coins.begin();
    await coins.world.send(await coins.transferEvent(deposit, 'final', {}));
    await take(3_000);
    await coins.world.send(await coins.world.event(deposit, 'charge.refunded'));
    await coins.world.send(await coins.world.event(deposit, 'charge.completed'));
    const standing = () =>
      coins.world.query<{ status: string; refund_due: boolean; recheck: boolean; checked: boolean }>(
        `select status, refund_due, recheck, checked_at is not null as checked from payments.deposits where id = $1`,
        [deposit.id],
      );
    expect(await standing()).toEqual([
      { status: 'complete', refund_due: true, recheck: true, checked: false },
    ]);
    await coins.world.payments.reconcile();
    expect(await standing()).toEqual([
      { status: 'complete', refund_due: true, recheck: false, checked: true },
    ]);
    const other = await coins.world.deposit(coins.player);
    await coins.world.send(await coins.world.event(other, 'charge.completed'));
    coins.world.clock.advance(RECONCILE.askAgainAfter + 1);
    await coins.world.payments.reconcile();
    expect(await standing()).toMatchObject([{ status: 'refund', refund_due: false, recheck: false }]);
    expect(await coins.world.real(coins.player)).toBe(2_000n);
  });
});

describe('a rate that is far from the one agreed', () => {
  const far = (deposit: DepositJson) => ({ minor: '15000', per: String(coins.askedBase(deposit)) });
  const reconciledWith = async (deposit: DepositJson, rate: { minor: string; per: string } | null) => {
    const provider = coins.world.provider();
    const service = coins.world.anotherService({
      ...provider,
      async getCharge(id) {
        const charge = await provider.getCharge(id);
        const transfer = {
          network: 'BTC',
          txid: coins.nameOf(),
          output: 0,
          amount: coins.askedBase(deposit),
          confirmations: 2,
          state: 'final',
          version: 3,
          seenAt: new Date(),
        } as const;
        return charge && rate
          ? {
              ...charge,
              transfers: [{ ...transfer, rate: { minor: BigInt(rate.minor), per: BigInt(rate.per) } }],
            }
          : charge;
      },
    });
    await service.reconcile();
  };

  it('is not believed by an event alone', async () => {
    const deposit = await coins.begin();
    await coins.world.send(await coins.transferEvent(deposit, 'final', { rate: far(deposit) }));
    expect(await coins.outcomes()).toEqual([{ outcome: 'recheck' }]);
    await reconciledWith(deposit, null);
    expect(await coins.world.real(coins.player)).toBe(0n);
    expect(await coins.deposits()).toMatchObject([{ status: 'processing' }]);
  });

  it('is credited when the company says it again', async () => {
    const deposit = await coins.begin();
    await coins.world.send(await coins.transferEvent(deposit, 'final', { rate: far(deposit) }));
    await reconciledWith(deposit, far(deposit));
    expect(await coins.world.real(coins.player)).toBe(15_000n);
    expect(await coins.deposits()).toMatchObject([{ status: 'complete', exception: 'over' }]);
  });
});
