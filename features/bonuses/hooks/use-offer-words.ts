import { useLocale, useTranslations } from 'next-intl';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { formatDay } from '@/lib/domain/dates';
import { DEFAULT_CURRENCY, type Currency } from '@/lib/money/money';
import type { Offer } from '../api/get-bonuses.server';
import { typeOf } from '../domain/offer';

/** What an offer is called in figures, in the reader's language. For server components and in the browser. */
export function useOfferWords(currency: Currency = DEFAULT_CURRENCY) {
  const t = useTranslations('Bonuses.offer');
  const locale = useLocale();
  const money = (minor: number, whole = false) => formatAmount(minor, currency, locale, { whole });

  /** “100% up to €200 + 75 free spins”. */
  function headline(offer: Offer): string {
    const most = offer.maxBonus[currency] ?? 0;
    const amount = money(most, true);
    const parts = [
      most > 0 &&
        (offer.percent > 0
          ? t(typeOf(offer) === 'IncreaseWinnings' ? 'ofWins' : 'percent', {
              percent: offer.percent,
              amount,
            })
          : amount),
      offer.freeSpins > 0 && t('spins', { spins: offer.freeSpins }),
    ].filter((part) => part !== false);
    return parts.length > 0 ? parts.join(' + ') : offer.name;
  }

  /** “from 3 on”; null for every level. */
  function levels({ levels: those }: Offer): string | null {
    if (!those) return null;
    const { from, to } = those;
    if (to === null) return t('levelsFrom', { from });
    return from === to ? t('level', { level: from }) : t('levels', { from, to });
  }

  /** “1 Dec 2026 to 6 Dec 2026”, days of UTC; null without bounds. */
  function dates({ startsAt, endsAt }: Offer): string | null {
    const start = startsAt && formatDay(new Date(startsAt), locale);
    // Its end is the first moment without it.
    const end = endsAt && formatDay(new Date(new Date(endsAt).getTime() - 1), locale);
    if (start && end) return t('between', { start, end });
    if (end) return t('until', { end });
    return start ? t('fromDate', { start }) : null;
  }

  return {
    headline,
    money,
    levels,
    dates,
    wagering: ({ wagering: times, basis }: Offer) =>
      times > 0 ? t(basis === 'bonus' ? 'timesBonus' : 'timesBoth', { times }) : t('none'),
    time: ({ hoursToLive: hours }: Offer) =>
      hours % 24 === 0 ? t('days', { days: hours / 24 }) : t('hours', { hours }),
  };
}
