import type { Kernel } from '../kernel/kernel';
import type { LedgerService } from '../ledger/service';
import type { Charging } from './charging';
import type { Details } from './details';
import { openFurther } from './further-deposit';
import { isReturned } from './mismatch-store';
import { ProviderError, type Charge, type PaymentProvider } from './provider';
import { alertOf, type Settler } from './settlement';
import * as store from './store';
import type { Database, DepositRow } from './store';
import { findUnsettled } from './unsettled';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long things may take before reconciliation looks at them, and how often it asks again. Milliseconds. */
export const RECONCILE = {
  /** A deposit without a charge: its request may have died with the process. */
  creatingAfter: MINUTE,
  /** No charge after this long: the deposit has failed. */
  creatingUntil: 10 * MINUTE,
  processingAfter: 10 * MINUTE,
  askAgainAfter: 10 * MINUTE,
  /** Account details that the bank has not opened: a person waits for them. */
  detailsAfter: MINUTE,
  /** The addresses of coins are asked about for days, also after their deposit is closed: more may come. */
  coinsFor: 7 * 24 * HOUR,
  coinsEvery: HOUR,
  /** After this time an unfinished checkout is cancelled. */
  abandonedAfter: 24 * HOUR,
  /** The same for a deposit that the provider calls "processing", or does not report on. */
  silentAfter: 72 * HOUR,
} as const;

/** How long one turn may take; turns come every minute. */
const RUN_BUDGET_MS = 45_000;

export interface Reconciliation {
  /**
   * Asks the provider about every deposit that should have ended by now and applies the answer.
   * @returns how many deposits were looked at.
   */
  run(limit?: number): Promise<number>;
}

export interface ReconciliationParts {
  kernel: Kernel;
  ledger: LedgerService;
  providers: ReadonlyMap<string, PaymentProvider>;
  settler: Settler;
  charging: Charging;
  details: Details;
  balanceChanged: (playerId: string) => void;
}

