import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { formatDay, formatMoment } from '@/lib/domain/dates';
import { currencyOrDefault, type ByCurrency, type Currency } from '@/lib/money/money';

/** Figures of tournaments in the reader's language. */
export function useTournamentWords() {
  const t = useTranslations('Tournaments');
  const locale = useLocale();
  const format = useFormatter();
  return {
    points: (points: number) => format.number(points, { maximumFractionDigits: 2 }),
    count: (count: number) => format.number(count),
    place: (place: number) => t('place', { place }),
    places: (from: number, to: number) =>
      from === to
        ? t('place', { place: from })
        : t('places', { from: t('place', { place: from }), to: t('place', { place: to }) }),
    money: (minor: number, currency: string) => formatAmount(minor, currencyOrDefault(currency), locale),
    bet: (bets: ByCurrency, currency: Currency) => {
      const minor = bets[currency];
      return minor === undefined ? null : formatAmount(minor, currency, locale);
    },
    day: (moment: string) => formatDay(new Date(moment), locale),
    moment: (moment: string) => `${formatMoment(new Date(moment), locale, 'UTC')} UTC`,
  };
}
