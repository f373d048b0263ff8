import { REJECTION_OF } from '@/lib/domain/withdrawals';
import type { Kernel } from '../../kernel/kernel';
import type { LedgerService } from '../../ledger/service';
import type { PayoutReport } from '../provider';
import { decide } from './state';
import * as store from './store';
import type { Database, WithdrawalRow } from './store';

export type PayoutOutcome = 'applied' | 'ignored' | 'mismatch';

/** Told in the transaction in which a withdrawal ends. */
export type EndListener = (
  trx: Database,
  withdrawal: WithdrawalRow,
  end: 'paid' | 'rejected' | 'returned',
) => Promise<void>;

export interface PayoutSettler {
  /**
   * Brings a withdrawal to the state that the company reports: the only code that pays out, or gives back what the
   * company did not pay. @param withdrawal locked in `trx`.
   */
  settle(
    trx: Database,
    withdrawal: WithdrawalRow,
    report: PayoutReport,
    cause: string,
  ): Promise<PayoutOutcome>;
  /** Marks a withdrawal whose report can't be true, and has the company be asked. Nothing else changes. */
  dispute(trx: Database, withdrawal: WithdrawalRow): Promise<PayoutOutcome>;
  /** The company's own no, before there was a payout. @param withdrawal locked in `trx`, and `processing`. */
  refuse(trx: Database, withdrawal: WithdrawalRow): Promise<void>;
}

export function createPayoutSettler(
  { clock }: Pick<Kernel, 'clock'>,
  ledger: LedgerService,
  ended: EndListener,
): PayoutSettler {
  const contradicts = async (trx: Database, withdrawal: WithdrawalRow, report: PayoutReport) => {
    if (report.reference !== withdrawal.id || report.currency !== withdrawal.currency) return true;
    if (report.amount !== withdrawal.amount - withdrawal.fee) return true;
    if (withdrawal.payout_id !== null) return withdrawal.payout_id !== report.payoutId;
    return store.payoutIsTaken(trx, {
      provider: withdrawal.provider,
      payoutId: report.payoutId,
      besides: withdrawal.id,
    });
  };

  const settler: PayoutSettler = {
    async dispute(trx, withdrawal) {
      const change = { exception: 'mismatch', recheck: true, checked_at: null } as const;
      await store.updateWithdrawal(trx, withdrawal.id, change, clock.now());
      return 'mismatch';
    },

    async settle(trx, withdrawal, report, cause) {
      if (await contradicts(trx, withdrawal, report)) return settler.dispute(trx, withdrawal);
      const decision = decide(withdrawal.status, report.status, withdrawal.payout_id !== null);
      if (decision.outcome === 'mismatch') return settler.dispute(trx, withdrawal);
      const now = clock.now();
      const { id, ledger_transaction_id: transactionId } = withdrawal;
      // The payout exists: it is not sent again, whatever becomes of it.
      const known =
        withdrawal.payout_id === null && withdrawal.status === 'processing'
          ? { payout_id: report.payoutId, sent_at: now }
          : {};
      if (decision.outcome === 'ignored') {
        if (withdrawal.status === 'processing') {
          await store.updateWithdrawal(trx, id, { ...known, exception: null, checked_at: now }, now);
        }
        return 'ignored';
      }
      // Step by step, so that the history shows money going and coming back.
      if (decision.steps.includes('capture')) {
        await ledger.captureHold(trx, { transactionId, idempotencyKey: `withdrawal:${id}:capture` });
        const paid = { status: 'complete', cause, paid_at: now, exception: null } as const;
        await store.updateWithdrawal(trx, id, { ...known, ...paid }, now);
        await ended(trx, withdrawal, 'paid');
      }
      if (decision.steps.includes('return')) {
        await ledger.returnWithdrawal(trx, { transactionId, idempotencyKey: `withdrawal:${id}:return` });
        await store.updateWithdrawal(
          trx,
          id,
          { status: 'refund', cause, ended_at: now, exception: null },
          now,
        );
        await ended(trx, withdrawal, 'returned');
      }
      if (decision.steps.includes('release')) {
        await ledger.releaseHold(trx, {
          transactionId,
          status: 'rejected',
          idempotencyKey: `withdrawal:${id}:release`,
        });
        const rejection = REJECTION_OF[report.failure ?? 'other'];
        const change = { status: 'rejected', cause, rejection, ended_at: now, exception: null } as const;
        await store.updateWithdrawal(trx, id, { ...known, ...change }, now);
        await ended(trx, { ...withdrawal, rejection }, 'rejected');
      }
      return 'applied';
    },

    async refuse(trx, withdrawal) {
      const now = clock.now();
      await ledger.releaseHold(trx, {
        transactionId: withdrawal.ledger_transaction_id,
        status: 'rejected',
        idempotencyKey: `withdrawal:${withdrawal.id}:release`,
      });
      const rejection = 'company_details' as const;
      await store.updateWithdrawal(
        trx,
        withdrawal.id,
        { status: 'rejected', cause: 'refused by the company', rejection, ended_at: now, exception: null },
        now,
      );
      await ended(trx, { ...withdrawal, rejection }, 'rejected');
    },
  };
  return settler;
}
