'use client';

import type { CSSProperties, ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button/button';
import { TimeLeft } from '@/components/ui/countdown/time-left';
import { clockGlyph } from '@/components/ui/icon/glyphs';
import { Icon } from '@/components/ui/icon/icon';
import { Poster } from '@/components/ui/poster/poster';
import type { Tournament } from '../api/get-tournaments.server';
import { pathOf } from '../domain/network';
import { useTournamentWords } from '../hooks/use-tournament-words';
import { useTournamentPlayer } from '../state/player';
import { OwnPrize } from './own-prize';
import { Participating } from './participating';
import cards from './tournament-cards.module.scss';
import styles from './tournament-tile.module.scss';

const hidden = (text: ReactNode) => <span className="visually-hidden">{text}</span>;

interface TournamentTileProps {
  tournament: Tournament;
  /** How the player did in it. */
  children?: ReactNode;
}

/** A tournament in a list: what it gives, how it counts, and until when. */
export function TournamentTile({ tournament, children }: TournamentTileProps) {
  const t = useTranslations('Tournaments');
  const words = useTournamentWords();
  const { currency } = useTournamentPlayer();
  const { id, name, status, strategy, gradient_color, games, fullPrizePool, winners } = tournament;
  const bet = words.bet(tournament.minimumBet, currency);
  const over = status === 'completed';
  return (
    <article
      className={`${cards.card} ${styles.tile}`}
      data-status={status}
      style={{ '--field': gradient_color } as CSSProperties}
    >
      <div className={`${cards.field} ${styles.field}`}>
        <span className={`${cards.fan} ${styles.fan}`} aria-hidden>
          {games.slice(0, 3).map((game) => (
            <span key={game.id}>
              <Poster image={game.image} colour={game.gradient_color} sizes="104px" />
            </span>
          ))}
        </span>
        <p className={`${cards.state} ${styles.state}`}>
          {over ? (
            t('finished')
          ) : (
            <Participating id={id} otherwise={t(status === 'active' ? 'running' : 'soon')}>
              {t('participating')}
            </Participating>
          )}
        </p>
      </div>
      <div className={`${cards.body} ${styles.body}`}>
        <h3>{name}</h3>
        <p className={cards.prize}>
          <OwnPrize
            amount={fullPrizePool.amount}
            freeSpins={tournament.freespinPool}
            points={tournament.pointsPool}
          />
        </p>
        <p className={styles.rule}>
          {t(`short.${strategy}`)} {bet && t('short.bet', { bet })} {t('short.places', { count: winners })}
        </p>
        {children}
        <div className={cards.foot}>
          {over ? (
            <span className={styles.ended}>{t('endedOn', { day: words.day(tournament.dateEnd) })}</span>
          ) : (
            <span className={cards.left}>
              <Icon glyph={clockGlyph} size="small" />
              {status === 'active' ? (
                <TimeLeft until={tournament.dateEnd} label={t('ends')} />
              ) : (
                <span>
                  {t('startsIn')} <TimeLeft until={tournament.dateStart} label={t('starts')} />
                </span>
              )}
            </span>
          )}
          <ButtonLink href={pathOf(tournament)} size="small">
            {t.rich(over ? 'resultsOf' : status === 'active' ? 'lookOf' : 'readOf', { name, hidden })}
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
