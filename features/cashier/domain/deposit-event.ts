import type { AddPaymentInfo } from '@/lib/browser/analytics/data-layer';
import { toDecimalString, type Currency } from '@/lib/money/money';

/**
 * What analytics is told of a deposit that was begun (SPEC §7).
 * @param method by its code, without its option.
 * @param minor minor units.
 */
export function depositEvent(method: string, minor: number, currency: Currency): AddPaymentInfo {
  // In whole units, as analytics asks for it; no money is reckoned with this number.
  const value = Number(toDecimalString(minor, currency));
  return {
    event: 'add_payment_info',
    ecommerce: {
      currency,
      value,
      payment_type: method,
      items: [{ item_name: 'deposit', price: value, quantity: 1 }],
    },
  };
}
