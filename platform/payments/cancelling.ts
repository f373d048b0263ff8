import { API_CODES } from '@/lib/domain/api-codes';
import { audit, byPlayer } from '../audit/service';
import type { Kernel } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import type { Charging } from './charging';
import { publicStatus } from './deposit-state';
import { ProviderError, type Charge, type PaymentProvider } from './provider';
import { alertOf, type Settler } from './settlement';
import * as store from './store';
import type { DepositRow } from './store';

export interface Cancelling {
  /**
   * Closes a deposit that its player no longer wants, at the payment company first, so that it can't be paid any
   * more. The company's answer is booked like a report: a deposit that was paid meanwhile is credited. Does nothing
   * to a closed one.
   * @returns the deposit afterwards.
   * @throws Problem 404 when the player has no such deposit, 502 when the company can't be asked; the deposit stays
   *   open then.
   */
  cancel(playerId: string, id: string, requestId: string): Promise<DepositRow>;
  /**
   * Closes what players who have excluded themselves had begun to pay in, of one of them or of all, in the same way. What the
   * company can't be asked about is left for the next time. @returns how many were closed
   */
  cancelOfExcluded(playerId?: string): Promise<number>;
}

/** Deposits in one run of the job; the next run takes the rest. */
const MOST = 200;

interface Closer {
  actor: Parameters<typeof audit>[1]['actor'];
  requestId?: string;
  /** What the deposit's history says when the company closes it, and when it was paid meanwhile. */
  cancelled: string;
  found: string;
}

export function createCancelling(parts: {
  kernel: Kernel;
  providers: ReadonlyMap<string, PaymentProvider>;
  settler: Settler;
  charging: Charging;
  balanceChanged: (playerId: string) => void;
}): Cancelling {
  const { kernel, providers, settler, charging, balanceChanged } = parts;
  const { db, log } = kernel;

  const ofPlayer = async (playerId: string, id: string): Promise<DepositRow> => {
    const deposit = await store.findDeposit(db, id);
    if (deposit?.player_id !== playerId) {
      throw new Problem(404, API_CODES.transactionNotFound, 'there is no such deposit');
    }
    return deposit;
  };

  /**
   * The charge's state after the attempt to cancel it; null when the company has none. A charge whose answer was
   * lost, or that is being made at this moment, is looked up by its key: otherwise it would stay payable.
   */
  const closeCharge = async (deposit: DepositRow): Promise<Charge | null> => {
    const provider = providers.get(deposit.provider);
    if (!provider) throw new Error(`no provider ${deposit.provider}`);
    try {
      const { charge_id: chargeId } =
        deposit.charge_id === null ? await charging.ensureCharge(deposit, provider) : deposit;
      return chargeId === null ? null : await provider.cancelCharge(chargeId);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      if (error.outcome === 'refused' && deposit.charge_id === null) return null;
      log.warn({ err: error, deposit: deposit.id }, 'payments: charge not cancelled');
      throw new Problem(502, API_CODES.paymentAggregator, 'the payment company could not be asked');
    }
  };

  const close = async (deposit: DepositRow, by: Closer): Promise<void> => {
    const { id } = deposit;
    const charge = await closeCharge(deposit);
    const paid = await db.transaction().execute(async (trx) => {
      const current = await store.lockDeposit(trx, id);
      // The company's event was faster than its answer: then all is done.
      if (!current || publicStatus(current.status) !== 'processing') return null;
      const detail = { charge: charge?.status ?? null };
      await audit(trx, {
        actor: by.actor,
        action: 'payments.cancel',
        subject: id,
        ...(by.requestId !== undefined && { requestId: by.requestId }),
        after: detail,
      });
      if (charge === null) {
        await settler.close(trx, current, 'cancel', by.cancelled, null);
        return null;
      }
      const cause = charge.status === 'cancelled' ? by.cancelled : by.found;
      const settled = await settler.settle(trx, current, charge, cause);
      alertOf(kernel, id, settled);
      return settled.paid;
    });
    if (paid) balanceChanged(paid);
  };

  return {
    async cancel(playerId, id, requestId) {
      const deposit = await ofPlayer(playerId, id);
      if (publicStatus(deposit.status) !== 'processing') return deposit;
      await close(deposit, {
        ...{ actor: byPlayer(playerId), requestId },
        cancelled: 'cancelled by the player',
        found: 'found when the player wanted to cancel',
      });
      return ofPlayer(playerId, id);
    },

    async cancelOfExcluded(playerId) {
      let closed = 0;
      for (const deposit of await store.openOfExcluded(db, playerId ?? null, MOST)) {
        await close(deposit, {
          actor: { kind: 'system', name: 'jobs' },
          cancelled: 'cancelled by an exclusion',
          found: 'found when an exclusion cancelled it',
        }).then(
          () => (closed += 1),
          (error: unknown) => {
            log.warn({ err: error, deposit: deposit.id }, 'payments: an excluded player can still pay in');
          },
        );
      }
      return closed;
    },
  };
}
