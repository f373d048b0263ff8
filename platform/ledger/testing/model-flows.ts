import fc from 'fast-check';
import type { LedgerService } from '@/platform/ledger/service';
import type { WalletName } from './model-books';
import { amount, key, outcome, seatOf, walletCurrency, type Check, type Step, type Trx } from './model-check';

/** A money transaction that a key opens and later steps bring forward, in the platform and in the model. */
interface Flow extends WalletName {
  idempotencyKey: string;
  amount: number;
  act: string;
  /** The act that opens it. */
  opening: string;
  open(trx: Trx, request: Parameters<LedgerService['beginDeposit']>[1]): Promise<{ transactionId: string }>;
  modelOpens(): string;
  /** What the key opened; undefined before that. */
  opened(): string | undefined;
  step(trx: Trx, transactionId: string, idempotencyKey: string): Promise<unknown>;
  modelSteps(): string;
}

async function openOrStep(check: Check, flow: Flow): Promise<void> {
  const { act, idempotencyKey } = flow;
  const { db } = check.harness.kernel;
  if (act === flow.opening) {
    const request = {
      playerId: seatOf(check, flow.player).playerId,
      currency: flow.currency,
      amount: BigInt(flow.amount),
      idempotencyKey,
      reference: 'model',
      method: 'card',
    };
    const opens = db.transaction().execute(async (trx) => {
      const { transactionId } = await flow.open(trx, request);
      check.model.name(idempotencyKey, transactionId);
    });
    expect(await outcome(check, act, opens)).toBe(flow.modelOpens());
    return;
  }
  const transactionId = flow.opened();
  if (!transactionId) return;
  const steps = db
    .transaction()
    .execute(async (trx) => void (await flow.step(trx, transactionId, `${idempotencyKey}-${act}`)));
  expect(await outcome(check, act, steps)).toBe(flow.modelSteps());
}

export const depositSteps: fc.Arbitrary<Step> = fc
  .record({
    player: fc.constantFrom(0, 1),
    key,
    amount,
    walletCurrency,
    act: fc.constantFrom(
      'begin' as const,
      'begin' as const,
      'complete' as const,
      'complete' as const,
      'failed' as const,
      'cancel' as const,
      'refund' as const,
      'refund' as const,
    ),
  })
  .map(({ player: who, key: place, amount: sum, walletCurrency: currencyOf, act }) => async (check) => {
    const { model } = check;
    const { ledger } = check.harness;
    const of = { player: who, currency: currencyOf };
    const idempotencyKey = `deposit-${model.id(place)}`;
    await openOrStep(check, {
      ...of,
      idempotencyKey,
      amount: sum,
      act,
      opening: 'begin',
      open: (trx, request) => ledger.beginDeposit(trx, request),
      modelOpens: () => model.beginDeposit(idempotencyKey, of, sum),
      opened: () => model.depositId(idempotencyKey),
      async step(trx, transactionId, stepKey) {
        const step = { transactionId, idempotencyKey: stepKey };
        if (act === 'complete') await ledger.completeDeposit(trx, { ...step, amount: BigInt(sum) });
        else if (act === 'refund') await ledger.refundDeposit(trx, step);
        else if (act !== 'begin') await ledger.closeDeposit(trx, { transactionId, status: act });
      },
      modelSteps: () => (act === 'begin' ? '' : model.stepDeposit(idempotencyKey, act, sum)),
    });
  });

export const holdSteps: fc.Arbitrary<Step> = fc
  .record({
    // The third player has nothing left to wager.
    player: fc.constantFrom(2, 2, 2, 0),
    key,
    amount,
    fee: fc.constantFrom(0, 0, 1, 25),
    walletCurrency,
    act: fc.constantFrom(
      'open' as const,
      'process' as const,
      'capture' as const,
      'return' as const,
      // Whatever comes next, so that enough go the whole way: out, and back.
      ...Array.from({ length: 6 }, () => 'on' as const),
      'cancel' as const,
      'rejected' as const,
    ),
  })
  .map(
    ({ player: who, key: place, amount: sum, fee: kept, walletCurrency: currencyOf, act: drawn }) =>
      async (check) => {
        const { model } = check;
        const { ledger } = check.harness;
        const of = { player: who, currency: currencyOf };
        // Something is left of the amount.
        const fee = Math.min(kept, sum - 1);
        const idempotencyKey = `hold-${model.id(place)}`;
        const act = drawn === 'on' ? model.nextOfHold(idempotencyKey) : drawn;
        await openOrStep(check, {
          ...of,
          idempotencyKey,
          amount: sum,
          act,
          opening: 'open',
          open: (trx, request) => ledger.openHold(trx, { ...request, fee: BigInt(fee) }),
          modelOpens: () => model.openHold(idempotencyKey, of, sum, fee),
          opened: () => model.holdId(idempotencyKey),
          async step(trx, transactionId, stepKey) {
            const step = { transactionId, idempotencyKey: stepKey };
            if (act === 'process') await ledger.processHold(trx, { transactionId });
            else if (act === 'capture') await ledger.captureHold(trx, step);
            else if (act === 'return') await ledger.returnWithdrawal(trx, step);
            else if (act !== 'open') await ledger.releaseHold(trx, { ...step, status: act });
          },
          modelSteps: () => (act === 'open' ? '' : model.stepHold(idempotencyKey, act)),
        });
      },
  );
