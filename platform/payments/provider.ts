import type { DepositFailure } from '@/lib/domain/deposits';
import type { MovementKind } from '@/lib/domain/differences';
import type { RefundFailure } from '@/lib/domain/refunds';
import type { PayoutFailure } from '@/lib/domain/withdrawals';
import type { ChargeAsk } from './ask';

/** States of a charge as every adapter reports them, whatever its vendor calls them. */
export const CHARGE_STATUSES = [
  'pending',
  'processing',
  'completed',
  'failed',
  'cancelled',
  'refunded',
] as const;
export type ChargeStatus = (typeof CHARGE_STATUSES)[number];

/** What a provider is asked to collect. Plain JSON: it is stored and sent again unchanged after a crash. */
export interface ChargeRequest {
  /** Our deposit id. */
  reference: string;
  /** Minor units. */
  amount: number;
  currency: string;
  method: string;
  option: string | null;
  email: string;
  /** Language code of SPEC §3: en, de, au, ch, fr. */
  language: string;
  returnUrls: { success: string; failure: string; cancel: string; pending: string };
  webhookUrl: string;
}

/** A provider's report on a charge. Amounts are minor units. */
export interface ChargeReport {
  chargeId: string;
  reference: string;
  amount: bigint;
  received: bigint;
  currency: string;
  status: ChargeStatus;
  /** Why a failed or cancelled charge ended so, if the vendor says it. */
  failure: DepositFailure | null;
  /** Who took a refunded charge back: the company, or the payer through their bank. */
  reversal: 'refund' | 'chargeback' | null;
  /** Whose money it is, as far as the vendor knows. */
  payer: Payer | null;
}

export interface Payer {
  name: string | null;
  /** Stands for the card or wallet, and tells nothing of its number. */
  fingerprint: string | null;
}

/** Coins on their way to a charge's address. Amounts are base units. */
export interface TransferReport {
  /** The coin, with its network where it has several. */
  network: string;
  txid: string;
  output: number;
  amount: bigint;
  confirmations: number;
  state: 'seen' | 'confirming' | 'final' | 'gone';
  /** Grows with every change of the transfer: reports come in any order. */
  version: number;
  seenAt: Date;
  /** Minor units for so many base units; null until it is final. */
  rate: { minor: bigint; per: bigint } | null;
}

export interface BankDetails {
  holder: string;
  account: string;
  bic: string | null;
  bankName: string;
  nonce: string;
}

/** Bank money that the vendor could put to no payment. Minor units. */
export interface UnmatchedMoney {
  id: string;
  amount: bigint;
  currency: string;
  senderName: string;
  description: string;
}

/** A charge as the vendor tells it when it is asked. */
export interface Charge extends ChargeReport {
  checkoutUrl: string;
  transfers: readonly TransferReport[];
  bank: BankDetails | null;
}

/** A charge that was just made, with what its payer is asked for. */
export interface OpenedCharge extends Charge {
  ask: ChargeAsk;
}

/** What an event tells beside a charge's state. */
export type ProviderDetail =
  | { kind: 'transfer'; transfer: TransferReport }
  | { kind: 'bank'; bank: BankDetails }
  | { kind: 'money'; money: UnmatchedMoney };

/** States of a payout, whatever the vendor calls them. `returned`: it was paid, and the money came back later. */
export const PAYOUT_STATUSES = ['pending', 'processing', 'completed', 'failed', 'returned'] as const;
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];

/** What a provider is asked to pay out. Plain JSON: it is stored and sent again unchanged after a crash. */
export interface PayoutRequest {
  /** Our withdrawal id. */
  reference: string;
  /** Minor units that the player gets: the fee is off already. */
  amount: number;
  currency: string;
  method: string;
  option: string | null;
  /** The vendor's charge whose instrument gets the money; null when `account` says where it goes. */
  charge: string | null;
  /** Where the money goes when no charge says it: a bank account, or an address of a coin. */
  account: Record<string, string> | null;
  email: string;
  webhookUrl: string;
}

/** A provider's report on a payout. Amounts are minor units. */
export interface PayoutReport {
  payoutId: string;
  reference: string;
  amount: bigint;
  currency: string;
  status: PayoutStatus;
  /** Why it failed or came back. */
  failure: PayoutFailure | null;
}

/** Money that moved at the vendor, as its list has it. */
export interface Movement {
  id: string;
  kind: MovementKind;
  /** The charge, the payout, or the bank money that belongs to none. */
  subject: string;
  /** Our deposit or withdrawal, as the vendor has it. */
  reference: string;
  /** Minor units; below zero where the vendor takes back what it had listed. */
  amount: bigint;
  currency: string;
  at: Date;
}

/** A part of the list, oldest first. */
export interface MovementPage {
  movements: readonly Movement[];
  /** After what to go on; null while the list is empty. */
  next: string | null;
  more: boolean;
}

