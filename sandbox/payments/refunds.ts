import { createHash, randomBytes } from 'node:crypto';
import type { Cashier } from './cashier';
import { METHOD_FORMS } from './charge';
import type { Journal } from './journal';
import type { Refund, RefundFailureCode, RefundStatus } from './refund';

export interface RefundOrder {
  reference: string;
  charge: string;
  amount: number;
  currency: string;
}

/** The desk that sends money back. */
export interface Refunds {
  /** Takes a refund once per Idempotency-Key. @returns why not, when it can't be taken. */
  create(
    key: string,
    rawBody: string,
    order: RefundOrder,
  ): Refund | 'mismatch' | 'whole_only' | RefundFailureCode;
  refund(id: string): Refund | undefined;
  /** The refund that a merchant calls so. */
  named(reference: string): Refund | undefined;
  /** All that were taken for a charge: one, unless it is sent back twice. */
  countOf(chargeId: string): number;
  /** Ends a refund. @returns undefined when it has ended. */
  move(
    id: string,
    to: Exclude<RefundStatus, 'pending'>,
    options?: { failureCode?: RefundFailureCode | undefined; silent?: boolean | undefined },
  ): Refund | undefined;
  /** Whether refunds go on by themselves. */
  setAutomatic(automatic: boolean): void;
  settleDue(): void;
  nextDue(): number | null;
}

/** @param options.afterMs how long an accepted refund takes by itself. */
export function createRefunds(
  journal: Journal,
  cashier: Cashier,
  options: { afterMs: number; changed: () => void },
): Refunds {
  let isAutomatic = true;
  const all = () => [...journal.refunds.values()];
  const due = () => (isAutomatic ? all().filter(({ moveAt }) => moveAt !== null) : []);

  const refunds: Refunds = {
    create(key, rawBody, { reference, charge: chargeId, amount, currency }) {
      const requestHash = createHash('sha256').update(rawBody).digest('hex');
      // Keys of refunds are a list of their own.
      const kept = `refund ${key}`;
      const known = journal.keys.get(kept);
      if (known) {
        const refund = journal.refunds.get(known.chargeId);
        return known.requestHash === requestHash && refund ? refund : 'mismatch';
      }
      const charge = cashier.charge(chargeId);
      if (charge?.status === 'charged_back') return 'charged_back';
      if (charge?.status !== 'completed') return 'not_refundable';
      // Who paid with a voucher or at an address isn't known.
      if (METHOD_FORMS[charge.method] === 'voucher' || charge.ask?.kind === 'address') return 'not_supported';
      if (amount !== charge.amountReceived || currency !== charge.currency) return 'whole_only';
      if (all().some((one) => one.charge === chargeId && one.status !== 'failed')) return 'not_refundable';
      const refund: Refund = {
        id: `rf_${randomBytes(18).toString('base64url')}`,
        ...{ reference, charge: chargeId, amount, currency },
        status: 'pending',
        failureCode: null,
        moveAt: Date.now() + options.afterMs,
      };
      journal.write({ refund }, { key: { key: kept, requestHash, chargeId: refund.id } });
      options.changed();
      return refund;
    },
    refund: (id) => journal.refunds.get(id),
    named: (reference) => all().find((refund) => refund.reference === reference),
    countOf: (chargeId) => all().filter(({ charge }) => charge === chargeId).length,
    move(id, to, { failureCode = 'not_refundable', silent } = {}) {
      const refund = journal.refunds.get(id);
      if (refund?.status !== 'pending') return undefined;
      const isGone = to === 'completed' && cashier.move(refund.charge, 'refunded', { silent }) === undefined;
      const failed = to === 'failed' || isGone;
      const why = isGone ? ('charged_back' as const) : failureCode;
      const next: Refund = {
        ...refund,
        status: failed ? 'failed' : 'completed',
        failureCode: failed ? why : null,
        moveAt: null,
      };
      journal.write({ refund: next });
      options.changed();
      return next;
    },
    setAutomatic(automatic) {
      isAutomatic = automatic;
      options.changed();
    },
    settleDue() {
      const now = Date.now();
      for (const { id, moveAt } of due()) if (moveAt !== null && moveAt <= now) refunds.move(id, 'completed');
    },
    nextDue: () =>
      due().reduce<number | null>(
        (soonest, { moveAt }) => (soonest === null || (moveAt ?? soonest) < soonest ? moveAt : soonest),
        null,
      ),
  };
  return refunds;
}
