'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { cashbackQuery, type Cashback, type CashbackLine } from '../api/get-me-loyalty-cashback';
import { CashbackSoFar } from './cashback-so-far';
import { CashbackStatement } from './cashback-statement';
import { EarlierCashback } from './earlier-cashback';
import { PaidBack } from './paid-back';
import styles from './cashback.module.scss';

/** What comes back of the player's own money: the last period line by line, the one that runs, and all before. */
export function CashbackPage() {
  const t = useTranslations('Vip.cashbackPage');
  const problemText = useProblemText();
  const cashback = useQuery(cashbackQuery);
  if (cashback.data) return <Loaded cashback={cashback.data} />;
  if (cashback.isError) {
    return (
      <EmptyState title={t('failed')} text={problemText(cashback.error)}>
        <Button onClick={() => void cashback.refetch()}>{t('tryAgain')}</Button>
      </EmptyState>
    );
  }
  return (
    <div className={styles.columns} role="status" aria-label={t('loading')}>
      <Skeleton height="520px" />
      <Skeleton height="240px" />
    </div>
  );
}

const keyOf = ({ period, currency }: CashbackLine) => `${period.start} ${currency}`;

function Loaded({ cashback: { period, paysAt, current, past, paidBack } }: { cashback: Cashback }) {
  const t = useTranslations('Vip.cashbackPage');
  const [chosen, setChosen] = useState<string>();
  const shown = past.find((line) => keyOf(line) === chosen) ?? past[0];
  const own = current[0];
  return (
    <div className={styles.page}>
      <div className={styles.columns}>
        {shown ? (
          <CashbackStatement line={shown} paysAt={paysAt} />
        ) : (
          <section className={styles.panel}>
            <EmptyState title={t('none')} text={t(`noneText.${period}`)}>
              <ButtonLink href="/account/vip">{t('toLevels')}</ButtonLink>
            </EmptyState>
          </section>
        )}
        <div className={styles.side}>
          {current.map((line) => (
            <CashbackSoFar key={keyOf(line)} line={line} period={period} paysAt={paysAt} />
          ))}
          <PaidBack sums={paidBack} paysAt={paysAt} />
          {past.length > 1 && (
            <EarlierCashback lines={past} shown={shown && keyOf(shown)} onChoose={setChosen} />
          )}
        </div>
      </div>
      <section className={styles.panel} aria-labelledby="cashback-how">
        <h2 id="cashback-how">{t('how.title')}</h2>
        <ul className={styles.how}>
          <li>
            <h3>{t('how.own')}</h3>
            <p>{t('how.ownText')}</p>
          </li>
          <li>
            <h3>{t(`how.${period}`)}</h3>
            <p>{t(`how.${period}Text`)}</p>
          </li>
          <li>
            <h3>{own && own.wagering > 0 ? t('how.wagering') : t('how.free')}</h3>
            <p>
              {own && own.wagering > 0 ? t('how.wageringText', { times: own.wagering }) : t('how.freeText')}{' '}
              {own && own.percent > 0 && t('how.gone', { percent: own.percent, rest: 100 - own.percent })}
            </p>
          </li>
        </ul>
      </section>
    </div>
  );
}
