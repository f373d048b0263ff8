'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button/button';
import { useTimeLeft } from '@/components/ui/countdown/clock';
import { phaseOf, type Phase, type TournamentDetails as Details } from '../domain/tournament';
import { useJoin } from '../hooks/use-join';
import { useStanding, type Standing } from '../hooks/use-standing';
import { useTournamentPlayer } from '../state/player';
import { Leaderboard } from './leaderboard';
import { OwnResult } from './own-result';
import { OwnRounds } from './own-rounds';
import { Podium, WaitingPodium } from './podium';
import { PrizeTable } from './prize-table';
import { TournamentGames } from './tournament-games';
import { TournamentPageHead } from './tournament-page-head';
import { TournamentRules } from './tournament-rules';
import styles from './tournament-details.module.scss';

const GAMES = 'tournament-games';

interface TournamentDetailsProps {
  tournament: Details;
  /** Where further rules of the operators are, if there are any. */
  furtherRules?: ReactNode;
}

/** All of a tournament: what it gives, who leads, where the player stands, its rules and its games. */
export function TournamentDetails({ tournament, furtherRules }: TournamentDetailsProps) {
  const { playerId, currency } = useTournamentPlayer();
  const { id, code, dateStart, dateEnd, prizes } = tournament;
  const known = useTimeLeft(dateStart);
  const left = useTimeLeft(dateEnd);
  const facts = { ...tournament, begun: known?.ended, ended: left?.ended };
  const early = phaseOf({ ...facts, isFinal: false });
  const standing = useStanding(id, {
    playerId: playerId ?? null,
    open: early === 'running' || early === 'settling',
    nearby: true,
    code,
  });
  const board = standing.board.data;
  const phase = phaseOf({ ...facts, isFinal: board?.isFinal ?? false });
  const own = standing.own.data;
  const hasOwn = own !== undefined && own !== null;
  return (
    <div className={styles.parts}>
      <Head tournament={tournament} phase={phase} participants={board?.participants} own={own} />
      {early === 'final' && !board && !standing.board.isError && <WaitingPodium />}
      {phase === 'final' && board && <Podium lines={board.lines.slice(0, 3)} prizes={prizes} />}
      <div className={styles.columns}>
        <div className={styles.column}>
          {phase !== 'upcoming' && phase !== 'cancelled' && (
            <Leaderboard tournament={tournament} standing={standing} phase={phase} currency={currency} />
          )}
          {hasOwn && playerId && phase !== 'upcoming' && code === undefined && (
            <OwnRounds tournament={tournament} playerId={playerId} count={own.rounds} />
          )}
        </div>
        <div className={styles.column}>
          {phase === 'final' && hasOwn && <OwnResult own={own} prizes={prizes} />}
          <PrizeTable prizes={prizes} ownPlace={own?.place ?? null} />
          <TournamentRules tournament={tournament} currency={currency} furtherRules={furtherRules} />
        </div>
      </div>
      <TournamentGames id={GAMES} games={tournament.games} />
    </div>
  );
}

interface HeadProps {
  tournament: Details;
  phase: Phase;
  participants: number | undefined;
  own: Standing['own']['data'];
}

function Head({ tournament, phase, participants, own }: HeadProps) {
  const t = useTranslations('Tournaments');
  const { join, busy } = useJoin(tournament);
  const { entry, state } = tournament;
  const joined = (own?.joinedAt ?? null) !== null;
  const open = phase === 'running' || phase === 'upcoming';
  const asks = open && !joined && entry === 'join' && (phase === 'running' || state === 'open');
  return (
    <TournamentPageHead tournament={tournament} phase={phase} participants={participants} joined={joined}>
      {asks ? (
        <Button tone="ivory" size="large" busy={busy} onClick={join}>
          {t('takePart')}
        </Button>
      ) : phase === 'running' ? (
        <Button
          tone="ivory"
          size="large"
          onClick={() => document.getElementById(GAMES)?.scrollIntoView({ block: 'start' })}
        >
          {t('play')}
        </Button>
      ) : null}
    </TournamentPageHead>
  );
}
