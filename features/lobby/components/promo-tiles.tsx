import { useTranslations } from 'next-intl';
import { CmsPicture } from '@/components/ui/cms-picture/cms-picture';
import { arrowRightGlyph, giftGlyph } from '@/components/ui/icon/glyphs';
import { Icon } from '@/components/ui/icon/icon';
import { TargetLink } from '@/components/ui/target-link/target-link';
import type { CmsSlide } from './generic-slide';
import { lawOfTarget } from '@/lib/domain/law-of-target';
import styles from './promo-tiles.module.scss';
import { SectionHeading } from '@/components/ui/section-heading/section-heading';

/** What operators point out on the home page. Nothing, while there are no tiles. */
export function PromoTiles({ tiles }: { tiles: readonly CmsSlide[] }) {
  const t = useTranslations('Lobby.promos');
  if (tiles.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="row-promos-title">
      <SectionHeading id="row-promos-title" glyph={giftGlyph} title={t('title')} />
      <ul className={styles.tiles}>
        {tiles.map((tile) => (
          <li key={tile.code} data-law={lawOfTarget(tile.target)}>
            <TargetLink className={styles.tile} target={tile.target} gated={tile.gated}>
              {tile.image && (
                <CmsPicture picture={tile.image} narrow={tile.imageMobile} sizes="240px" decorative />
              )}
              <b>{tile.heading}</b>
              {tile.text && <span>{tile.text}</span>}
              {tile.button && (
                <span className={styles.action}>
                  {tile.button}
                  <Icon glyph={arrowRightGlyph} size="small" />
                </span>
              )}
            </TargetLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
