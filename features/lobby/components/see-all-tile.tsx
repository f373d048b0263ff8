import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon/icon';
import { arrowRightGlyph } from '@/components/ui/icon/glyphs';
import { Link } from '@/lib/i18n/navigation';
import type { GameTile } from '../domain/game-tile';
import { PosterFan } from './poster-fan';
import styles from './see-all-tile.module.scss';

interface SeeAllTileProps {
  href: string;
  title: string;
  count: string;
  /** The last three are fanned out. */
  games: readonly GameTile[];
}

/** Always last in a row: the whole category behind it. */
export function SeeAllTile({ href, title, count, games }: SeeAllTileProps) {
  const t = useTranslations('Lobby.rows');
  return (
    <Link className={styles.tile} href={href} prefetch={false}>
      <PosterFan games={games.slice(-3)} />
      <b>{title}</b>
      <small>{count}</small>
      <span className={styles.action}>
        {t('seeAll')}
        <Icon glyph={arrowRightGlyph} size="small" />
      </span>
    </Link>
  );
}
