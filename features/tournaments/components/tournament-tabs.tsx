'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { Tabs } from '@/components/ui/tabs/tabs';
import type { Tournament } from '../api/get-tournaments.server';
import type { NetworkList } from '../domain/network';
import { MyTournaments } from './my-tournaments';
import { NetworkTournaments } from './network-tournaments';
import { TournamentHead } from './tournament-head';
import { TournamentTile } from './tournament-tile';
import styles from './tournament-tile.module.scss';

const LISTS = ['active', 'upcoming', 'completed'] as const;

interface TournamentTabsProps {
  lists: Record<(typeof LISTS)[number], readonly Tournament[]>;
  /** Those that the studio holds over several casinos; null while they can't be told. */
  network: NetworkList | null;
}

/** The tournaments by what they are: on, to come, over, and the player's own. */
export function TournamentTabs({ lists, network }: TournamentTabsProps) {
  const t = useTranslations('Tournaments');
  const [chosen, setChosen] = useState<string>(lists.active.length > 0 ? 'active' : 'upcoming');
  const tabs = LISTS.map((list) => ({
    value: list as string,
    label: (
      <>
        {t(`tabs.${list}`)} <small className={styles.count}>{lists[list].length}</small>
      </>
    ),
    panel: <TournamentList list={list} tournaments={lists[list]} />,
  }));
  const count = network ? network.active.length + network.upcoming.length : 0;
  const studios = {
    value: 'network',
    label: (
      <>
        {t('tabs.network')} <small className={styles.count}>{count}</small>
      </>
    ),
    panel: <NetworkTournaments network={network} />,
  };
  const mine = { value: 'mine', label: t('tabs.mine'), panel: <MyTournaments /> };
  return <Tabs label={t('kinds')} tabs={[...tabs, studios, mine]} value={chosen} onValueChange={setChosen} />;
}

function TournamentList({
  list,
  tournaments,
}: {
  list: (typeof LISTS)[number];
  tournaments: readonly Tournament[];
}) {
  const t = useTranslations('Tournaments');
  const [first, ...others] = tournaments;
  if (!first) {
    return (
      <EmptyState title={t(`none.${list}`)} text={t(`noneText.${list}`)}>
        <ButtonLink href="/games/all">{t('toGames')}</ButtonLink>
      </EmptyState>
    );
  }
  const featured = list === 'active';
  const shown = featured ? others : tournaments;
  return (
    <>
      {featured && (
        <div className={styles.first}>
          <TournamentHead tournament={first} />
        </div>
      )}
      {shown.length > 0 && (
        <ul className={styles.list}>
          {shown.map((tournament) => (
            <li key={tournament.id}>
              <TournamentTile tournament={tournament} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
