import type { Locale } from '@/lib/domain/locales';
import type { Currency } from '@/lib/money/money';
import { formatAmount } from './format-amount';

export interface PrizeParts {
  /** Minor units. */
  amount?: number;
  freeSpins: number;
  points: number;
}

/** A count as the reader of a locale writes it. ICU versions write the Swiss sign in two ways. */
const count = (value: number, locale: Locale) =>
  new Intl.NumberFormat(locale).format(value).replaceAll("'", '’');

/** SPEC §3: money, then free spins (FS) and points (E.P.), each part only if there is some of it.
 * @param written the parts in other words. */
export function prizeText(
  { amount = 0, freeSpins, points }: PrizeParts,
  currency: Currency,
  locale: Locale,
  written: { freeSpins: string; points: string } = {
    freeSpins: `${count(freeSpins, locale)} FS`,
    points: `${count(points, locale)} E.P.`,
  },
): string {
  return [
    amount !== 0 && formatAmount(amount, currency, locale, { whole: true }),
    freeSpins !== 0 && written.freeSpins,
    points !== 0 && written.points,
  ]
    .filter(Boolean)
    .join(' + ');
}
