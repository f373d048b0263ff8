import type { ChargeStatus } from './provider';

/**
 * `creating` is ours alone: the ledger knows the deposit, the provider may not yet. Players and the ledger see
 * it as `processing`.
 */
export type DepositStatus = 'creating' | 'processing' | 'complete' | 'failed' | 'cancel' | 'refund';
export type LedgerDepositStatus = Exclude<DepositStatus, 'creating'>;

/**
 * What is out of the ordinary about a deposit, beside its state. `partial`, `over`: another amount came in than was
 * asked for. `late`: it came after the deposit it was meant for was closed. `mismatch`: the provider's reports
 * contradict each other or what was agreed, and nothing has put that right yet.
 */
export type DepositException = 'partial' | 'over' | 'late' | 'mismatch';

/** What a report asks of the ledger, in order. */
export type LedgerStep = 'credit' | 'refund' | 'close';

export interface Decision {
  next: DepositStatus;
  steps: readonly LedgerStep[];
  /**
   * `applied`: the deposit moved. `ignored`: nothing new, or older than what is known. `recheck`: money was
   * reported for a deposit that is closed; the provider is to be asked before anything moves.
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
 * The deposit's state machine: `creating → processing → complete | failed | cancel`, `complete → refund`.
 * Reports come repeated and in any order; each is held against where the deposit stands, never against where
 * the previous report said that it was.
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
        // The completion is still under way or was lost: what came in is booked, then what went out.
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
