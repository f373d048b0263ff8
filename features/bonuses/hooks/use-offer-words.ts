import { useLocale, useTranslations } from 'next-intl';
import { formatAmount } from '@/components/ui/amount/format-amount';
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

  return { headline, money };
}
