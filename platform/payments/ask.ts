/** Kinds of fields that a payment company asks for (SPEC §3). */
export const FORM_FIELD_TYPES = [
  'text',
  'date',
  'autocomplete',
  'checkbox',
  'dropdown',
  'radio',
  'multiselect',
  'number',
  'without-wildcards',
] as const;
export type FormFieldType = (typeof FORM_FIELD_TYPES)[number];

/** A field that the payer fills in before the checkout opens. `title` is in the player's language. */
export interface FormField {
  name: string;
  title: string;
  type: FormFieldType;
  toShow: boolean;
  value: string;
  required: boolean;
  maxLength: number | null;
  options: { value: string; title: string }[];
}

/** Coins by the network that they move on. */
export const COINS = ['BTC', 'BCH', 'ETH', 'LTC', 'DOGE', 'XRP', 'USDTTRC20', 'USDTERC20'] as const;
export type Coin = (typeof COINS)[number];

/** What a coin deposit is paid to. Amounts of coins are base units, as digits. */
export interface AddressAsk {
  kind: 'address';
  coin: Coin;
  /** Name for people. */
  network: string;
  address: string;
  tag: string | null;
  uri: string;
  amount: string;
  decimals: number;
  /** ISO; what was sent until then is credited at the rate that was told. */
  rateEndsAt: string;
  confirmationsNeeded: number;
}

/** Account details of a bank transfer, which the company opens after it was asked with `params`. */
export interface BankAsk {
  kind: 'bank';
  params: Record<string, string>;
  holder: string | null;
  account: string | null;
  bic: string | null;
  bankName: string | null;
  /** Four digits, for the payment's description. */
  nonce: string | null;
  /** Where the page goes when the company can't be asked. */
  failUrl: string;
}

export const PAYMENT_INFO_KINDS = ['multibanco', 'cash_code', 'email_transfer'] as const;
export const PAYMENT_INFO_FIELDS = [
  'entity',
  'reference',
  'code',
  'recipient',
  'question',
  'answer',
] as const;

/** What is paid elsewhere: at a machine, in a shop, from a bank's own page. */
export interface InfoAsk {
  kind: 'info';
  info: (typeof PAYMENT_INFO_KINDS)[number];
  fields: { name: (typeof PAYMENT_INFO_FIELDS)[number]; value: string }[];
  /** ISO */
  endsAt: string;
}

/** What a charge asks of the payer. Vouchers are typed on the company's page, so that they are a redirect. */
export type ChargeAsk =
  | { kind: 'redirect' }
  | { kind: 'post'; params: Record<string, string> }
  | { kind: 'form'; fields: FormField[] }
  | AddressAsk
  | BankAsk
  | InfoAsk;

export const TRANSFER_STATES = ['seen', 'confirming', 'credited', 'gone'] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];

/** Coins on their way to a deposit, as its player sees them. */
export interface DepositTransfer {
  txid: string;
  /** Base units. */
  amount: bigint;
  confirmations: number;
  state: TransferState;
  /** Minor units of the account's currency. */
  credited: bigint | null;
  seenAt: Date;
}

/** After so long without account details the bank counts as unavailable; details that come later still show. */
export const BANK_PATIENCE_MS = 10 * 60_000;

/** Base units as the coin's exact decimal number: 153120 of 8 decimals is 0.00153120. */
export function coinDecimal(base: bigint, decimals: number): string {
  const digits = base.toString().padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
