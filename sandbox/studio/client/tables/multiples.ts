import type { Locale } from '@/lib/domain/locales';
import type { Multiple } from '../../engines/play/stake';

/** Writes a multiple of the stake with two digits, rounded down as a pay is: "8.50×". */
export function multipleWriter(locale: Locale): (multiple: Multiple) => string {
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return ({ numerator, denominator }) => {
    const hundredths = Number((BigInt(numerator) * 100n) / BigInt(denominator));
    return `${format.format(hundredths / 100)}×`;
  };
}

/** Writes a share as a percentage: 7, 10 is "70.0 %". */
export function shareWriter(locale: Locale, digits = 1): (part: number, whole: number) => string {
  const format = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return (part, whole) => format.format(part / whole);
}
