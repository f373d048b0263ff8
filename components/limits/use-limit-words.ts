import { useLocale, useTranslations } from 'next-intl';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { formatMomentInText, formatMomentSoon } from '@/lib/domain/dates';
import type { LimitKind, LimitPeriod } from '@/lib/domain/player-limits';
import type { Currency } from '@/lib/money/money';

/** What of a limit of the player's own stopped something. */
export interface StoppingLimit {
  kind: LimitKind;
  period: LimitPeriod;
  /** Minor units; of time, seconds. */
  left: number;
  /** ISO 8601. */
  until: string;
}

/** How limits are said in the reader's language, wherever they are met. */
export function useLimitWords(currency: Currency) {
  const t = useTranslations('Protection');
  const locale = useLocale();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  /** Money, or hours and minutes. */
  const amount = (kind: LimitKind, value: number) => {
    if (kind !== 'time') return formatAmount(value, currency, locale);
    const minutes = Math.floor(Math.max(0, value) / 60);
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    if (hours === 0) return t('minutes', { minutes: String(rest) });
    return rest === 0
      ? t('hours', { hours })
      : t('hoursMinutes', { hours: String(hours), minutes: String(rest) });
  };
  /** A day and a time, where the reader is. */
  const moment = (at: string) => formatMomentSoon(new Date(at), locale, zone);
  /** A day of any year, and a time. */
  const dayOfYear = (at: string) => formatMomentInText(new Date(at), locale, zone);
  /** Which limit it was, what it leaves until when, and where it is changed. @param of the limit's currency, where it is another */
  const stopped = ({ kind, period, left, until }: StoppingLimit, of = currency) =>
    t('ownLimit', {
      kind,
      period,
      // Of time the words are that it is used up: time that is left stops nothing.
      left: kind === 'time' ? '' : formatAmount(left, of, locale),
      until: moment(until),
    });
  return { amount, moment, dayOfYear, stopped };
}
