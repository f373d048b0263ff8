import { randomUUID } from 'node:crypto';
import { isUncovered, type LedgerService } from './service';
import { startWallet, type Seat, type WalletHarness } from '@/tests/support/wallet-harness';

let harness: WalletHarness;
let seat: Seat;
beforeAll(async () => {
  harness = await startWallet({ pool: 16 });
});
beforeEach(async () => {
  seat = await harness.seat();
});
afterEach(() => harness.prove());
afterAll(() => harness.close());

type Trx = Parameters<LedgerService['openAccounts']>[0];
const within = <T>(work: (trx: Trx) => Promise<T>) => harness.kernel.db.transaction().execute(work);

const begin = (amount: number, key: string = randomUUID()) =>
  within((trx) =>
    harness.ledger.beginDeposit(trx, {
      playerId: seat.playerId,
      currency: 'EUR',
      amount: BigInt(amount),
      idempotencyKey: key,
      reference: 'charge-1',
      method: 'card',
    }),
  );
const complete = (transactionId: string, amount: number, key: string = randomUUID()) =>
  within((trx) =>
    harness.ledger.completeDeposit(trx, { transactionId, amount: BigInt(amount), idempotencyKey: key }),
  );
const refund = (transactionId: string, key: string = randomUUID()) =>
  within((trx) => harness.ledger.refundDeposit(trx, { transactionId, idempotencyKey: key }));
const history = async () => {
  const { rows } = await harness.ledger.transactions(seat.playerId, {
    sort: 'dateAsc',
    page: 1,
    perPage: 50,
  });
  return rows.map(({ type, status, amount, balance }) => [
    type,
    status,
    Number(amount),
    balance === null ? null : Number(balance),
  ]);
};

describe('a deposit', () => {
  it('moves nothing while it is processing', async () => {
    await begin(5_000);
    expect(await harness.money(seat)).toMatchObject({ real: 0, wager: 0 });
    expect(await history()).toEqual([['deposit', 'processing', 5_000, null]]);
  });

  it('credits what was received, and its wager', async () => {
    const { transactionId } = await begin(5_000);
    expect(await complete(transactionId, 4_990)).toMatchObject({
      currency: 'EUR',
      real: 4_990n,
      depositWager: 4_990n,
      withdrawable: 0n,
    });
    expect(await history()).toEqual([['deposit', 'complete', 4_990, 4_990]]);
  });

  it('is withdrawable when it was staked once; a rollback takes that back', async () => {
    const { transactionId } = await begin(1_000);
    await complete(transactionId, 1_000);
    await harness.call('bet', seat, { amount: 600 });
    expect(await harness.ledger.balances(seat.playerId)).toMatchObject({
      real: 400n,
      depositWager: 400n,
      withdrawable: 0n,
    });
    const last = randomUUID();
    await harness.call('bet', seat, { tx_id: last, amount: 400 });
    const other = await begin(1);
    expect(await harness.ledger.balances(seat.playerId)).toMatchObject({
      depositWager: 0n,
      withdrawable: 0n,
    });
    await harness.call('rollback', seat, { ref_tx_id: last });
    expect(await harness.ledger.balances(seat.playerId)).toMatchObject({
      real: 400n,
      depositWager: 400n,
      withdrawable: 0n,
    });
    const again = randomUUID();
    await harness.call('bet', seat, { tx_id: again, amount: 400 });
    await harness.call('win', seat, { ref_tx_id: again, amount: 750 });
    expect(await harness.ledger.balances(seat.playerId)).toMatchObject({ real: 750n, withdrawable: 750n });
    await within((trx) =>
      harness.ledger.closeDeposit(trx, { transactionId: other.transactionId, status: 'cancel' }),
    );
  });

  it('completes once, however often and by how many it is completed', async () => {
    const { transactionId } = await begin(700);
    const key = randomUUID();
    await Promise.all(Array.from({ length: 20 }, () => complete(transactionId, 700, key)));
    expect((await harness.money(seat)).real).toBe(700);
    await expect(complete(transactionId, 700)).rejects.toMatchObject({ status: 409, code: 'client_api_52' });
    await expect(complete(transactionId, 701, key)).rejects.toMatchObject({
      status: 422,
      code: 'idempotency_mismatch',
    });
  });

  it('begins once per key', async () => {
    const key = randomUUID();
    const begun = await Promise.all(Array.from({ length: 10 }, () => begin(700, key)));
    expect(new Set(begun.map(({ transactionId }) => transactionId)).size).toBe(1);
    await expect(begin(701, key)).rejects.toMatchObject({ code: 'idempotency_mismatch' });
  });

  it.each(['failed', 'cancel'] as const)('%s: nothing moves, and nothing comes after', async (status) => {
    const { transactionId } = await begin(700);
    const close = () => within((trx) => harness.ledger.closeDeposit(trx, { transactionId, status }));
    await close();
    await close();
    await expect(complete(transactionId, 700)).rejects.toMatchObject({ code: 'client_api_52' });
    expect(await history()).toEqual([['deposit', status, 700, null]]);
  });

  it('belongs to its caller’s transaction', async () => {
    const { transactionId } = await begin(700);
    await expect(
      within(async (trx) => {
        await harness.ledger.completeDeposit(trx, {
          transactionId,
          amount: 700n,
          idempotencyKey: randomUUID(),
        });
        throw new Error('the caller failed');
      }),
    ).rejects.toThrow('the caller failed');
    expect((await harness.money(seat)).real).toBe(0);
  });

  it('of nobody: 404', async () => {
    await expect(complete(randomUUID(), 1)).rejects.toMatchObject({ status: 404, code: 'client_api_23' });
    await expect(harness.ledger.balances(randomUUID())).rejects.toMatchObject({
      status: 404,
      code: 'client_api_21',
    });
  });
});

