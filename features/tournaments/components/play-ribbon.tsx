'use client';

import { useQueries } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { markRoot } from '@/early/root';
import { TimeLeft } from '@/components/ui/countdown/time-left';
import { LANGUAGE_CODES } from '@/lib/domain/locales';
import { Link } from '@/lib/i18n/navigation';
import { networkTournamentQuery } from '../api/get-network-tournaments-code';
import { tournamentQuery } from '../api/get-tournaments-id';
import { pathOf } from '../domain/network';
import type { TournamentDetails } from '../domain/tournament';
import { useSpokenPlace } from '../hooks/use-spoken-place';
import { useStanding } from '../hooks/use-standing';
import { useTournamentWords } from '../hooks/use-tournament-words';
import { keepRaceGames } from '../state/race-games';
import styles from './play-ribbon.module.scss';

/** How long a better place is told beside the place, ms. */
const UP_MS = 4_000;

interface PlayRibbonProps {
  /** Tournaments that the player takes part in and that are on; a studio's has a code. */
  tournaments: readonly { id: string; code?: string | undefined }[];
  /** The game that is open. */
  gameId: string;
  playerId: string;
}

/** Over a game that counts in a tournament of the player: the place, the points and what is left of the time. */
export function PlayRibbon({ tournaments, gameId, playerId }: PlayRibbonProps) {
  const language = LANGUAGE_CODES[useLocale()];
  const found = useQueries({
    queries: tournaments.map(({ id, code }) =>
      code === undefined ? tournamentQuery(id, language) : networkTournamentQuery(code, language),
    ),
  });
  const tournament = found
    .flatMap(({ data }) => data ?? [])
    .filter(({ games }) => games.some(({ id }) => id === gameId))
    .sort((one, other) => one.dateEnd.localeCompare(other.dateEnd))[0];
  const settled = found.every(({ isPending }) => !isPending);
  const told = useRef(found);
  useEffect(() => {
    told.current = found;
  });
  useEffect(() => {
    if (settled) keepRaceGames(told.current.flatMap(({ data }) => data?.games ?? []));
  }, [settled, tournaments.length]);
  const counts = tournament !== undefined;
  useLayoutEffect(() => {
    if (counts || settled) markRoot('race', counts ? 'on' : null);
  }, [counts, settled]);
  useLayoutEffect(() => () => markRoot('race', null), []);
  return tournament ? <Line key={tournament.id} tournament={tournament} playerId={playerId} /> : null;
}

function Line({ tournament, playerId }: { tournament: TournamentDetails; playerId: string }) {
  const t = useTranslations('Tournaments');
  const words = useTournamentWords();
  const { own, board } = useStanding(tournament.id, { playerId, open: true, code: tournament.code });
  const place = own.data?.place ?? null;
  const points = own.data?.points ?? 0;
  const better = useBetter(place);
  const spoken = useSpokenPlace(place);
  const over = board.data?.isFinal ?? false;
  return (
    <section
      className={styles.line}
      data-race-line=""
      aria-label={t('ribbon.label')}
      data-up={better === null ? undefined : ''}
    >
      <Link href={pathOf(tournament)} prefetch={false}>
        {tournament.name}
      </Link>
      <b key={better === null ? 'place' : `up ${better}`}>
        {better !== null
          ? t('ribbon.up', { place: words.place(better) })
          : place === null
            ? t('noPoints')
            : words.place(place)}
      </b>
      {place !== null && (
        <span className={styles.points}>{t('points', { count: points, points: words.points(points) })}</span>
      )}
      <span className={styles.left}>
        {over ? t('finished') : <TimeLeft until={tournament.dateEnd} label={t('ends')} />}
      </span>
      <span className="visually-hidden" role="status">
        {spoken !== null && t('board.nowAt', { place: words.place(spoken) })}
      </span>
    </section>
  );
}

/** The place that is better than the one before, for a moment; null otherwise. */
function useBetter(place: number | null): number | null {
  const [better, setBetter] = useState<number | null>(null);
  const last = useRef(place);
  useEffect(() => {
    const before = last.current;
    last.current = place;
    if (place === null || before === null || place >= before) return undefined;
    const shown = setTimeout(() => setBetter(place));
    const timer = setTimeout(() => setBetter(null), UP_MS);
    return () => {
      clearTimeout(shown);
      clearTimeout(timer);
      setBetter(null);
    };
  }, [place]);
  return better;
}
