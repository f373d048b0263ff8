import type { useTranslations } from 'next-intl';
import type { SelectOption } from '@/components/ui/select/select';
import type { Locale } from '@/lib/domain/locales';

/** Returns to choose between, percent: those that studios build for lie from 94 to 99.5. */
const RETURNS = [94, 95, 96, 96.5, 97, 98, 99] as const;

/** Includes the address's own value, in basis points, so that a shared filter is not lost with the next change. */
const returnsWith = (own: number | null) =>
  own === null ? RETURNS : [...new Set([...RETURNS, own / 100])].sort((a, b) => a - b);

/** Options of a bound, values in percent, for the server to write. */
export function returnOptions(locale: Locale, any: string, own: number | null): SelectOption[] {
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  return [
    { value: '', label: any },
    ...returnsWith(own).map((value) => ({ value: String(value), label: percent.format(value / 100) })),
  ];
}

/** The button's label for a number of games. */
export const showText = (t: ReturnType<typeof useTranslations<'Lists'>>, count: number) =>
  count === 0 ? t('filters.none') : t('filters.show', { count });
