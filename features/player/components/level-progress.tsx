import { withBasePath } from '@/lib/domain/base-path';
import { useTranslations } from 'next-intl';
import { ProgressBar } from '@/components/ui/progress-bar/progress-bar';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import type { Loyalty } from '../api/get-me-loyalty';
import styles from './account-panel.module.scss';

/** The medal of the level and the way to the next one. */
export function LevelProgress({ loyalty }: { loyalty: Loyalty | undefined }) {
  const t = useTranslations('AccountDrawer');
  if (!loyalty) return <Skeleton height="92px" />;
  const { level, next, points, pointsLeft } = loyalty;
  const from = level?.levelInfo.fromPoints ?? 0;
  const target = next?.levelInfo.fromPoints ?? from;
  return (
    <section className={styles.level} aria-label={t('level')}>
      <Medal number={level?.levelInfo.level ?? 1} reached={level !== null} />
      <div>
        <b>{next ? t('nextLevel', { name: t(`levels.${next.code}`) }) : t('topLevel')}</b>
        <ProgressBar
          label={t('progress')}
          value={next ? points - from : 1}
          max={next ? target - from : 1}
          valueText={next ? t('pointsOfNext', { points, target }) : t('topLevel')}
        />
        <small>
          {next && pointsLeft !== null ? t('pointsLeft', { points: pointsLeft }) : t('pointsOf', { points })}
        </small>
      </div>
    </section>
  );
}

function Medal({ number, reached }: { number: number; reached: boolean }) {
  const address = withBasePath(`/art/scenes/medal-${number}-${reached ? 'on' : 'locked'}`);
  return (
    <picture>
      <source srcSet={`${address}.avif, ${address}@2x.avif 2x`} type="image/avif" />
      <img
        src={`${address}.webp`}
        srcSet={`${address}@2x.webp 2x`}
        alt=""
        width={64}
        height={64}
        decoding="async"
      />
    </picture>
  );
}
