'use client';

import { useRef, useState } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import type { Currency } from '@/lib/money/money';
import {
  prizeOf,
  shownLines,
  type Board,
  type OwnPlace,
  type Phase,
  type TournamentDetails,
} from '../domain/tournament';
import { useRowMotion } from '../hooks/use-row-motion';
import { useSpokenPlace } from '../hooks/use-spoken-place';
import type { Standing } from '../hooks/use-standing';
import { useTournamentWords } from '../hooks/use-tournament-words';
import { HideName } from './hide-name';
import { OwnPrize } from './own-prize';
import { WayUp } from './way-up';
import panel from './tournament-details.module.scss';
import styles from './leaderboard.module.scss';

/** Lines before all hundred are asked for. */
const FIRST = 10;
const ALL = 100;

interface LeaderboardProps {
  tournament: TournamentDetails;
  standing: Standing;
  phase: Phase;
  currency: Currency;
}

/** Who leads, and where the player stands: the own line stays in sight. */
export function Leaderboard({ tournament, standing, phase, currency }: LeaderboardProps) {
  const t = useTranslations('Tournaments.board');
  const problemText = useProblemText();
  const { board, own, isLive, awaySince } = standing;
  const final = phase === 'final';
  const place = own.data?.place ?? null;
  const words = useTournamentWords();
  const spoken = useSpokenPlace(final ? null : place);
  return (
    <section className={panel.panel} aria-labelledby="tournament-board">
      <header className={styles.head}>
        <h2 id="tournament-board">{t(final ? 'finalTitle' : 'title')}</h2>
        {!final && board.data && (
          <p className={styles.live} data-live={isLive || undefined}>
            {phase === 'settling' ? t('settling') : t(isLive ? 'live' : 'notLive')}
          </p>
        )}
      </header>
      {awaySince && <p className={panel.notice}>{t('away', { when: words.moment(awaySince) })}</p>}
      <p className="visually-hidden" role="status">
        {spoken !== null && t('nowAt', { place: words.place(spoken) })}
      </p>
      {awaySince === null ? (
        <EmptyState headingLevel={3} title={t('failed')} text={t('silent')}>
          <Button onClick={() => void board.refetch()}>{t('tryAgain')}</Button>
        </EmptyState>
      ) : board.data ? (
        <Table board={board.data} own={own.data} tournament={tournament} pinned={!final} />
      ) : board.isError ? (
        <EmptyState headingLevel={3} title={t('failed')} text={problemText(board.error)}>
          <Button onClick={() => void board.refetch()}>{t('tryAgain')}</Button>
        </EmptyState>
      ) : (
        <div role="status" aria-label={t('loading')}>
          <Skeleton height="460px" />
        </div>
      )}
      {phase === 'running' && own.data && (
        <WayUp own={own.data} tournament={tournament} currency={currency} />
      )}
      {own.data && <HideName isHidden={own.data.isNameHidden} />}
    </section>
  );
}

interface TableProps {
  board: Board;
  own: OwnPlace | null | undefined;
  tournament: TournamentDetails;
  /** Whether the own line stays in sight. */
  pinned: boolean;
}

function Table({ board, own, tournament, pinned }: TableProps) {
  const t = useTranslations('Tournaments.board');
  const main = useTranslations('Tournaments');
  const words = useTournamentWords();
  const [all, setAll] = useState(false);
  const table = useRef<HTMLTableElement>(null);
  const lines = shownLines(board, own, all ? ALL : FIRST);
  const order = lines.map((line) => line?.key ?? '').join('\n');
  useRowMotion(table, order, own?.place ?? null);
  if (board.lines.length === 0) {
    return (
      <EmptyState
        headingLevel={3}
        title={t('none')}
        text={own?.joinedAt ? main('noPointsText') : t('noneText')}
      />
    );
  }
  return (
    <>
      <table className={styles.board} ref={table} data-pinned={pinned || undefined}>
        <thead>
          <tr>
            <th scope="col">{t('place')}</th>
            <th scope="col">{t('player')}</th>
            <th scope="col">{t('points')}</th>
            <th scope="col">{t('prize')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => {
            if (!line) {
              return (
                <tr key="gap" className={styles.gap} aria-hidden>
                  <td colSpan={4}>···</td>
                </tr>
              );
            }
            const prize = prizeOf(tournament.prizes, line.place);
            return (
              <tr key={line.key} data-row={line.key} data-own={line.isOwn ? '' : undefined}>
                <td data-medal={line.place <= 3 ? line.place : undefined}>
                  <span>{words.count(line.place)}</span>
                </td>
                <td>
                  {line.isOwn ? <b>{t('you')}</b> : <bdi>{line.name}</bdi>}
                  {prize && (
                    <span className={styles.under} aria-hidden>
                      <OwnPrize {...prize} />
                    </span>
                  )}
                </td>
                <td>{words.points(line.points)}</td>
                <td>{prize && <OwnPrize {...prize} />}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {own && own.place === null && <p className={styles.note}>{main('noPointsText')}</p>}
      {board.lines.length > FIRST && (
        <p className={styles.more}>
          <Button aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? t('fewer') : t('all', { count: words.count(board.lines.length) })}
          </Button>
        </p>
      )}
    </>
  );
}
