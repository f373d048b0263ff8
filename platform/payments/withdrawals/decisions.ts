import { API_CODES } from '@/lib/domain/api-codes';
import type { RejectionReason } from '@/lib/domain/withdrawals';
import { audit, byPlayer } from '../../audit/service';
import type { Kernel } from '../../kernel/kernel';
import { Problem } from '../../kernel/problem';
import type { LedgerService } from '../../ledger/service';
import { lockOwed } from './owed';
import type { Paying } from './paying';
import type { EndListener } from './settlement';
import * as store from './store';
import type { Database, WithdrawalRow } from './store';

export type WithdrawalDecision = {
  id: string;
  operatorId: string;
  /** For colleagues and the audit. */
  note: string;
  requestId: string;
} & ({ decision: 'approve' } | { decision: 'reject'; reason: RejectionReason });

export const noWithdrawal = () =>
  new Problem(404, API_CODES.transactionNotFound, 'there is no such withdrawal');
const notWaiting = ({ status }: WithdrawalRow) =>
  new Problem(409, API_CODES.transactionStatus, `the withdrawal is ${status}`, { status });

/** What ends the wait of a withdrawal: its player, or whoever decides. */
export function createDecisions(parts: {
  kernel: Pick<Kernel, 'db' | 'clock'>;
  ledger: LedgerService;
  paying: Paying;
  ended: EndListener;
  balanceChanged: (playerId: string) => void;
}) {
  const { kernel, ledger, paying, ended, balanceChanged } = parts;
  const { db, clock } = kernel;

  const lockWaiting = async (trx: Database, id: string): Promise<WithdrawalRow> => {
    const withdrawal = await store.lockWithdrawal(trx, id);
    if (!withdrawal) throw noWithdrawal();
    if (withdrawal.status !== 'pending') throw notWaiting(withdrawal);
    return withdrawal;
  };

  const release = (trx: Database, withdrawal: WithdrawalRow, status: 'cancel' | 'rejected') =>
    ledger.releaseHold(trx, {
      transactionId: withdrawal.ledger_transaction_id,
      status,
      idempotencyKey: `withdrawal:${withdrawal.id}:release`,
    });

  return {
    /**
     * Takes back a withdrawal that waits; one that was taken back stays so.
     * @throws Problem 404 for another player's, 409 `client_api_52` once it was decided.
     */
    async cancel(playerId: string, id: string, requestId: string): Promise<void> {
      const isDone = await db.transaction().execute(async (trx) => {
        const withdrawal = await store.lockWithdrawal(trx, id);
        if (withdrawal?.player_id !== playerId) throw noWithdrawal();
        if (withdrawal.status === 'cancel') return false;
        if (withdrawal.status !== 'pending') throw notWaiting(withdrawal);
        const now = clock.now();
        await release(trx, withdrawal, 'cancel');
        const change = { status: 'cancel', cause: 'taken back by the player', ended_at: now } as const;
        await store.updateWithdrawal(trx, id, change, now);
        await audit(trx, { actor: byPlayer(playerId), action: 'payments.take-back', subject: id, requestId });
        return true;
      });
      if (isDone) balanceChanged(playerId);
    },

    /**
     * Decides in the caller's transaction. @returns what follows its commit: sending the money, or telling the player.
     * @throws Problem 404, 409 `client_api_52` for one that does not wait, and to approve while a refund is owed.
     */
    async decide(trx: Database, decision: WithdrawalDecision): Promise<() => Promise<void>> {
      const { id, operatorId, note, requestId } = decision;
      const withdrawal = await lockWaiting(trx, id);
      const now = clock.now();
      const by = { decided_by: operatorId, decided_at: now };
      const isApproved = decision.decision === 'approve';
      if (isApproved) {
        if (await lockOwed(trx, withdrawal.player_id)) {
          throw new Problem(409, API_CODES.transactionStatus, 'a refund of the player is still owed');
        }
        await ledger.processHold(trx, { transactionId: withdrawal.ledger_transaction_id });
        await store.updateWithdrawal(trx, id, { ...by, status: 'processing', cause: 'approved' }, now);
      } else {
        await release(trx, withdrawal, 'rejected');
        const rejection = decision.reason;
        const change = { ...by, status: 'rejected', cause: 'rejected', rejection, ended_at: now } as const;
        await store.updateWithdrawal(trx, id, change, now);
        await ended(trx, { ...withdrawal, rejection }, 'rejected');
      }
      await audit(trx, {
        actor: { kind: 'operator', id: operatorId },
        action: isApproved ? 'payments.approve-withdrawal' : 'payments.reject-withdrawal',
        subject: withdrawal.player_id,
        before: { status: 'pending' },
        after: {
          withdrawal: id,
          status: isApproved ? 'processing' : 'rejected',
          amount: Number(withdrawal.amount),
          currency: withdrawal.currency,
          ...(isApproved ? {} : { rejection: decision.reason }),
        },
        reason: note,
        requestId,
      });
      return async () => {
        if (isApproved) await paying.send(id);
        else balanceChanged(withdrawal.player_id);
      };
    },
  };
}
