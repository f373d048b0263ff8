import type { MismatchReason } from '@/lib/domain/mismatches';
import type { ChargeReport } from './provider';
import * as store from './store';
import type { Database, DepositRow } from './store';

/** What of a report cannot be about this deposit as it was agreed; null when all of it can. */
export async function contradictionOf(
  trx: Database,
  deposit: DepositRow,
  report: ChargeReport,
): Promise<MismatchReason | null> {
  if (report.reference !== deposit.id) return 'charge';
  // Before the terms: another payment is money of its own, whatever else is wrong with it.
  const { provider } = deposit;
  const isOther =
    deposit.charge_id === null
      ? await store.chargeIsTaken(trx, { provider, chargeId: report.chargeId, besides: deposit.id })
      : deposit.charge_id !== report.chargeId;
  if (isOther) return 'charge';
  if (report.currency !== deposit.currency) return 'currency';
  if (report.amount !== deposit.amount) return 'amount';
  if (report.status === 'completed' && report.received <= 0n) return 'empty';
  // A card is never charged more than requested: a larger amount is an error of the provider, until people book it.
  const isOver = report.received > deposit.amount && report.received !== deposit.received;
  return isOver && (await store.asksFixedAmount(trx, deposit.method)) ? 'over' : null;
}
