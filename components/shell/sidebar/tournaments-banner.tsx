import { withBasePath } from '@/lib/config/base-path';
import { useTranslations } from 'next-intl';
import { Link } from '@/lib/i18n/navigation';
import { Icon } from '../../ui/icon/icon';
import { arrowRightGlyph } from '../../ui/icon/glyphs';
import styles from './tournaments-banner.module.scss';

const SCENE = withBasePath('/art/scenes/cup-side');

/** The way to the tournaments, with the cup. Its picture stays dark in both themes. */
export function TournamentsBanner() {
  const t = useTranslations('Shell');
  return (
    <Link className={styles.banner} href="/tournaments" prefetch={false}>
      <picture>
        <source srcSet={`${SCENE}.avif, ${SCENE}@2x.avif 2x`} type="image/avif" />
        <img
          src={`${SCENE}.webp`}
          srcSet={`${SCENE}@2x.webp 2x`}
          alt=""
          width={246}
          height={112}
          loading="lazy"
          decoding="async"
        />
      </picture>
      <b>{t('nav.tournaments')}</b>
      <span>{t('banner.text')}</span>
      <span className={styles.action}>
        {t('banner.action')}
        <Icon glyph={arrowRightGlyph} size="small" />
      </span>
    </Link>
  );
}
