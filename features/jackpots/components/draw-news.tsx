'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { whenIdle } from '@/lib/browser/when-idle';
import { formatMoment } from '@/lib/domain/dates';
import { JACKPOT_TITLES } from '@/lib/domain/jackpots';
import { watchDraws } from '../api/get-jackpots-events';
import { useJackpots } from './live-jackpots';
import styles from './jackpots-board.module.scss';

/** A line that tells everybody of a jackpot that was drawn, as soon as it is. Empty while there is no news. */
export function DrawNews() {
  const t = useTranslations('Jackpots');
  const locale = useLocale();
  const client = useQueryClient();
  const { lastDraw } = useJackpots();
  useEffect(() => {
    let end: (() => void) | undefined;
    const forget = whenIdle(() => (end = watchDraws(client)));
    return () => {
      forget();
      end?.();
    };
  }, [client]);
  return (
    <p className={styles.news} role="status">
      {lastDraw &&
        t('drawnOn', {
          jackpot: JACKPOT_TITLES[lastDraw.code],
          when: formatMoment(new Date(lastDraw.drawnAt), locale, 'UTC'),
          amount: formatAmount(lastDraw.won.amount, lastDraw.won.currency, locale),
          login: lastDraw.login,
        })}
    </p>
  );
}