describe('a refund', () => {
  it('takes the money and what is left of its wager, once', async () => {
    const { transactionId } = await begin(1_000);
    await complete(transactionId, 1_000);
    const staked = randomUUID();
    await harness.call('bet', seat, { tx_id: staked, amount: 300 });
    await harness.call('win', seat, { ref_tx_id: staked, amount: 300 });
    const key = randomUUID();
    expect(await refund(transactionId, key)).toMatchObject({ real: 0n, depositWager: 0n });
    expect(await refund(transactionId, key)).toMatchObject({ real: 0n });
    await expect(refund(transactionId)).rejects.toMatchObject({ code: 'client_api_52' });
    expect((await history()).filter(([type]) => type !== 'bet' && type !== 'win')).toEqual([
      ['deposit', 'refund', 1_000, 1_000],
      ['refund', 'complete', 1_000, 0],
    ]);
  });

  it('is refused when the money was lost, and leaves the deposit as it was', async () => {
    const { transactionId } = await begin(1_000);
    await complete(transactionId, 1_000);
    await harness.call('bet', seat, { amount: 1 });
    const error: unknown = await refund(transactionId).catch((caught: unknown) => caught);
    expect(isUncovered(error)).toBe(true);
    expect(isUncovered(new Error('something else'))).toBe(false);
    expect((await history())[0]).toEqual(['deposit', 'complete', 1_000, 1_000]);
  });

  it('with the key of the completion is a mistake', async () => {
    const { transactionId } = await begin(1_000);
    const key = randomUUID();
    await complete(transactionId, 1_000, key);
    await expect(refund(transactionId, key)).rejects.toMatchObject({ code: 'idempotency_mismatch' });
  });
});

