import type { CSSProperties, ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { Prize } from '@/components/ui/amount/prize';
import { ButtonLink } from '@/components/ui/button/button';
import { TimeLeft } from '@/components/ui/countdown/time-left';
import { clockGlyph, swordsGlyph } from '@/components/ui/icon/glyphs';
import { Icon } from '@/components/ui/icon/icon';
import { Poster } from '@/components/ui/poster/poster';
import { ScrollButtons } from '@/components/ui/scroller/scroll-controls';
import { SectionHeading } from '@/components/ui/section-heading/section-heading';
import { DEFAULT_CURRENCY } from '@/lib/money/money';
import type { Tournament } from '../api/get-tournaments.server';
import { pathOf } from '../domain/network';
import { Participating } from './participating';
import styles from './tournament-cards.module.scss';

const TRACK = 'row-tournaments';
/** Cards that a wide screen has room for. */
const FIT = 3;

/** The current tournaments, side by side. Renders nothing without any. */
export function TournamentCards({ tournaments }: { tournaments: readonly Tournament[] }) {
  const t = useTranslations('Tournaments');
  if (tournaments.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={`${TRACK}-title`}>
      <SectionHeading
        id={`${TRACK}-title`}
        glyph={swordsGlyph}
        title={t('title')}
        count={t('open', { count: tournaments.length })}
        link={{ href: '/tournaments', text: t('seeAll'), label: t('seeAllLabel') }}
      >
        <span className={styles.buttons} data-few={tournaments.length <= FIT || undefined}>
          <ScrollButtons target={TRACK} />
        </span>
      </SectionHeading>
      <ul className={styles.track} id={TRACK}>
        {tournaments.map((tournament) => (
          <TournamentCard key={tournament.id} tournament={tournament} />
        ))}
      </ul>
    </section>
  );
}

/** The link's name for those who do not see the card around it. */
const hidden = (text: ReactNode) => <span className="visually-hidden">{text}</span>;

function TournamentCard({ tournament }: { tournament: Tournament }) {
  const t = useTranslations('Tournaments');
  const { id, name, gradient_color, games, dateEnd, fullPrizePool, freespinPool, pointsPool } = tournament;
  const href = pathOf(tournament);
  const prize = {
    amount: fullPrizePool.amount[DEFAULT_CURRENCY],
    freeSpins: freespinPool,
    points: pointsPool,
  };
  return (
    <li className={styles.card} style={{ '--field': gradient_color } as CSSProperties}>
      <div className={styles.field}>
        <span className={styles.fan} aria-hidden>
          {games.slice(0, 3).map((game) => (
            <span key={game.id}>
              <Poster image={game.image} colour={game.gradient_color} sizes="104px" />
            </span>
          ))}
        </span>
        <p className={styles.state}>
          <Participating id={id} otherwise={t('running')}>
            {t('participating')}
          </Participating>
        </p>
      </div>
      <div className={styles.body}>
        <h3>{name}</h3>
        <p className={styles.prize}>
          <Prize prize={prize} currency={DEFAULT_CURRENCY} />
        </p>
        <div className={styles.foot}>
          <span className={styles.left}>
            <Icon glyph={clockGlyph} size="small" />
            <TimeLeft until={dateEnd} label={t('ends')} />
          </span>
          <ButtonLink href={href} size="small" data-gated={href}>
            <Participating id={id} otherwise={t.rich('startOf', { name, hidden })}>
              {t.rich('moreOf', { name, hidden })}
            </Participating>
          </ButtonLink>
        </div>
      </div>
    </li>
  );
}
