'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { roundsQuery } from '../api/get-me-tournaments-id-rounds';
import type { OwnRound, TournamentDetails } from '../domain/tournament';
import { useTournamentWords } from '../hooks/use-tournament-words';
import panel from './tournament-details.module.scss';
import styles from './own-rounds.module.scss';

interface OwnRoundsProps {
  tournament: TournamentDetails;
  playerId: string;
  /** Rounds that count. */
  count: number;
}

/** How the player's points came about: each round, whether it counts, and why not. */
export function OwnRounds({ tournament, playerId, count }: OwnRoundsProps) {
  const t = useTranslations('Tournaments.rounds');
  const [shown, setShown] = useState(false);
  return (
    <section className={panel.panel} aria-labelledby="tournament-rounds">
      <h2 id="tournament-rounds">{t('title')}</h2>
      <p className={panel.small}>{t('counted', { count })}</p>
      {shown ? (
        <Rounds tournament={tournament} playerId={playerId} />
      ) : (
        <p className={styles.open}>
          <Button onClick={() => setShown(true)}>{t('show')}</Button>
        </p>
      )}
    </section>
  );
}

function Rounds({ tournament, playerId }: Omit<OwnRoundsProps, 'count'>) {
  const t = useTranslations('Tournaments.rounds');
  const problemText = useProblemText();
  const rounds = useInfiniteQuery(roundsQuery(tournament.id, playerId));
  const names = new Map(tournament.games.map(({ id, name }) => [id, name]));
  if (rounds.isError) {
    return (
      <EmptyState headingLevel={3} title={t('failed')} text={problemText(rounds.error)}>
        <Button onClick={() => void rounds.refetch()}>{t('tryAgain')}</Button>
      </EmptyState>
    );
  }
  if (!rounds.data) {
    return (
      <div role="status" aria-label={t('loading')}>
        <Skeleton height="180px" />
      </div>
    );
  }
  const all = rounds.data.pages.flatMap(({ data }) => data);
  if (all.length === 0) return <p className={styles.none}>{t('none')}</p>;
  return (
    <>
      <ul className={styles.rounds}>
        {all.map((round) => (
          <Round key={`${round.gameId} ${round.roundId}`} round={round} game={names.get(round.gameId)} />
        ))}
      </ul>
      {rounds.hasNextPage && (
        <Button busy={rounds.isFetchingNextPage} onClick={() => void rounds.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </>
  );
}

function Round({ round, game }: { round: OwnRound; game: string | undefined }) {
  const t = useTranslations('Tournaments.rounds');
  const main = useTournamentWords();
  const counts = round.verdict === 'counts';
  return (
    <li data-counts={counts || undefined}>
      <span>
        <b>{game ?? t('game')}</b>
        <small>
          <time dateTime={round.beganAt}>{main.moment(round.beganAt)}</time>
        </small>
      </span>
      <span>
        {t('figures', {
          staked: main.money(round.staked, round.currency),
          won: main.money(round.won, round.currency),
        })}
        <small>{round.isOpen && counts ? t('goesOn') : t(`verdicts.${round.verdict}`)}</small>
      </span>
      <b className={styles.points}>{counts ? t('plus', { points: main.points(round.points) }) : '–'}</b>
    </li>
  );
}
