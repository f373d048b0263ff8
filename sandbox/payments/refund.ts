/** States of a refund at Tollgate Pay. `pending` was accepted; `completed` has made its charge refunded. */
export const REFUND_STATUSES = ['pending', 'completed', 'failed'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** Why nothing is sent back, as the company tells its merchants. */
export const REFUND_FAILURE_CODES = ['not_supported', 'not_refundable', 'charged_back'] as const;
export type RefundFailureCode = (typeof REFUND_FAILURE_CODES)[number];

/** Money that a merchant has sent back to a payer: the whole of a charge. Amounts are minor units; times ms since 1970. */
export interface Refund {
  id: string;
  /** The merchant's own name for it. */
  reference: string;
  charge: string;
  amount: number;
  currency: string;
  status: RefundStatus;
  failureCode: RefundFailureCode | null;
  /** When it goes on by itself; null when it doesn't. */
  moveAt: number | null;
}

/** What the API answers about a refund. */
export function refundView(refund: Refund) {
  const { id, reference, charge, amount, currency, status, failureCode } = refund;
  return { id, reference, charge, amount, currency, status, failure_code: failureCode };
}
