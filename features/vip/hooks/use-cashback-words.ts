import { useLocale, useTranslations } from 'next-intl';
import { formatDay, formatMoment } from '@/lib/domain/dates';
import type { LevelCode } from '@/lib/domain/loyalty';
import type { CashbackLine } from '../api/get-me-loyalty-cashback';

/** Cashback in words of the page's language. Days and moments are those of UTC, by which periods begin and end. */
export function useCashbackWords() {
  const t = useTranslations('Vip.cashbackPage');
  const levels = useTranslations('AccountDrawer.levels');
  const locale = useLocale();
  const moment = (at: string) => formatMoment(new Date(at), locale, 'UTC');
  return {
    level: (code: LevelCode) => levels(code),
    moment,
    /** From the first to the last day. */
    period({ period: { start, end } }: Pick<CashbackLine, 'period'>): string {
      const last = new Date(new Date(end).getTime() - 1);
      return t('period', { from: formatDay(new Date(start), locale), to: formatDay(last, locale) });
    },
    /** What became of it, or will. */
    outcome({ state, why, wagering, settledAt, heldUntil }: CashbackLine, paysAt: string): string {
      if (why) return t(`why.${why}`);
      if (state === 'paid' && settledAt) {
        const at = moment(settledAt);
        return wagering > 0 ? t('paidBonus', { at, times: wagering }) : t('paid', { at });
      }
      if (heldUntil) return t('held', { at: moment(heldUntil) });
      return state === 'due' ? t('due') : t('paysAt', { at: moment(paysAt) });
    },
  };
}
