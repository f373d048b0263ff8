import { holdsCardNumber } from '@/lib/domain/card-number';
import type { Currency } from '@/lib/money/money';

/** Why a payment company paid nothing, or the money came back. `other` stands for a reason that the adapter doesn't know. */
export const PAYOUT_FAILURES = ['account_closed', 'wrong_details', 'not_supported', 'other'] as const;
export type PayoutFailure = (typeof PAYOUT_FAILURES)[number];

/**
 * How a withdrawal stands. `pending` waits for a decision, `processing` is on its way, `refund` was paid and came back
 * to the balance.
 */
export const WITHDRAWAL_STATUSES = [
  'pending',
  'processing',
  'complete',
  'rejected',
  'cancel',
  'refund',
] as const;
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number];

/** Why an operator rejects a withdrawal, as its player is told. */
export const REJECTION_REASONS = ['documents', 'details', 'other_method', 'rules', 'support'] as const;
/** `company_*`: the payment company did not pay. */
export const WITHDRAWAL_REJECTIONS = [
  ...REJECTION_REASONS,
  'company_details',
  'company_account',
  'company_method',
  'company_other',
] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];
export type WithdrawalRejection = (typeof WITHDRAWAL_REJECTIONS)[number];

/** What a player is told when the company did not pay. */
export const REJECTION_OF: Readonly<Record<PayoutFailure, WithdrawalRejection>> = {
  account_closed: 'company_account',
  wrong_details: 'company_details',
  not_supported: 'company_method',
  other: 'company_other',
};

/**
 * Where a method pays to: `instrument` is what was paid with, and asks for nothing; a `bank` asks for the account, a
 * `coin` for an address.
 */
export const PAYOUT_KINDS = ['instrument', 'bank', 'coin'] as const;
export type PayoutKind = (typeof PAYOUT_KINDS)[number];

/** What destinations are told by. */
export const DESTINATION_FIELDS = ['iban', 'bsb', 'account', 'holder', 'address', 'tag'] as const;
export type DestinationField = (typeof DESTINATION_FIELDS)[number];

const FIELDS_OF: Readonly<Record<PayoutKind, readonly DestinationField[]>> = {
  instrument: [],
  bank: ['iban', 'holder'],
  coin: ['address'],
};

/**
 * What a way asks for. At exchanges one XRP address serves everybody, and the tag tells them apart. Australian banks
 * have no IBAN: there the branch is told by its BSB.
 */
export function destinationFields(
  kind: PayoutKind,
  option: string | null,
  currency: Currency,
): readonly DestinationField[] {
  if (kind === 'coin' && option === 'XRP') return ['address', 'tag'];
  if (kind === 'bank' && currency === 'AUD') return ['bsb', 'account', 'holder'];
  return FIELDS_OF[kind];
}

/** What may be left empty. */
export const OPTIONAL_FIELDS: ReadonlySet<DestinationField> = new Set(['tag']);

/** Why a person looks at a withdrawal, or what they should know of it. Words: the office's. */
export const RISK_SIGNALS = [
  'above_threshold',
  'refund_owed',
  'details_changed',
  'access_changed',
  'new_destination',
  'other_holder',
  'many_refused',
  'out_exceeds_in',
  'disputed',
  'shared_instrument',
  'shared_destination',
  'first_withdrawal',
  'documents',
  'little_play',
  'new_account',
] as const;
export type RiskSignal = (typeof RISK_SIGNALS)[number];

/** Signals because of which no withdrawal is paid out by itself. */
export const DECIDED_BY_PERSON: readonly RiskSignal[] = [
  'above_threshold',
  'refund_owed',
  'details_changed',
  'access_changed',
  'new_destination',
  'other_holder',
  'many_refused',
  'out_exceeds_in',
  'disputed',
  'shared_destination',
];

/** What is advertised: a withdrawal is paid within so many minutes. */
export const ADVERTISED_MINUTES = 10;

const HOLDER_MAX = 140;

/** ISO 13616: two letters, two check digits that make the whole 1 modulo 97. Takes spaces. */
export function isIban(text: string): boolean {
  const iban = plainIban(text);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  let rest = 0;
  for (const sign of iban.slice(4) + iban.slice(0, 4)) {
    for (const digit of String(Number.parseInt(sign, 36))) rest = (rest * 10 + Number(digit)) % 97;
  }
  return rest === 1;
}

/** Whose account it is: a name, and never a card's number that somebody has put into this box. */
export const isHolder = (text: string): boolean =>
  text.length <= HOLDER_MAX && /\p{L}.*\p{L}/u.test(text) && !holdsCardNumber(text);

/** A bank-state-branch number: six digits, often written 062-000. */
export const isBsb = (text: string): boolean => /^\d{3}[\s-]?\d{3}$/.test(text.trim());

/** An account at an Australian bank: five to nine digits, often written with spaces. */
export const isAccountNumber = (text: string): boolean => /^\d{5,9}$/.test(plainDigits(text));

/** Without the marks that people write between figures. */
export const plainDigits = (text: string): string => text.replaceAll(/[\s-]/g, '');

export const plainIban = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

/** A destination tag of XRP: an unsigned number of 32 bits. */
export const isCoinTag = (tag: string): boolean =>
  /^\d{1,10}$/.test(tag.trim()) && Number(tag.trim()) <= 0xff_ff_ff_ff;

/** Addresses by option of a coin, as far as their shape tells; the platform looks at their checksums. */
const COIN_ADDRESS: Readonly<Record<string, RegExp>> = {
  BTC: /^(bc1[02-9ac-hj-np-z]{11,71}|[13][1-9A-HJ-NP-Za-km-z]{25,34})$/,
  BCH: /^(bitcoincash:)?[qp][02-9ac-hj-np-z]{41}$/,
  LTC: /^(ltc1[02-9ac-hj-np-z]{11,71}|[LM3][1-9A-HJ-NP-Za-km-z]{26,33})$/,
  DOGE: /^[DA9][1-9A-HJ-NP-Za-km-z]{25,34}$/,
  ETH: /^0x[0-9a-fA-F]{40}$/,
  USDTERC20: /^0x[0-9a-fA-F]{40}$/,
  USDTTRC20: /^T[1-9A-HJ-NP-Za-km-z]{33}$/,
  XRP: /^r[1-9A-HJ-NP-Za-km-z]{24,34}$/,
};

/** Whether it can be an address of the coin. @param option as methods name it, for example `BTC`. */
export const isCoinAddress = (option: string, address: string): boolean =>
  COIN_ADDRESS[option]?.test(address.trim()) ?? false;

/**
 * The one spelling of an address that can be written in several: the case of an Ethereum address is only a checksum, and
 * the prefix of Bitcoin Cash may be left out.
 */
export const plainCoinAddress = (address: string): string =>
  /^0x/i.test(address) ? address.toLowerCase() : address.replace(/^bitcoincash:/, '');
