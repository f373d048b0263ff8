import { createHash, randomBytes } from 'node:crypto';
import type { PayoutEventType } from './event';
import type { Journal } from './journal';
import type { Outbox } from './outbox';
import {
  mayPayoutBecome,
  payoutView,
  type Payout,
  type PayoutFailureCode,
  type PayoutStatus,
} from './payout';

export interface PayoutOrder {
  reference: string;
  amount: number;
  currency: string;
  method: string;
  charge?: string | undefined;
  webhook_url: string;
}

export interface PayoutMove {
  failureCode?: PayoutFailureCode | undefined;
  /** Tells the merchant nothing, as if every webhook were lost. */
  silent?: boolean | undefined;
}

/** The desk that pays out. */
export interface Payouts {
  /** Makes a payout once per Idempotency-Key. @returns 'mismatch' when the key came with another request. */
  create(key: string, rawBody: string, order: PayoutOrder): Payout | 'mismatch';
  payout(id: string): Payout | undefined;
  /** The payout that a merchant calls so. */
  named(reference: string): Payout | undefined;
  /** All that were made under a name of the merchant: one, unless the merchant paid twice. */
  countNamed(reference: string): number;
  /** Moves a payout forward and queues its event with it. @returns undefined when that step isn't open to it. */
  move(id: string, to: PayoutStatus, options?: PayoutMove): Payout | undefined;
  /** Whether payouts go on by themselves; those that wait for a hand stay where they are. */
  setAutomatic(automatic: boolean): void;
  isAutomatic(): boolean;
  /** Every payout, newest first. */
  all(): Payout[];
  settleDue(): void;
  nextDue(): number | null;
}

const EVENT_OF: Partial<Record<PayoutStatus, PayoutEventType>> = {
  processing: 'payout.processing',
  completed: 'payout.completed',
  failed: 'payout.failed',
  returned: 'payout.returned',
};

/** @param options.paysAfterMs how long an accepted payout takes to arrive by itself. */
export function createPayouts(
  journal: Journal,
  outbox: Outbox,
  options: { paysAfterMs: number; changed: () => void },
): Payouts {
  let isAutomatic = true;
  const all = () => [...journal.payouts.values()];
  const due = () => (isAutomatic ? all().filter(({ moveAt }) => moveAt !== null) : []);

  const payouts: Payouts = {
    create(key, rawBody, order) {
      const requestHash = createHash('sha256').update(rawBody).digest('hex');
      // Keys of payouts and of charges are two lists.
      const kept = `payout ${key}`;
      const known = journal.keys.get(kept);
      if (known) {
        const payout = journal.payouts.get(known.chargeId);
        return known.requestHash === requestHash && payout ? payout : 'mismatch';
      }
      const now = Date.now();
      const payout: Payout = {
        id: `po_${randomBytes(18).toString('base64url')}`,
        reference: order.reference,
        amount: order.amount,
        currency: order.currency,
        method: order.method,
        charge: order.charge ?? null,
        webhookUrl: order.webhook_url,
        status: 'pending',
        createdAt: now,
        updatedAt: now,
        moveAt: now + options.paysAfterMs,
        failureCode: null,
      };
      journal.write({ payout }, { key: { key: kept, requestHash, chargeId: payout.id } });
      options.changed();
      return payout;
    },
    payout: (id) => journal.payouts.get(id),
    named: (reference) => all().find((payout) => payout.reference === reference),
    countNamed: (reference) => all().filter((payout) => payout.reference === reference).length,
    move(id, to, { failureCode, silent } = {}) {
      const payout = journal.payouts.get(id);
      if (!payout || !mayPayoutBecome(payout.status, to)) return undefined;
      const next: Payout = {
        ...payout,
        status: to,
        updatedAt: Date.now(),
        moveAt: null,
        failureCode: to === 'failed' || to === 'returned' ? (failureCode ?? 'account_closed') : null,
      };
      const type = silent ? undefined : EVENT_OF[to];
      if (type) {
        const about = { type, id: next.id, webhookUrl: next.webhookUrl, data: payoutView(next) };
        journal.write({ payout: next }, { event: outbox.event(about) });
      } else journal.write({ payout: next });
      options.changed();
      return next;
    },
    setAutomatic(automatic) {
      isAutomatic = automatic;
      options.changed();
    },
    isAutomatic: () => isAutomatic,
    all: () => all().toReversed(),
    settleDue() {
      const now = Date.now();
      for (const { id, moveAt } of due()) if (moveAt !== null && moveAt <= now) payouts.move(id, 'completed');
    },
    nextDue: () =>
      due().reduce<number | null>(
        (soonest, { moveAt }) => (soonest === null || (moveAt ?? soonest) < soonest ? moveAt : soonest),
        null,
      ),
  };
  return payouts;
}
