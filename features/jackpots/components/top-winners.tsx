import { useLocale, useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { WinnerRow } from '@/components/ui/winner-row/winner-row';
import type { TopWinner } from '../api/get-jackpots-top.server';
import styles from './top-winners.module.scss';

/** The five largest wins in jackpot games. */
export function TopWinners({ winners }: { winners: readonly TopWinner[] }) {
  const t = useTranslations('Jackpots.top');
  const locale = useLocale();
  return (
    <section className={styles.top} aria-labelledby="jackpots-top">
      <h2 id="jackpots-top">{t('title')}</h2>
      {winners.length === 0 ? (
        <EmptyState title={t('none')} text={t('noneText')} />
      ) : (
        <ol>
          {winners.map(({ id, ...winner }, index) => (
            <li key={id}>
              <WinnerRow {...winner} locale={locale} place={index + 1} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
