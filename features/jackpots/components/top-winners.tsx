import { useLocale, useTranslations } from 'next-intl';
import { Amount } from '@/components/ui/amount/amount';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { Poster } from '@/components/ui/poster/poster';
import { Link } from '@/lib/i18n/navigation';
import type { TopWinner } from '../api/read-top-winners';
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
          {winners.map(({ id, login, game, amount, currency }) => (
            <li key={id}>
              <Link href={game.geo_link} prefetch={false}>
                <span className={styles.thumb}>
                  <Poster image={game.image} colour={game.gradient_color} sizes="38px" />
                </span>
                <span className={styles.who}>
                  <b>{login}</b>
                  <small>{game.name}</small>
                </span>
                <span className={styles.amount}>
                  <Amount minor={amount} currency={currency} locale={locale} />
                </span>
              </Link>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
