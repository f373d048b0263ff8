import type { Locale } from '@/lib/domain/locales';
import { RETURN_FORMAT } from '@/lib/domain/game-maths';
import { CURRENCIES, toDecimalString, type Currency } from '@/lib/money/money';

/** Writes minor units as money in the reader's language, with the sign that the page around it writes; no float is made on the way. */
export function moneyWriter(locale: Locale, currency: Currency): (minor: number) => string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  const written = ({ type, value }: Intl.NumberFormatPart) => {
    if (type === 'currency') return CURRENCIES[currency].symbol;
    return type === 'group' && value === "'" ? '’' : value;
  };
  return (minor) =>
    format
      .formatToParts(toDecimalString(minor, currency) as Intl.StringNumericLiteral)
      .map(written)
      .join('');
}

/** Writes millionths as a percentage, exact to the last digit: 960043 is 96.0043 %, 965000 is 96.50 %. */
export function percentWriter(locale: Locale): (millionths: number) => string {
  const format = new Intl.NumberFormat(locale, RETURN_FORMAT);
  return (millionths) => format.format(millionths / 1_000_000);
}