describe('a hold', () => {
  const open = (amount: number, key: string = randomUUID(), fee = 0) =>
    within((trx) =>
      harness.ledger.openHold(trx, {
        playerId: seat.playerId,
        currency: 'EUR',
        amount: BigInt(amount),
        fee: BigInt(fee),
        idempotencyKey: key,
        reference: 'w',
        method: 'bank',
      }),
    );
  const process = (transactionId: string) =>
    within((trx) => harness.ledger.processHold(trx, { transactionId }));
  const capture = (transactionId: string, key: string = randomUUID()) =>
    within((trx) => harness.ledger.captureHold(trx, { transactionId, idempotencyKey: key }));
  const release = (transactionId: string, key: string = randomUUID()) =>
    within((trx) =>
      harness.ledger.releaseHold(trx, { transactionId, status: 'cancel', idempotencyKey: key }),
    );

  /** Withdrawable money: a deposit that was staked and won back. */
  const fund = async (amount: number) => {
    const { transactionId } = await begin(amount);
    await complete(transactionId, amount);
    const staked = randomUUID();
    await harness.call('bet', seat, { tx_id: staked, amount });
    await harness.call('win', seat, { ref_tx_id: staked, amount });
  };

  it('takes the money out of play until it is decided', async () => {
    await fund(1_000);
    await open(400);
    expect(await harness.ledger.balances(seat.playerId)).toMatchObject({
      real: 600n,
      held: 400n,
      withdrawable: 600n,
    });
    expect(await harness.call('bet', seat, { amount: 601 })).toMatchObject({
      status: 'INSUFFICIENT_FUNDS',
      balance: 600,
    });
  });

  it('is captured, or released, and exactly once', async () => {
    await fund(1_000);
    const paid = await open(400);
    await expect(capture(paid.transactionId)).rejects.toMatchObject({ code: 'client_api_52' });
    await process(paid.transactionId);
    await process(paid.transactionId);
    const key = randomUUID();
    await Promise.all([capture(paid.transactionId, key), capture(paid.transactionId, key)]);
    await expect(release(paid.transactionId)).rejects.toMatchObject({ code: 'client_api_52' });
    expect(await harness.money(seat)).toMatchObject({ real: 600, held: 0 });

    const cancelled = await open(600);
    const again = randomUUID();
    await Promise.all([release(cancelled.transactionId, again), release(cancelled.transactionId, again)]);
    await expect(release(cancelled.transactionId)).rejects.toMatchObject({ code: 'client_api_52' });
    expect(await harness.money(seat)).toMatchObject({ real: 600, held: 0 });
  });

  it('needs the money, and the wagering done', async () => {
    await fund(1_000);
    await expect(open(1_001)).rejects.toMatchObject({ code: 'client_api_21' });
    const { transactionId } = await begin(500);
    await complete(transactionId, 500);
    await expect(open(1)).rejects.toMatchObject({ status: 422, code: 'client_api_57' });
  });

  it('waits for the last cent of the wagering', async () => {
    const { transactionId } = await begin(1_000);
    await complete(transactionId, 1_000);
    const staked = randomUUID();
    await harness.call('bet', seat, { tx_id: staked, amount: 999 });
    await harness.call('win', seat, { ref_tx_id: staked, amount: 999 });
    expect(await harness.ledger.balances(seat.playerId)).toMatchObject({
      depositWager: 1n,
      withdrawable: 0n,
    });
    await expect(open(1)).rejects.toMatchObject({ code: 'client_api_57' });
    await harness.call('bet', seat, { amount: 1 });
    await open(999);
    expect(await harness.money(seat)).toMatchObject({ real: 0, held: 999 });
  });

  it('is opened once per key', async () => {
    await fund(1_000);
    const key = randomUUID();
    const opened = await Promise.all(Array.from({ length: 8 }, () => open(300, key)));
    expect(new Set(opened.map(({ transactionId }) => transactionId)).size).toBe(1);
    expect(await harness.money(seat)).toMatchObject({ real: 700, held: 300 });
    await expect(open(300, key, 5)).rejects.toMatchObject({ code: 'idempotency_mismatch' });
  });

  it('leaves something of the amount after its fee', async () => {
    await fund(1_000);
    await expect(open(300, randomUUID(), 300)).rejects.toThrow('a fee leaves something');
    await expect(open(300, randomUUID(), -1)).rejects.toThrow('a fee leaves something');
    await open(300, randomUUID(), 299);
  });

  it('of two that the money does not cover together, one is opened', async () => {
    await fund(1_000);
    const results = await Promise.allSettled([open(700), open(700)]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await harness.money(seat)).toMatchObject({ real: 300, held: 700 });
  });
});
