/** States of a payout at Tollgate Pay. `pending` was accepted; `returned` was paid, and the bank sent it back. */
export const PAYOUT_STATUSES = ['pending', 'processing', 'completed', 'failed', 'returned'] as const;
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];

/** Why a payout failed or came back, as the company tells its merchants. */
export const PAYOUT_FAILURE_CODES = ['account_closed', 'wrong_details', 'not_supported'] as const;
export type PayoutFailureCode = (typeof PAYOUT_FAILURE_CODES)[number];

/** Money that a merchant sends to somebody. The amount is minor units; times are milliseconds since 1970. */
export interface Payout {
  id: string;
  /** The merchant's own name for it. */
  reference: string;
  amount: number;
  currency: string;
  method: string;
  /** The charge whose instrument gets the money. */
  charge: string | null;
  webhookUrl: string;
  status: PayoutStatus;
  createdAt: number;
  updatedAt: number;
  /** When it goes on by itself; null when it doesn't. */
  moveAt: number | null;
  failureCode: PayoutFailureCode | null;
}

const NEXT: Record<PayoutStatus, readonly PayoutStatus[]> = {
  pending: ['processing', 'completed', 'failed'],
  processing: ['completed', 'failed'],
  completed: ['returned'],
  failed: [],
  returned: [],
};

export const mayPayoutBecome = (from: PayoutStatus, to: PayoutStatus): boolean => NEXT[from].includes(to);

/** What the API and its webhooks say about a payout. */
export function payoutView(payout: Payout) {
  return {
    id: payout.id,
    reference: payout.reference,
    amount: payout.amount,
    currency: payout.currency,
    method: payout.method,
    status: payout.status,
    failure_code: payout.failureCode,
  };
}
