import { createHash, randomBytes } from 'node:crypto';
import type { Charge, ChargeStatus, FailureCode, ReturnUrls } from './charge';
import { mayBecome } from './charge';
import type { Journal } from './journal';
import type { EventType } from './event';
import type { Outbox } from './outbox';

export interface ChargeRequest {
  reference: string;
  amount: number;
  currency: string;
  method: string;
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
};

export interface Cashier {
  /**
   * Makes a charge once per Idempotency-Key.
   * @returns the charge, or 'mismatch' when the key came with another request.
   */
  create(key: string, rawBody: string, request: ChargeRequest): Charge | 'mismatch';
  charge(id: string): Charge | undefined;
  /**
   * Moves a charge forward and queues its event with it.
   * @returns the charge as it now is, or undefined when that step isn't open to it.
   */
  move(id: string, to: ChargeStatus, options?: MoveOptions): Charge | undefined;
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
  /** Tells the merchant nothing, as if every webhook were lost. */
  silent?: boolean | undefined;
}

export function createCashier(
  journal: Journal,
  outbox: Outbox,
  options: { lifetimeMs: number; changed: () => void },
): Cashier {
  const open = () =>
    [...journal.charges.values()].filter(({ status }) => status === 'pending' || status === 'processing');
  const dueAt = (charge: Charge) => (charge.status === 'processing' ? charge.settleAt : charge.expiresAt);

  const cashier: Cashier = {
    create(key, rawBody, request) {
      const requestHash = createHash('sha256').update(rawBody).digest('hex');
      const known = journal.keys.get(key);
      if (known) {
        const charge = journal.charges.get(known.chargeId);
        return known.requestHash === requestHash && charge ? charge : 'mismatch';
      }
      const now = Date.now();
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
        expiresAt: now + options.lifetimeMs,
        settleAt: null,
      };
      journal.write({ charge }, { key: { key, requestHash, chargeId: charge.id } });
      options.changed();
      return charge;
    },
    charge: (id) => journal.charges.get(id),
    move(id, to, { received, settleAfter, failureCode, silent } = {}) {
      const charge = journal.charges.get(id);
      if (!charge || !mayBecome(charge.status, to)) return undefined;
      const now = Date.now();
      const next: Charge = {
        ...charge,
        status: to,
        amountReceived: to === 'completed' ? (received ?? charge.amount) : charge.amountReceived,
        updatedAt: now,
        settleAt: to === 'processing' && settleAfter !== undefined ? now + settleAfter : null,
        failureCode: to === 'failed' || to === 'cancelled' ? failureCode : undefined,
      };
      const type = silent ? undefined : EVENT_OF[to];
      if (type) journal.write({ charge: next }, { event: outbox.prepare(next, type) });
      else journal.write({ charge: next });
      options.changed();
      return next;
    },
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