export function createReconciliation(parts: ReconciliationParts): Reconciliation {
  const { kernel, ledger, providers, settler, charging, details, balanceChanged } = parts;
  const { db, log, clock } = kernel;
  const age = (deposit: DepositRow) => clock.now().getTime() - deposit.created_at.getTime();

  const locked = async <T>(
    id: string,
    work: (trx: Database, deposit: DepositRow) => Promise<T>,
  ): Promise<T | undefined> =>
    db.transaction().execute(async (trx) => {
      const deposit = await store.lockDeposit(trx, id);
      return deposit && work(trx, deposit);
    });

  const finishCreating = async (deposit: DepositRow, provider: PaymentProvider) => {
    try {
      await charging.ensureCharge(deposit, provider);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      if (error.outcome === 'unknown' && age(deposit) > RECONCILE.creatingUntil) {
        await locked(deposit.id, async (trx, current) => {
          if (current.status === 'creating') {
            await settler.close(trx, current, 'failed', 'no charge in time', 'aggregator');
          }
        });
      }
    }
  };

  /** The provider's state of the charge; `silent` when it does not answer. */
  const ask = async (deposit: DepositRow, provider: PaymentProvider): Promise<Charge | null | 'silent'> => {
    try {
      return deposit.charge_id === null ? null : await provider.getCharge(deposit.charge_id);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      log.warn({ err: error, deposit: deposit.id }, 'payments: provider away');
      return 'silent';
    }
  };

  /** Takes what the company tells beside the state: coins of the deposit's address, account details. */
  const takeDetails = async (deposit: DepositRow, charge: Charge) => {
    const bank = charge.bank ? [{ kind: 'bank', bank: charge.bank } as const] : [];
    const coins = charge.transfers.map((transfer) => ({ kind: 'transfer', transfer }) as const);
    for (const what of [...bank, ...coins]) {
      const taken = await locked(deposit.id, (trx, current) =>
        details.take(trx, current, { about: charge, what }, 'reconciliation', true),
      );
      if (taken) alertOf(kernel, deposit.id, taken);
      if (taken?.paid) balanceChanged(taken.paid);
    }
  };

  /** Coins that come to the address of a deposit that is closed or complete. */
  const followCoins = async (deposit: DepositRow, provider: PaymentProvider) => {
    const charge = await ask(deposit, provider);
    await locked(deposit.id, (trx, { id }) =>
      store.updateDeposit(
        trx,
        id,
        { checked_at: clock.now(), ...(charge === 'silent' ? {} : { recheck: false }) },
        clock.now(),
      ),
    );
    if (charge === 'silent' || charge === null) return;
    await takeDetails(deposit, charge);
    const paid = await locked(deposit.id, async (trx, current) => {
      const settled = await settler.settle(trx, current, charge, 'reconciliation');
      alertOf(kernel, current.id, settled);
      return settled.paid;
    });
    if (paid) balanceChanged(paid);
  };

  const finishProcessing = async (deposit: DepositRow, provider: PaymentProvider) => {
    const charge = await ask(deposit, provider);
    if (charge && charge !== 'silent') await takeDetails(deposit, charge);
    const underWay =
      charge !== 'silent' &&
      charge?.transfers.some(({ state }) => state === 'seen' || state === 'confirming');
    const undecided = charge === 'silent' || charge?.status === 'processing' || underWay === true;
    const patience = undecided ? RECONCILE.silentAfter : RECONCILE.abandonedAfter;
    const paid = await locked(deposit.id, async (trx, current) => {
      const answered = charge === 'silent' ? {} : { recheck: false };
      await store.updateDeposit(trx, current.id, { checked_at: clock.now(), ...answered }, clock.now());
      if (current.status !== 'processing') return null;
      if (charge && charge !== 'silent' && charge.status !== 'pending' && charge.status !== 'processing') {
        const settled = await settler.settle(trx, current, charge, 'reconciliation');
        alertOf(kernel, current.id, settled);
        // The charge of coins is over without any that could be credited: nothing more comes of it.
        const empty = current.ask?.kind === 'address' && settled.outcome === 'ignored';
        if (!empty) return settled.paid;
      }
      if (age(current) > patience) await settler.close(trx, current, 'cancel', 'never finished', 'expired');
      return null;
    });
    if (paid) balanceChanged(paid);
  };

  /**
   * A payment for a closed deposit is credited as a deposit of its own, once the provider confirms it, and unless people have
   * sent it back.
   */
  const creditLate = async (trx: Database, closed: DepositRow, charge: Charge | null) => {
    const agrees =
      charge?.status === 'completed' &&
      !(await isReturned(trx, closed.provider, charge.chargeId)) &&
      (await settler.contradictionOf(trx, closed, charge)) === null &&
      !(await settler.withholds(trx, closed, charge));
    if (!agrees) {
      log.error({ deposit: closed.id, alert: true }, 'payments: late payment not confirmed');
      return null;
    }
    const cause = `late payment of ${closed.id}`;
    const key = `late:${closed.id}`;
    const late = { amount: charge.received, cause, kind: 'late', key, now: clock.now() } as const;
    await openFurther(ledger, trx, closed, late);
    await settler.settle(trx, closed, charge, cause);
    return closed.player_id;
  };

  /** A deposit that is over, and of which something was told or listed that needs the provider's own word. */
  const askAbout = async (deposit: DepositRow, provider: PaymentProvider) => {
    const charge = await ask(deposit, provider);
    const paid = await locked(deposit.id, async (trx, current) => {
      if (!current.recheck) return null;
      const answered = charge === 'silent' ? {} : { recheck: false };
      await store.updateDeposit(trx, current.id, { checked_at: clock.now(), ...answered }, clock.now());
      if (charge === 'silent') return null;
      const isClosed = current.status === 'failed' || current.status === 'cancel';
      if (isClosed && !(await store.lockLateDeposit(trx, current.id))) {
        return creditLate(trx, current, charge);
      }
      if (charge === null) return null;
      // It brought money: the provider may have taken it back since.
      const settled = await settler.settle(trx, current, charge, 'reconciliation');
      alertOf(kernel, current.id, settled);
      return settled.paid;
    });
    if (paid) balanceChanged(paid);
  };

  const collectRefund = async (deposit: DepositRow) => {
    const booked = await locked(deposit.id, (trx, current) =>
      settler.collectRefund(trx, current, 'refund collected'),
    );
    if (booked) balanceChanged(deposit.player_id);
  };

  const look = async (id: string) => {
    const deposit = await store.findDeposit(db, id);
    const provider = deposit && providers.get(deposit.provider);
    if (!deposit || !provider) return;
    if (deposit.status === 'creating') return finishCreating(deposit, provider);
    if (deposit.status === 'processing') return finishProcessing(deposit, provider);
    // What the player owes comes first: a question about the same deposit must not keep it from being collected.
    if (deposit.refund_due) await collectRefund(deposit);
    const follows = !deposit.refund_due || deposit.recheck || age(deposit) < RECONCILE.coinsFor;
    if (deposit.ask?.kind === 'address' && follows) await followCoins(deposit, provider);
    else if (deposit.recheck) await askAbout(deposit, provider);
  };

  return {
    async run(limit = 200) {
      const before = (ms: number) => new Date(clock.now().getTime() - ms);
      const ids = await findUnsettled(
        db,
        {
          creating: before(RECONCILE.creatingAfter),
          processing: before(RECONCILE.processingAfter),
          checked: before(RECONCILE.askAgainAfter),
          details: before(RECONCILE.detailsAfter),
          coinsSince: before(RECONCILE.coinsFor),
          coinsChecked: before(RECONCILE.coinsEvery),
        },
        limit,
      );
      const started = Date.now();
      let looked = 0;
      for (const id of ids) {
        // When a provider times out on every call, its other deposits wait for the next run.
        if (Date.now() - started > RUN_BUDGET_MS) break;
        looked += 1;
        // One deposit that can't be settled must not keep the others waiting.
        try {
          await look(id);
        } catch (error) {
          log.error({ err: error, deposit: id, alert: true }, 'payments: reconciliation failed');
          // What was undone with it: it is looked at again like the others, and not at every turn.
          await store.updateDeposit(db, id, { checked_at: clock.now() }, clock.now());
        }
      }
      return looked;
    },
  };
}
