'use client';

import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { asTournament, type NetworkList } from '../domain/network';
import { useTournamentWords } from '../hooks/use-tournament-words';
import { TournamentTile } from './tournament-tile';
import styles from './tournament-tile.module.scss';

/** The studio's tournaments: those that are on, then those to come, then those that are over. */
export function NetworkTournaments({ network }: { network: NetworkList | null }) {
  const t = useTranslations('Tournaments.network');
  const words = useTournamentWords();
  const all = network ? [...network.active, ...network.upcoming, ...network.completed] : [];
  if (!network || all.length === 0) {
    const away = !network?.isCurrent;
    return (
      <EmptyState title={t(away ? 'away' : 'none')} text={t(away ? 'awayText' : 'noneText')}>
        <ButtonLink href="/games/all">{t('toGames')}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <p className={styles.about}>
        {t('about')}
        {!network.isCurrent && network.toldAt && <> {t('asOf', { when: words.moment(network.toldAt) })}</>}
      </p>
      <ul className={styles.list}>
        {all.map(asTournament).map((tournament) => (
          <li key={tournament.id}>
            <TournamentTile tournament={tournament} />
          </li>
        ))}
      </ul>
    </>
  );
}
