import { analyticsAllowed } from '@/lib/browser/consent/consent';
import type { Currency } from '@/lib/money/money';

/** An event for the operator's analytics (SPEC §7). */
export type DataLayerEvent = { event: 'userId'; userId: string } | AddPaymentInfo;

/** Google's e-commerce event: somebody has said how they will pay. Amounts are in whole units, as it asks. */
export interface AddPaymentInfo {
  event: 'add_payment_info';
  ecommerce: {
    currency: Currency;
    value: number;
    payment_type: string;
    items: { item_name: 'deposit'; price: number; quantity: 1 }[];
  };
}

declare global {
  interface Window {
    /** Read by an operator's tag manager. It does not exist before the visitor agrees. */
    dataLayer?: DataLayerEvent[];
  }
}

/**
 * Adds an event to the data layer if the visitor has agreed to analytics; otherwise it is dropped. Returns whether it
 * was added.
 */
export function pushToDataLayer(event: DataLayerEvent): boolean {
  if (!analyticsAllowed()) return false;
  (window.dataLayer ??= []).push(event);
  return true;
}
