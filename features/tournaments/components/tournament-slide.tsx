import type { CSSProperties } from 'react';
import { useTranslations } from 'next-intl';
import { Prize } from '@/components/ui/amount/prize';
import { ButtonLink } from '@/components/ui/button/button';
import { CountdownTo } from '@/components/ui/countdown/countdown-to';
import { withBasePath } from '@/lib/domain/base-path';
import { DEFAULT_CURRENCY } from '@/lib/money/money';
import type { Tournament } from '../api/get-tournaments.server';
import { pathOf } from '../domain/network';
import { Participating } from './participating';
import styles from './tournament-slide.module.scss';

/** The newest tournament in the highlights of the home page (SPEC §2). */
export function TournamentSlide({ tournament }: { tournament: Tournament }) {
  const t = useTranslations('Tournaments');
  const { id, name, image, gradient_color, dateEnd, fullPrizePool, freespinPool, pointsPool } = tournament;
  const href = pathOf(tournament);
  const at = withBasePath(image);
  const prize = {
    amount: fullPrizePool.amount[DEFAULT_CURRENCY],
    freeSpins: freespinPool,
    points: pointsPool,
  };
  return (
    <article
      className={styles.slide}
      data-slide="tournament"
      style={{ '--field': gradient_color } as CSSProperties}
    >
      <picture className={styles.picture}>
        <source srcSet={`${at}.avif, ${at}@2x.avif 2x`} type="image/avif" />
        <img
          src={`${at}.webp`}
          srcSet={`${at}@2x.webp 2x`}
          alt=""
          width={420}
          height={210}
          loading="lazy"
          decoding="async"
        />
      </picture>
      <p className={styles.pill}>
        <Participating id={id} otherwise={t('one')}>
          {t('participating')}
        </Participating>
      </p>
      <div className={styles.body}>
        <h2>{name}</h2>
        <p className={styles.prize}>
          <Prize prize={prize} currency={DEFAULT_CURRENCY} />
        </p>
        <div className={styles.left}>
          <CountdownTo until={dateEnd} label={t('ends')} />
        </div>
        <ButtonLink href={href} tone="ivory" wide data-gated={href}>
          <Participating id={id} otherwise={t('start')}>
            {t('more')}
          </Participating>
        </ButtonLink>
      </div>
    </article>
  );
}
