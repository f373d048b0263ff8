/**
 * How a refund of the office stands. `sending`: decided, and nobody knows yet whether the payment company has it. `sent`:
 * it has. `refunded`: the money went back. `failed`: the company did not send it.
 */
export const REFUND_STATES = ['sending', 'sent', 'refunded', 'failed'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** Why a payment company sends nothing back. */
export const REFUND_FAILURES = ['not_supported', 'not_refundable', 'charged_back', 'other'] as const;
export type RefundFailure = (typeof REFUND_FAILURES)[number];
