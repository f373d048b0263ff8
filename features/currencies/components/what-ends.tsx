import { useLocale, useTranslations } from 'next-intl';
import { Amount } from '@/components/ui/amount/amount';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { Button } from '@/components/ui/button/button';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import type { CurrencyAccount } from '../api/get-me-accounts';
import styles from './currencies.module.scss';

/** What goes when the currency is left, as far as it is known. Amounts in minor units of that currency. */
export type Ends =
  | { state: 'loading' }
  | { state: 'failed'; problem: unknown; onRetry: () => void }
  | {
      state: 'known';
      /** How far the active bonus is; null without one. */
      wager: { wagered: number; target: number } | null;
      freeSpins: number;
      queued: number;
      offers: number;
    };

/** SPEC §4: bonus money, bonuses and free spins of the currency in use end with a change. Nothing of it: no list. */
export function WhatEnds({ ends, account }: { ends: Ends; account: CurrencyAccount }) {
  const t = useTranslations('Currencies');
  const locale = useLocale();
  const problemText = useProblemText();
  if (ends.state === 'loading')
    return (
      <div role="status" aria-label={t('endsLoading')}>
        <Skeleton height="104px" />
      </div>
    );
  if (ends.state === 'failed')
    return (
      <div className={styles.ends} role="alert">
        <h3>{t('endsFailed')}</h3>
        <p>{problemText(ends.problem)}</p>
        <Button size="small" onClick={ends.onRetry}>
          {t('tryAgain')}
        </Button>
      </div>
    );

  const { currency, bonus } = account;
  const { wager, freeSpins, queued, offers } = ends;
  const count = (number: number) => new Intl.NumberFormat(locale).format(number);
  const rows = [
    bonus > 0 && [t('bonusMoney'), <Amount key="bonus" minor={bonus} currency={currency} locale={locale} />],
    wager && [
      t('endsWager'),
      t('endsWagerOf', {
        wagered: formatAmount(wager.wagered, currency, locale),
        target: formatAmount(wager.target, currency, locale),
      }),
    ],
    freeSpins > 0 && [t('endsSpins'), count(freeSpins)],
    queued > 0 && [t('endsQueued'), count(queued)],
    offers > 0 && [t('endsOffers'), count(offers)],
  ].filter((row) => row !== false && row !== null);
  if (rows.length === 0) return null;
  return (
    <div className={styles.ends}>
      <h3>{t('ends')}</h3>
      <dl>
        {rows.map(([name, value]) => (
          <div key={String(name)}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
