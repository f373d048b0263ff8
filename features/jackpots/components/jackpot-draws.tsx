'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Amount } from '@/components/ui/amount/amount';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { formatMoment } from '@/lib/domain/dates';
import { JACKPOT_TITLES } from '@/lib/domain/jackpots';
import type { JackpotDraw } from '../api/get-jackpots-draws.server';
import { drawsQuery } from '../api/get-jackpots-events';
import { DrawProof } from './draw-proof';
import styles from './jackpot-draws.module.scss';

/** The last draws, and those that come while the page is open: which jackpot, how much, who, and all that is needed to check each. */
export function JackpotDraws({ draws: initial }: { draws: readonly JackpotDraw[] }) {
  const t = useTranslations('Jackpots.draws');
  const locale = useLocale();
  const draws = useQuery(drawsQuery(initial)).data ?? initial;
  return (
    <section className={styles.draws} aria-labelledby="jackpots-draws">
      <h2 id="jackpots-draws">{t('title')}</h2>
      {draws.length === 0 ? (
        <EmptyState title={t('none')} text={t('noneText')} />
      ) : (
        <ul>
          {draws.map((draw) => (
            <li key={draw.id}>
              <p className={styles.head}>
                <b>{JACKPOT_TITLES[draw.code]}</b>
                <Amount minor={draw.won.amount} currency={draw.won.currency} locale={locale} />
              </p>
              <p className={styles.when}>
                {draw.login} ·{' '}
                <time dateTime={draw.drawnAt}>{formatMoment(new Date(draw.drawnAt), locale, 'UTC')}</time> UTC
                · {t(draw.cause)}
              </p>
              <DrawProof draw={draw} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
