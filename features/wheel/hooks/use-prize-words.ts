import { useLocale, useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { bonusIn, type WheelField } from '@/lib/domain/wheel';
import type { Currency } from '@/lib/money/money';

/** What fields bring, in words and as the wheel has it. */
export function usePrizeWords(currency: Currency) {
  const t = useTranslations('Wheel.prizes');
  const locale = useLocale();
  const amountOf = useCallback(
    (euros: number) => {
      const minor = bonusIn(euros, currency);
      return formatAmount(minor, currency, locale, { whole: minor % 100 === 0 });
    },
    [currency, locale],
  );
  /** In a line: 10 free spins. */
  const words = useCallback(
    ({ kind, size }: WheelField): string => {
      if (kind === 'nothing') return t('nothing');
      return kind === 'bonus' ? t('bonus', { amount: amountOf(size) }) : t(kind, { count: size });
    },
    [amountOf, t],
  );
  /** On a field: two lines. */
  const short = useCallback(
    ({ kind, size }: WheelField): readonly [string, string] => {
      if (kind === 'nothing') return [t('onField.no'), t('onField.prize')];
      if (kind === 'bonus') return [amountOf(size), ''];
      return [String(size), t(kind === 'spins' ? 'onField.spins' : 'onField.points')];
    },
    [amountOf, t],
  );
  return { words, short };
}
