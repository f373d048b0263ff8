'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { formatMoment } from '@/lib/domain/dates';
import { JACKPOT_TITLES, JACKPOTS } from '@/lib/domain/jackpots';
import { jackpotsQuery, type Jackpots } from '../api/get-jackpots';
import styles from './coming-draws.module.scss';

/** What binds the draws of the jackpots that run, for everybody to keep until they are drawn. @param jackpots as the page came with them */
export function ComingDraws({ jackpots: initial }: { jackpots: Jackpots }) {
  const t = useTranslations('Jackpots.coming');
  const locale = useLocale();
  const { data } = useQuery(jackpotsQuery(initial, false)).data;
  const bound = JACKPOTS.flatMap((name) => {
    const { code, draw } = data.find((one) => one.code === `jackpot-${name}`) ?? {};
    return code && draw ? [{ code, draw }] : [];
  });
  if (bound.length === 0) return null;
  return (
    <section className={styles.coming} aria-labelledby="jackpots-coming">
      <h2 id="jackpots-coming">{t('title')}</h2>
      <p>{t('text')}</p>
      <dl>
        {bound.map(({ code, draw }) => (
          <div key={code}>
            <dt>
              <b>{JACKPOT_TITLES[code]}</b>{' '}
              {t('commitment', { when: formatMoment(new Date(draw.openedAt), locale, 'UTC') })}
            </dt>
            <dd>{draw.commitment}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