/** States of a refund, whatever the vendor calls them. */
export const REFUND_STATUSES = ['pending', 'completed', 'failed'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** What a provider is asked to send back: the whole of what a charge brought. Plain JSON, in the words of the API. */
export interface RefundRequest {
  /** Our refund id. */
  reference: string;
  charge: string;
  /** Minor units. */
  amount: number;
  currency: string;
}

/** A provider's report on a refund. That a charge is refunded is told of the charge. */
export interface RefundReport {
  /** Null for one that was refused: there is none then. */
  refundId: string | null;
  status: RefundStatus;
  failure: RefundFailure | null;
}

/** A verified webhook. Neither `charge`, `detail` nor `payout` is there when it speaks of something else. */
export interface ProviderEvent {
  id: string;
  type: string;
  occurredAt: Date;
  /** The state that the type names, and what the data tell: event-state.ts holds the one against the other. */
  charge: { named: ChargeStatus; report: ChargeReport } | undefined;
  /** Something about a charge that leaves its state as it is. */
  detail?: { about: ChargeReport; what: ProviderDetail } | undefined;
  /** The state of a payout that the type names, and what the data tell. */
  payout?: { named: PayoutStatus; report: PayoutReport } | undefined;
}

export interface Capabilities {
  methods: ReadonlySet<string>;
  currencies: ReadonlySet<string>;
}

/** The interface of a payment company. Each vendor has an adapter in `providers/<vendor>/`. */
export interface PaymentProvider {
  /** Names the vendor in rows and in the webhook's address. */
  readonly name: string;
  /** Whether money can be sent to players through it. */
  readonly paysOut: boolean;
  /** Whether it sends back what a charge brought. */
  readonly refunds: boolean;
  /** What it can take at this moment. @throws ProviderError when it can't be asked. */
  capabilities(): Promise<Capabilities>;
  /**
   * Makes a charge; repeating the same key and request makes no second one.
   * @throws ProviderError, whose outcome says whether a charge may exist.
   */
  createCharge(request: ChargeRequest, idempotencyKey: string): Promise<OpenedCharge>;
  /** @returns null when the vendor knows no such charge. @throws ProviderError */
  getCharge(chargeId: string): Promise<Charge | null>;
  /**
   * Closes an unpaid charge, so that it can't be paid any more.
   * @returns its state afterwards: a charge that was paid meanwhile is not cancelled. Null when there is no such
   *   charge.
   * @throws ProviderError
   */
  cancelCharge(chargeId: string): Promise<Charge | null>;
  /**
   * Pays out; repeating the same key and request pays nothing twice.
   * @throws ProviderError; `refused` only when the vendor itself said no: one that can't be reached is `unknown`.
   */
  createPayout(request: PayoutRequest, idempotencyKey: string): Promise<PayoutReport>;
  /** @returns null when the vendor knows no such payout. @throws ProviderError */
  getPayout(payoutId: string): Promise<PayoutReport | null>;
  /** The payout of our withdrawal, for one whose answer was lost; null when there is none. @throws ProviderError */
  findPayout(reference: string): Promise<PayoutReport | null>;
  /**
   * What moved since a place in the vendor's list; null reads from its beginning.
   * @returns `none` when the vendor keeps no list, `unknown_cursor` when it doesn't know the place.
   * @throws ProviderError
   */
  listMovements(after: string | null, limit: number): Promise<MovementPage | 'none' | 'unknown_cursor'>;
  /**
   * Sends the whole of a charge back; repeating the same key and request sends nothing twice.
   * @returns `failed` without an id when the vendor itself said no. @throws ProviderError
   */
  createRefund(request: RefundRequest, idempotencyKey: string): Promise<RefundReport>;
  /** The refund that we call so; null when there is none. @throws ProviderError */
  findRefund(reference: string): Promise<RefundReport | null>;
  /**
   * Checks signature and time over the raw bytes, then reads the event.
   * @throws WebhookRejected
   */
  verifyWebhook(rawBody: Buffer, headers: Headers): ProviderEvent;
}

/** `refused`: certain that nothing was made. `unknown`: a time-out, a 5xx, an answer that can't be read. */
export class ProviderError extends Error {
  /** Whether a person has to mend something, since asking again gives the same answer: a key, an address. */
  readonly wantsPerson: boolean;

  constructor(
    readonly outcome: 'refused' | 'unknown',
    message: string,
    { wantsPerson = false, ...options }: ErrorOptions & { wantsPerson?: boolean } = {},
  ) {
    super(message, options);
    this.name = 'ProviderError';
    this.wantsPerson = wantsPerson;
  }
}

/** `unverified`: not proven to come from the vendor. `malformed`: proven, but not readable. */
export class WebhookRejected extends Error {
  constructor(
    readonly reason: 'unverified' | 'malformed',
    message: string,
  ) {
    super(message);
    this.name = 'WebhookRejected';
  }
}
