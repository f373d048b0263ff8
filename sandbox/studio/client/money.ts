import type { Locale } from '@/lib/domain/locales';
import { toDecimalString, type Currency } from '@/lib/money/money';

/** Writes minor units as money in the reader's language; no float is made on the way. */
export function moneyWriter(locale: Locale, currency: Currency): (minor: number) => string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return (minor) => format.format(toDecimalString(minor, currency) as Intl.StringNumericLiteral);
}
