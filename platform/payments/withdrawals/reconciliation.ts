import type { Kernel } from '../../kernel/kernel';
import type { Paying } from './paying';
import * as store from './store';

const MINUTE = 60_000;

/** How long things may take before they are looked at. Milliseconds. */
export const PAYOUT_RECONCILE = {
  /** Decided and not known to be sent: whoever was sending it may have died. */
  sendingAfter: MINUTE,
  sentAfter: 5 * MINUTE,
  askAgainAfter: 5 * MINUTE,
} as const;

/** How long one turn may take; turns come every minute. */
const RUN_BUDGET_MS = 45_000;

/** Asks about every payout that should be over by now. @returns how many withdrawals were looked at. */
export function createPayoutReconciliation(
  { db, log, clock }: Pick<Kernel, 'db' | 'log' | 'clock'>,
  paying: Paying,
) {
  return async (limit = 200): Promise<number> => {
    const before = (ms: number) => new Date(clock.now().getTime() - ms);
    const ids = await store.findUnsettled(
      db,
      {
        sending: before(PAYOUT_RECONCILE.sendingAfter),
        sent: before(PAYOUT_RECONCILE.sentAfter),
        checked: before(PAYOUT_RECONCILE.askAgainAfter),
      },
      limit,
    );
    const started = Date.now();
    let looked = 0;
    for (const id of ids) {
      if (Date.now() - started > RUN_BUDGET_MS) break;
      looked += 1;
      // One that can't be settled must not keep the others waiting.
      try {
        const withdrawal = await store.findWithdrawal(db, id);
        if (!withdrawal) continue;
        if (withdrawal.status === 'processing' && withdrawal.payout_id === null) await paying.send(id, true);
        else await paying.ask(withdrawal);
      } catch (error) {
        log.error({ err: error, withdrawal: id, alert: true }, 'payments: payout not settled');
      }
    }
    return looked;
  };
}
