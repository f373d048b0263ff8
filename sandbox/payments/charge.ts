/** States of a charge at Tollgate Pay. `pending` is the open checkout; `processing` waits for its settlement. */
export const CHARGE_STATUSES = [
  'pending',
  'processing',
  'completed',
  'failed',
  'cancelled',
  'refunded',
] as const;
export type ChargeStatus = (typeof CHARGE_STATUSES)[number];

/** Why a charge brought nothing, as the company tells its merchants. */
export const FAILURE_CODES = ['declined', 'insufficient_funds', 'voucher_used', 'expired'] as const;
export type FailureCode = (typeof FAILURE_CODES)[number];

export interface ReturnUrls {
  success: string;
  failure: string;
  cancel: string;
  /** Where a payer goes whose payment is still under way; `success` when the merchant names none. */
  pending?: string | undefined;
}

/** A payment that a merchant asked for. Amounts are minor units; times are milliseconds since 1970. */
export interface Charge {
  id: string;
  /** The merchant's own name for it. */
  reference: string;
  amount: number;
  amountReceived: number;
  currency: string;
  method: string;
  language: string;
  returnUrls: ReturnUrls;
  webhookUrl: string;
  status: ChargeStatus;
  createdAt: number;
  updatedAt: number;
  expiresAt: number;
  /** When a payment that is `processing` completes by itself. */
  settleAt: number | null;
  /** Absent while nothing went wrong, and in charges of journals that are older than it. */
  failureCode?: FailureCode | undefined;
}

const NEXT: Record<ChargeStatus, readonly ChargeStatus[]> = {
  pending: ['processing', 'completed', 'failed', 'cancelled'],
  processing: ['completed', 'failed', 'cancelled'],
  completed: ['refunded'],
  failed: [],
  cancelled: [],
  refunded: [],
};

export function mayBecome(from: ChargeStatus, to: ChargeStatus): boolean {
  return NEXT[from].includes(to);
}

/** Methods that the hosted checkout can take, by the form that the payer sees. */
export const METHOD_FORMS: Readonly<Record<string, 'card' | 'wallet' | 'voucher'>> = {
  card: 'card',
  skrill: 'wallet',
  neteller: 'wallet',
  ecopayz: 'wallet',
  ezeewallet: 'wallet',
  astropay: 'wallet',
  interac: 'wallet',
  mb: 'wallet',
  paysafe: 'voucher',
  neosurf: 'voucher',
  neosurfeurope: 'voucher',
  flexepin: 'voucher',
  cashtocode: 'voucher',
};

/** Brand names, which no language changes. */
export const METHOD_TITLES: Readonly<Record<string, string>> = {
  skrill: 'Skrill',
  neteller: 'Neteller',
  ecopayz: 'EcoPayz',
  ezeewallet: 'Ezeewallet',
  astropay: 'Astropay',
  interac: 'Interac',
  mb: 'MB',
  paysafe: 'Paysafe',
  neosurf: 'Neosurf',
  neosurfeurope: 'Neosurf',
  flexepin: 'Flexepin',
  cashtocode: 'Cashtocode',
};

/** What the API answers about a charge. */
export function chargeView(charge: Charge, checkoutUrl: string) {
  return {
    id: charge.id,
    reference: charge.reference,
    amount: charge.amount,
    amount_received: charge.amountReceived,
    currency: charge.currency,
    method: charge.method,
    status: charge.status,
    failure_code: charge.failureCode ?? null,
    checkout_url: checkoutUrl,
    created_at: new Date(charge.createdAt).toISOString(),
    expires_at: new Date(charge.expiresAt).toISOString(),
  };
}
