'use client';

import type { CSSProperties, ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button/button';
import { CountdownTo } from '@/components/ui/countdown/countdown-to';
import type { Tournament } from '../api/get-tournaments.server';
import { pathOf } from '../domain/network';
import { OwnPrize } from './own-prize';
import { Participating } from './participating';
import { TournamentScene } from './tournament-scene';
import styles from './tournament-head.module.scss';

interface TournamentHeadProps {
  tournament: Tournament;
  /** The page of the tournament itself, with its state in words, facts and what can be done. */
  page?: { state: string; facts: string; action: ReactNode; counts: 'start' | 'end' | null; lamp: boolean };
}

/** A tournament at the head of its page, or of the list. */
export function TournamentHead({ tournament, page }: TournamentHeadProps) {
  const t = useTranslations('Tournaments');
  const { id, name, image, gradient_color, fullPrizePool, freespinPool, pointsPool } = tournament;
  const Heading = page ? 'h1' : 'h2';
  const counts = page ? page.counts : 'end';
  return (
    <section
      className={styles.head}
      data-page={page ? '' : undefined}
      style={{ '--field': gradient_color } as CSSProperties}
    >
      <div className={styles.scene}>
        <TournamentScene image={image} eager />
      </div>
      <p className={styles.state} data-lamp={!page || page.lamp || undefined}>
        {page ? (
          page.state
        ) : (
          <Participating id={id} otherwise={t('running')}>
            {t('participating')}
          </Participating>
        )}
      </p>
      <Heading>{name}</Heading>
      <p className={styles.prize}>
        <OwnPrize amount={fullPrizePool.amount} freeSpins={freespinPool} points={pointsPool} />
      </p>
      {page && <p className={styles.facts}>{page.facts}</p>}
      <div className={styles.foot}>
        {counts && (
          <div className={styles.left}>
            <CountdownTo
              until={counts === 'end' ? tournament.dateEnd : tournament.dateStart}
              label={t(counts === 'end' ? 'ends' : 'starts')}
            />
          </div>
        )}
        {page ? (
          page.action
        ) : (
          <ButtonLink href={pathOf(tournament)} tone="ivory" size="large">
            <Participating id={id} otherwise={t('takePart')}>
              {t('toOwnPlace')}
            </Participating>
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
