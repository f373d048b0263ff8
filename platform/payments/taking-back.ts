import { sql } from 'kysely';
import { isUncovered, type LedgerService } from '../ledger/service';
import type { LoyaltyService } from '../loyalty/service';
import { markMismatch } from './mismatch-store';
import type { ChargeReport } from './provider';
import * as store from './store';
import type { Database, DepositRow } from './store';

/** Coins to one address are one charge, and each further transfer a deposit of its own: it goes back with the charge. */
async function furtherOf(trx: Database, { id, ask }: DepositRow): Promise<DepositRow[]> {
  return ask?.kind === 'address' ? store.lockFurther(trx, id) : [];
}

/** Money that goes back the way it came. */
export function createTakingBack({
  now,
  ledger,
  loyalty,
}: {
  now: () => Date;
  ledger: Pick<LedgerService, 'refundDeposit'>;
  loyalty: Pick<LoyaltyService, 'pointsChanged'>;
}) {
  /** @returns false when the balance doesn't cover it. */
  const refund = async (trx: Database, deposit: DepositRow): Promise<boolean> => {
    await sql`savepoint refund`.execute(trx);
    try {
      await ledger.refundDeposit(trx, {
        transactionId: deposit.ledger_transaction_id,
        idempotencyKey: `deposit:${deposit.id}:refund`,
      });
      await sql`release savepoint refund`.execute(trx);
      await loyalty.pointsChanged(trx, deposit.player_id);
      return true;
    } catch (error) {
      if (!isUncovered(error)) throw error;
      await sql`rollback to savepoint refund`.execute(trx);
      return false;
    }
  };

  /**
   * Takes back what came to the same address, as far as what the company says it sent back covers it. The rest is for
   * a person.
   */
  const refundFurther = async (trx: Database, deposit: DepositRow, report: ChargeReport, cause: string) => {
    let left = report.received - (deposit.received ?? 0n);
    for (const further of await furtherOf(trx, deposit)) {
      const received = further.received ?? 0n;
      // It was taken back by an earlier report of the same: that part is spoken for.
      if (further.status === 'refund' || further.refund_due) {
        left -= received;
        continue;
      }
      if (left < received) {
        await markMismatch(trx, further.id, { reason: 'rest', told: report, now: now() });
        continue;
      }
      left -= received;
      const { reversal } = report;
      const booked = await refund(trx, further);
      const change = booked
        ? ({ status: 'refund', cause } as const)
        : { refund_due: true, checked_at: now() };
      await store.updateDeposit(trx, further.id, { ...change, reversal }, now());
    }
  };

  return { refund, refundFurther };
}
