import { useTranslations } from 'next-intl';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import grid from './games-grid.module.scss';
import hero from './hero.module.scss';
import styles from './lobby-skeleton.module.scss';

/** Four slides while the hero is loading (SPEC §2). */
export function HeroSkeleton() {
  return (
    <div className={hero.track} aria-hidden>
      {[0, 1, 2, 3].map((slide) => (
        <div key={slide} className={styles.slide}>
          <Skeleton height="100%" />
        </div>
      ))}
    </div>
  );
}

/** A list of games while it is loading, in the boxes of the cards to come. */
export function GamesGridSkeleton({ cards = 24 }: { cards?: number }) {
  const t = useTranslations('Lobby');
  return (
    <div role="status" aria-label={t('loading')}>
      <div className={grid.grid}>
        {Array.from({ length: cards }, (_, card) => (
          <div key={card} className={styles.card}>
            <Skeleton shape="poster" />
            <Skeleton shape="line" />
            <Skeleton shape="line" width="60%" />
          </div>
        ))}
      </div>
    </div>
  );
}
