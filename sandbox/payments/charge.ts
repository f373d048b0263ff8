/** States of a charge at Tollgate Pay. `pending` is the open checkout; `processing` waits for its settlement. */
export const CHARGE_STATUSES = [
  'pending',
  'processing',
  'completed',
  'failed',
  'cancelled',
  'refunded',
  'charged_back',
] as const;
export type ChargeStatus = (typeof CHARGE_STATUSES)[number];

/** Why a charge brought nothing, as the company tells its merchants. */
export const FAILURE_CODES = [
  'declined',
  'insufficient_funds',
  'three_d_secure',
  'voucher_used',
  'voucher_value',
  'voucher_locked',
  'expired',
] as const;
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
  /** What the payer is asked for; absent in charges of journals that are older than it: the hosted page alone. */
  ask?: Ask | undefined;
  /** Proves that a form which is posted to the checkout comes from the merchant's answer. */
  token?: string | undefined;
  /** The form of an `ask` was filled in well. */
  entered?: boolean | undefined;
  /** The bank of the card wants to hear from its holder: how that will end, and how often the code was wrong. */
  challenge?: { fails: boolean; tries: number } | undefined;
  /** Voucher codes that were none. */
  wrongCodes?: number | undefined;
  payer?: Payer | undefined;
  transfers?: readonly Transfer[] | undefined;
}

/** Whose money it is, as the company knows it. */
export interface Payer {
  name: string | null;
  /** Stands for the instrument: the same card or wallet has the same one, and nobody can read the number in it. */
  fingerprint: string | null;
}

/** Coins on their way to a charge's address. Amounts are base units in digits. */
export interface Transfer {
  txid: string;
  output: number;
  amount: string;
  confirmations: number;
  state: 'seen' | 'confirming' | 'final' | 'gone';
  /** Grows with every change, so that reports can come in any order. */
  version: number;
  seenAt: number;
  /** Minor units for so many base units: told when it is final. */
  rate: { minor: string; per: string } | null;
  /** When the next block confirms it by itself. */
  nextBlockAt: number | null;
}

export interface FormField {
  name: string;
  title: string;
  type: string;
  to_show: boolean;
  value: string;
  required: boolean;
  max_length: number | null;
  options: { value: string; title: string }[];
}

export interface BankDetails {
  holder: string;
  account: string;
  bic: string;
  bank_name: string;
}

/** What the merchant shows the payer, or sends along to the checkout. In the words of the API. */
export type Ask =
  | { kind: 'redirect' }
  | { kind: 'post'; params: Record<string, string> }
  | { kind: 'form'; fields: FormField[] }
  | {
      kind: 'address';
      coin: string;
      network: string;
      address: string;
      tag: string | null;
      uri: string;
      amount: string;
      decimals: number;
      rate_ends_at: string;
      confirmations_needed: number;
      /** The rate that was told, for what is seen in time. */
      rate: { minor: string; per: string };
    }
  | {
      kind: 'bank';
      params: Record<string, string>;
      nonce: string;
      details: BankDetails | null;
      /** When the bank opens the account, in ms since 1970; null until it was asked to. */
      opens_at: number | null;
    }
  | { kind: 'info'; info: string; fields: { name: string; value: string }[]; ends_at: string };

const NEXT: Record<ChargeStatus, readonly ChargeStatus[]> = {
  pending: ['processing', 'completed', 'failed', 'cancelled'],
  processing: ['completed', 'failed', 'cancelled'],
  completed: ['refunded', 'charged_back'],
  failed: [],
  cancelled: [],
  refunded: [],
  charged_back: [],
};

export function mayBecome(from: ChargeStatus, to: ChargeStatus): boolean {
  return NEXT[from].includes(to);
}

type Form = 'card' | 'wallet' | 'voucher' | 'elsewhere';

/** What can be paid with, and what the payer sees on the company's page; `elsewhere` is paid without it. */
export const METHOD_FORMS: Readonly<Record<string, Form>> = {
  card: 'card',
  skrill: 'wallet',
  neteller: 'wallet',
  ecopayz: 'wallet',
  ezeewallet: 'wallet',
  astropay: 'wallet',
  interac: 'elsewhere',
  mb: 'elsewhere',
  paysafe: 'voucher',
  neosurf: 'voucher',
  neosurfeurope: 'voucher',
  flexepin: 'voucher',
  cashtocode: 'elsewhere',
  banktransfer: 'elsewhere',
  bitcoin: 'elsewhere',
  bitcoincash: 'elsewhere',
  ethereum: 'elsewhere',
  litecoin: 'elsewhere',
  dogecoin: 'elsewhere',
  ripple: 'elsewhere',
  tether: 'elsewhere',
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
  banktransfer: 'BankTransfer',
  bitcoin: 'Bitcoin',
  bitcoincash: 'Bitcoin Cash',
  ethereum: 'Ethereum',
  litecoin: 'Litecoin',
  dogecoin: 'Dogecoin',
  ripple: 'XRP',
  tether: 'Tether',
};

/** What the API and every webhook say of a charge. */
export function chargeData(charge: Charge) {
  return {
    id: charge.id,
    reference: charge.reference,
    amount: charge.amount,
    amount_received: charge.amountReceived,
    currency: charge.currency,
    status: charge.status,
    failure_code: charge.failureCode ?? null,
    payer: charge.payer ?? null,
  };
}

/** A transfer in the words of the API. */
export function transferView(charge: Charge, transfer: Transfer) {
  const { txid, output, amount, confirmations, state, version, seenAt, rate } = transfer;
  return {
    network: charge.ask?.kind === 'address' ? charge.ask.coin : '',
    txid,
    output,
    amount,
    confirmations,
    state,
    version,
    seen_at: new Date(seenAt).toISOString(),
    rate,
  };
}

/** What the API answers about a charge. */
export function chargeView(charge: Charge, checkoutUrl: string) {
  return {
    ...chargeData(charge),
    method: charge.method,
    checkout_url: checkoutUrl,
    ask: charge.ask ?? { kind: 'redirect' as const },
    transfers: (charge.transfers ?? []).map((transfer) => transferView(charge, transfer)),
    created_at: new Date(charge.createdAt).toISOString(),
    expires_at: new Date(charge.expiresAt).toISOString(),
  };
}
