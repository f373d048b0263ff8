import type { ChargeStatus } from './provider';

/**
 * `creating` is internal: the ledger has the deposit, the provider may not yet. Players and the ledger see it as
 * `processing`.
 */
export type DepositStatus = 'creating' | 'processing' | 'complete' | 'failed' | 'cancel' | 'refund';
export type LedgerDepositStatus = Exclude<DepositStatus, 'creating'>;

/**
 * Exceptions of a deposit, beside its state. `partial`, `over`: another amount arrived than was requested. `late`: it
 * arrived after the deposit was closed. `mismatch`: the provider's reports contradict each other or the agreed terms,
 * and that is not resolved yet.
 */
export type DepositException = 'partial' | 'over' | 'late' | 'mismatch';

/** What a report asks of the ledger, in order. */
export type LedgerStep = 'credit' | 'refund' | 'close';

export interface Decision {
  next: DepositStatus;
  steps: readonly LedgerStep[];
  /**
   * `applied`: the deposit changed state. `ignored`: nothing new, or older than what is known. `recheck`: money was
   * reported for a closed deposit; the provider is to be asked before anything moves.
   */
  outcome: 'applied' | 'ignored' | 'recheck';
}

const isOpen = (status: DepositStatus) => status === 'creating' || status === 'processing';

/** What is out of the ordinary about money that is credited now. Amounts in minor units. */
export function exceptionOf(credit: {
  asked: bigint;
  received: bigint;
  late: boolean;
}): DepositException | null {
  if (credit.late) return 'late';
  if (credit.received < credit.asked) return 'partial';
  return credit.received > credit.asked ? 'over' : null;
}

export function publicStatus(status: DepositStatus): LedgerDepositStatus {
  return status === 'creating' ? 'processing' : status;
}

/**
 * The deposit's state machine: `creating → processing → complete | failed | cancel`, `complete → refund`. Reports
 * arrive repeatedly and in any order; each is compared with the deposit's present state, never with the previous
 * report.
 * @param received minor units that the provider says arrived.
 */
export function decide(status: DepositStatus, report: ChargeStatus, received: bigint): Decision {
  const ignored: Decision = { next: status, steps: [], outcome: 'ignored' };
  if (isOpen(status)) {
    switch (report) {
      case 'pending':
      case 'processing':
        return status === 'creating' ? { next: 'processing', steps: [], outcome: 'applied' } : ignored;
      case 'completed':
        return { next: 'complete', steps: ['credit'], outcome: 'applied' };
      case 'failed':
        return { next: 'failed', steps: ['close'], outcome: 'applied' };
      case 'cancelled':
        return { next: 'cancel', steps: ['close'], outcome: 'applied' };
      case 'refunded':
        // The completion is still under way or was lost: the receipt is booked first, then the refund.
        return received > 0n
          ? { next: 'refund', steps: ['credit', 'refund'], outcome: 'applied' }
          : { next: 'cancel', steps: ['close'], outcome: 'applied' };
    }
  }
  if (status === 'complete' && report === 'refunded') {
    return { next: 'refund', steps: ['refund'], outcome: 'applied' };
  }
  if ((status === 'failed' || status === 'cancel') && report === 'completed') {
    return { next: status, steps: [], outcome: 'recheck' };
  }
  return ignored;
}
