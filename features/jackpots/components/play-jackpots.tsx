'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { JACKPOTS } from '@/lib/domain/jackpots';
import { Link } from '@/lib/i18n/navigation';
import { jackpotsQuery, type Jackpots } from '../api/get-jackpots';
import styles from './play-jackpots.module.scss';

interface PlayJackpotsProps {
  place: 'bar' | 'row';
  /** As the page came with them. */
  initial: Jackpots;
}

/**
 * What the jackpots hold, beside a game that feeds them: in the bar below it (`bar`), or in a row of its own on phones,
 * tablets and where the game has the whole screen (`row`).
 */
export function PlayJackpots({ place, initial }: PlayJackpotsProps) {
  const t = useTranslations('Jackpots');
  const categories = useTranslations('Categories');
  const locale = useLocale();
  const { data } = useQuery(jackpotsQuery(initial, false)).data;
  if (data.length === 0) return null;
  return (
    <Link
      className={styles.jackpots}
      href="/jackpots"
      prefetch={false}
      data-place={place}
      data-law="jackpots"
    >
      <b>{t('title')}</b>
      {JACKPOTS.map((name) => {
        const { jackpotInfo } = data.find(({ code }) => code === `jackpot-${name}`) ?? {};
        return (
          jackpotInfo && (
            <span key={name} data-jackpot={name}>
              <small>{categories(`jackpot_${name}`)}</small>{' '}
              {formatAmount(jackpotInfo.amount, jackpotInfo.currency, locale)}
            </span>
          )
        );
      })}
    </Link>
  );
}
