import type { Picture } from '@/lib/domain/rich-text';
import { CmsPicture } from '../../ui/cms-picture/cms-picture';
import { arrowRightGlyph } from '../../ui/icon/glyphs';
import { Icon } from '../../ui/icon/icon';
import { TargetLink } from '../../ui/target-link/target-link';
import styles from './promo-banner.module.scss';

export interface Promo {
  heading: string;
  button: string;
  /** A path of ours without its language, or a whole https address. */
  target: string;
  /** A visitor signs up before being led on. */
  gated: boolean;
  image: Picture | null;
}

/** A promotion at the end of the menu (SPEC §2: the tournaments). Its picture stays dark in both themes. */
export function PromoBanner({ promo }: { promo: Promo }) {
  return (
    <TargetLink className={styles.banner} target={promo.target} gated={promo.gated}>
      {promo.image && <CmsPicture picture={promo.image} sizes="246px" decorative />}
      <b>{promo.heading}</b>
      <span className={styles.action}>
        {promo.button}
        <Icon glyph={arrowRightGlyph} size="small" />
      </span>
    </TargetLink>
  );
}
