import { createHash, randomBytes } from 'node:crypto';
import type { Charge, ChargeStatus, FailureCode, ReturnUrls } from './charge';
import { mayBecome, METHOD_FORMS, type Payer } from './charge';
import type { Journal } from './journal';
import type { EventType } from './event';
import { askFor } from './kinds';
import { fingerprintOf } from './kinds/cards';
import type { Outbox } from './outbox';

export interface ChargeRequest {
  reference: string;
  amount: number;
  currency: string;
  method: string;
  option?: string | undefined;
  email?: string | undefined;
  return_urls: ReturnUrls;
  language: string;
  webhook_url: string;
}

const EVENT_OF: Partial<Record<ChargeStatus, EventType>> = {
  processing: 'charge.processing',
  completed: 'charge.completed',
  failed: 'charge.failed',
  cancelled: 'charge.cancelled',
  refunded: 'charge.refunded',
  charged_back: 'charge.charged_back',
};

export interface Cashier {
  /**
   * Makes a charge once per Idempotency-Key.
   * @returns the charge, 'mismatch' when the key came with another request, 'unable' when the method can't be paid in
   *   that currency or with that option.
   */
  create(key: string, rawBody: string, request: ChargeRequest): Charge | 'mismatch' | 'unable';
  charge(id: string): Charge | undefined;
  /**
   * Moves a charge forward and queues its event with it.
   * @returns the charge as it now is, or undefined when that step isn't open to it.
   */
  move(id: string, to: ChargeStatus, options?: MoveOptions): Charge | undefined;
  /** Records what changed about a charge and queues an event with it, if one is named. */
  change(charge: Charge, event?: { type: EventType; more?: Record<string, unknown> }): Charge;
  /** Whether a voucher was used before, by its mark. */
  isSpent(mark: string): boolean;
  /** Every charge, newest first. */
  all(): Charge[];
  /** Moves the rate of a coin by so many hundredths of a percent. */
  drift: Map<string, number>;
  /** Completes what waited long enough and cancels what nobody paid. */
  settleDue(): void;
  nextDue(): number | null;
}

export interface MoveOptions {
  /** Minor units that arrived, when not exactly what was asked. */
  received?: number | undefined;
  /** With `processing`: complete by itself after this many ms. */
  settleAfter?: number | undefined;
  /** With `failed` or `cancelled`: why. */
  failureCode?: FailureCode | undefined;
  /** Whose money it was, if that is known now. */
  payer?: Payer | undefined;
  /** The mark of the voucher that pays it: it is spent with it. */
  spends?: string | undefined;
  /** Tells the merchant nothing, as if every webhook were lost. */
  silent?: boolean | undefined;
}

export function createCashier(
  journal: Journal,
  outbox: Outbox,
  options: { lifetimeMs: number; walletKey: string; changed: () => void },
): Cashier {
  const drift = new Map<string, number>();
  const open = () =>
    [...journal.charges.values()].filter(({ status }) => status === 'pending' || status === 'processing');
  /** A charge whose coins are under way isn't given up. */
  const dueAt = (charge: Charge) => {
    if (charge.status === 'processing') return charge.settleAt;
    return charge.transfers?.some(({ state }) => state === 'seen' || state === 'confirming')
      ? null
      : charge.expiresAt;
  };

  const cashier: Cashier = {
    create(key, rawBody, request) {
      const requestHash = createHash('sha256').update(rawBody).digest('hex');
      const known = journal.keys.get(key);
      if (known) {
        const charge = journal.charges.get(known.chargeId);
        return known.requestHash === requestHash && charge ? charge : 'mismatch';
      }
      const now = Date.now();
      const { method, option, amount, currency, reference, language, email } = request;
      const token = randomBytes(12).toString('base64url');
      const asked = askFor({ method, option, amount, currency, reference, language, token }, now, {
        lifetimeMs: options.lifetimeMs,
        drift: (coin) => drift.get(coin) ?? 0,
      });
      if (!asked) return 'unable';
      // A wallet is known by the address of its owner, which is not kept.
      const wallet = METHOD_FORMS[method] === 'wallet' && email !== undefined;
      const fingerprint = wallet
        ? fingerprintOf(options.walletKey, `${method} ${email.toLowerCase()}`)
        : null;
      const charge: Charge = {
        id: `ch_${randomBytes(18).toString('base64url')}`,
        reference: request.reference,
        amount: request.amount,
        amountReceived: 0,
        currency: request.currency,
        method: request.method,
        language: request.language,
        returnUrls: request.return_urls,
        webhookUrl: request.webhook_url,
        status: 'pending',
        createdAt: now,
        updatedAt: now,
        expiresAt: asked.expiresAt,
        settleAt: null,
        ask: asked.ask,
        token,
        ...(fingerprint === null ? {} : { payer: { name: null, fingerprint } }),
      };
      journal.write({ charge }, { key: { key, requestHash, chargeId: charge.id } });
      options.changed();
      return charge;
    },
    charge: (id) => journal.charges.get(id),
    move(id, to, { received, settleAfter, failureCode, payer, spends, silent } = {}) {
      const charge = journal.charges.get(id);
      if (!charge || !mayBecome(charge.status, to)) return undefined;
      const now = Date.now();
      const next: Charge = {
        ...charge,
        status: to,
        amountReceived: to === 'completed' ? (received ?? charge.amount) : charge.amountReceived,
        updatedAt: now,
        settleAt: to === 'processing' && settleAfter !== undefined ? now + settleAfter : null,
        challenge: undefined,
        payer: payer ?? charge.payer,
        failureCode: to === 'failed' || to === 'cancelled' ? failureCode : undefined,
      };
      const type = silent ? undefined : EVENT_OF[to];
      const spent = spends === undefined ? [] : [{ spent: { mark: spends, chargeId: id } }];
      if (type) journal.write({ charge: next }, { event: outbox.prepare(next, type) }, ...spent);
      else journal.write({ charge: next }, ...spent);
      options.changed();
      return next;
    },
    change(charge, event) {
      const next = { ...charge, updatedAt: Date.now() };
      if (event) journal.write({ charge: next }, { event: outbox.prepare(next, event.type, event.more) });
      else journal.write({ charge: next });
      options.changed();
      return next;
    },
    isSpent: (mark) => journal.spent.has(mark),
    all: () => [...journal.charges.values()].toReversed(),
    drift,
    settleDue() {
      const now = Date.now();
      for (const charge of open()) {
        const due = dueAt(charge);
        if (due !== null && due <= now) {
          if (charge.status === 'processing') cashier.move(charge.id, 'completed');
          else cashier.move(charge.id, 'cancelled', { failureCode: 'expired' });
        }
      }
    },
    nextDue() {
      return open()
        .map(dueAt)
        .reduce<number | null>(
          (soonest, due) => (due !== null && (soonest === null || due < soonest) ? due : soonest),
          null,
        );
    },
  };
  return cashier;
}
