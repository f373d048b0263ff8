'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatAmount } from '@/components/ui/amount/format-amount';
import type { Currency } from '@/lib/money/money';
import { minimumOf, type DepositBonus, type Given } from '../domain/bonus-choice';

/** What a bonus is told in: three lines of its tile, and what it brings. */
export function useBonusWords(currency: Currency) {
  const t = useTranslations('Cashier.bonuses');
  const locale = useLocale();
  const whole = (minor: number) => formatAmount(minor, currency, locale, { whole: true });
  const spins = (count: number) => t('spins', { count });
  return {
    head: ({ percent, freeSpins }: DepositBonus) =>
      percent > 0 ? t('percent', { percent }) : spins(freeSpins),
    upTo({ percent, freeSpins, maxBonus, name }: DepositBonus) {
      if (percent === 0) return name;
      const amount = whole(maxBonus[currency] ?? 0);
      return freeSpins > 0 ? t('upToAndSpins', { amount, spins: spins(freeSpins) }) : t('upTo', { amount });
    },
    terms: (bonus: DepositBonus) =>
      t('terms', { amount: whole(minimumOf(bonus, currency)), times: bonus.wagering }),
    minimum: (bonus: DepositBonus) => whole(minimumOf(bonus, currency)),
    /** `+€50.00 and 100 free spins`. */
    brings({ money, freeSpins }: Given) {
      const amount = formatAmount(money, currency, locale);
      if (money === 0) return spins(freeSpins);
      return freeSpins > 0 ? t('moneyAndSpins', { amount, spins: spins(freeSpins) }) : t('money', { amount });
    },
  };
}
