'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Tournament } from '../api/get-tournaments.server';
import type { Phase } from '../domain/tournament';
import { useTournamentWords } from '../hooks/use-tournament-words';
import { TournamentHead } from './tournament-head';

const HOUR_MS = 3_600_000;

interface TournamentPageHeadProps {
  tournament: Tournament;
  phase: Phase;
  /** Unknown when left out. */
  participants?: number | undefined;
  /** Whether the player takes part. */
  joined: boolean;
  /** What can be done. */
  children: ReactNode;
}

/** The head of a tournament's page, with its facts. */
export function TournamentPageHead(props: TournamentPageHeadProps) {
  const { tournament, phase, participants, joined, children } = props;
  const t = useTranslations('Tournaments');
  const words = useTournamentWords();
  const { winners, gamesCount, dateStart, dateEnd } = tournament;
  const open = phase === 'running' || phase === 'upcoming';
  const over = phase === 'final' || phase === 'settling';
  const facts = [
    tournament.code !== undefined && t('facts.network'),
    t('facts.games', { count: gamesCount }),
    t('facts.winners', { count: winners }),
    participants !== undefined && participants > 0 && t('facts.players', { count: participants }),
  ].filter((fact): fact is string => Boolean(fact));
  const hours = Math.round((Date.parse(dateEnd) - Date.parse(dateStart)) / HOUR_MS);
  const lasts =
    hours >= 48 ? t('facts.days', { count: Math.round(hours / 24) }) : t('facts.hours', { count: hours });
  const when = over
    ? t('facts.ended', { when: words.moment(dateEnd) })
    : phase === 'upcoming'
      ? t('facts.starts', { when: words.moment(dateStart), lasts })
      : t('facts.ends', { when: words.moment(dateEnd), lasts });
  return (
    <TournamentHead
      tournament={tournament}
      page={{
        state: t(`state.${joined && open ? 'joined' : phase}`),
        lamp: phase === 'running',
        // What the studio says of its own comes first: nothing else on the page does.
        facts: `${tournament.code === undefined ? '' : `${tournament.descriptionShort} `}${facts.join(', ')}. ${when}`,
        counts: phase === 'upcoming' ? 'start' : phase === 'running' ? 'end' : null,
        action: children,
      }}
    />
  );
}
