import type { WithdrawalStatus } from '@/lib/domain/withdrawals';
import type { PayoutStatus } from '../provider';

/** What a report asks of the ledger, in order. */
export type LedgerStep = 'capture' | 'release' | 'return';

export interface Decision {
  next: WithdrawalStatus;
  steps: readonly LedgerStep[];
  /**
   * `applied`: the withdrawal changed state. `ignored`: nothing new, or older than what is known. `mismatch`: it
   * contradicts what is booked, and a person has to look.
   */
  outcome: 'applied' | 'ignored' | 'mismatch';
}

/** Where a payout can still go from each state. */
const LATER: Readonly<Record<PayoutStatus, readonly PayoutStatus[]>> = {
  pending: ['processing', 'completed', 'failed', 'returned'],
  processing: ['completed', 'failed', 'returned'],
  completed: ['returned'],
  failed: [],
  returned: [],
};

/**
 * The state that an event reports, from its type and its data: they may be further than the type when the payout went
 * on before the event was delivered; what they are further by has an event of its own.
 * @returns null when the two contradict each other: then nothing may move.
 */
export function stateOfPayoutEvent(named: PayoutStatus, told: PayoutStatus): PayoutStatus | null {
  return named === told || LATER[named].includes(told) ? named : null;
}

/** Whether the company, being asked, says of a payout what is booked: then nothing else that it told is true. */
export const confirms = (status: WithdrawalStatus, report: PayoutStatus): boolean =>
  (status === 'complete' && report === 'completed') ||
  (status === 'refund' && report === 'returned') ||
  (status === 'rejected' && report === 'failed');

/**
 * The withdrawal's way from `processing` on. Reports arrive repeatedly and in any order; each is compared with the
 * present state, never with the report before.
 * @param isKnown whether the withdrawal is known to have this payout: then a report of its beginning is merely late.
 */
export function decide(status: WithdrawalStatus, report: PayoutStatus, isKnown = false): Decision {
  const stays = (outcome: 'ignored' | 'mismatch'): Decision => ({ next: status, steps: [], outcome });
  if (report === 'pending' || report === 'processing') {
    // A payout of what was never decided, was taken back, or was rejected before there was one.
    const isWrong = status === 'pending' || status === 'cancel' || (status === 'rejected' && !isKnown);
    return stays(isWrong ? 'mismatch' : 'ignored');
  }
  switch (status) {
    case 'processing':
      if (report === 'completed') return { next: 'complete', steps: ['capture'], outcome: 'applied' };
      if (report === 'failed') return { next: 'rejected', steps: ['release'], outcome: 'applied' };
      // The event of the completion is still under way or was lost.
      return { next: 'refund', steps: ['capture', 'return'], outcome: 'applied' };
    case 'complete':
      if (report === 'returned') return { next: 'refund', steps: ['return'], outcome: 'applied' };
      return stays(report === 'completed' ? 'ignored' : 'mismatch');
    case 'refund':
      return stays(report === 'failed' ? 'mismatch' : 'ignored');
    case 'rejected':
      // The hold was released: a payout that was made all the same is paid twice.
      return stays(report === 'completed' ? 'mismatch' : 'ignored');
    case 'pending':
    case 'cancel':
      return stays('mismatch');
  }
}
