'use client';

import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button/button';
import { prizeOf, type OwnPlace, type PlacePrize } from '../domain/tournament';
import { useTournamentWords } from '../hooks/use-tournament-words';
import styles from './tournament-details.module.scss';

/** How a tournament ended for the player: the place, what it brought, and what was not given and why. */
export function OwnResult({ own, prizes }: { own: OwnPlace; prizes: readonly PlacePrize[] }) {
  const t = useTranslations('Tournaments.result');
  const words = useTournamentWords();
  const { place, result, points } = own;
  const wins = prizeOf(prizes, place) !== undefined;
  return (
    <section className={styles.panel} aria-labelledby="tournament-result">
      <h2 id="tournament-result">
        {place === null ? t('noPlace') : t('title', { place: words.place(place) })}
      </h2>
      <p className={styles.small}>
        {result?.settledAt
          ? t('paid', { when: words.moment(result.settledAt) })
          : wins
            ? t('owed')
            : t('nothing')}
      </p>
      <dl className={styles.sum}>
        {result?.amount && (
          <div data-won="">
            <dt>{t('money')}</dt>
            <dd data-won="">+{words.money(result.amount.amount, result.amount.currency)}</dd>
          </div>
        )}
        {result !== null && result.freeSpins > 0 && (
          <div>
            <dt>{t('freeSpins')}</dt>
            <dd>{words.count(result.freeSpins)}</dd>
          </div>
        )}
        {result !== null && result.points > 0 && (
          <div>
            <dt>{t('experience')}</dt>
            <dd>{words.count(result.points)}</dd>
          </div>
        )}
        <div>
          <dt>{t('points')}</dt>
          <dd>{words.points(points)}</dd>
        </div>
      </dl>
      {result?.withheld && <p className={styles.notice}>{t(`withheld.${result.withheld}`)}</p>}
      {result?.amount && (
        <ButtonLink href="/account/transaction-history" wide>
          {t('history')}
        </ButtonLink>
      )}
    </section>
  );
}
