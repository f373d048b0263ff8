'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { currencyOfReader, depositsFor } from '../domain/points';
import { useVipPlayer } from '../state/vip-player';
import styles from './own-levels.module.scss';

/** What a point costs, in the player's currency. */
export function PointsNote() {
  const t = useTranslations('Vip');
  const locale = useLocale();
  const { currency: own } = useVipPlayer();
  const currency = currencyOfReader(locale, own);
  return (
    <p className={styles.note}>
      {t('note', { amount: formatAmount(depositsFor(1, currency), currency, locale) })}
    </p>
  );
}
