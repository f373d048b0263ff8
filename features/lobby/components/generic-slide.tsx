import { ButtonLink } from '@/components/ui/button/button';
import { CmsPicture } from '@/components/ui/cms-picture/cms-picture';
import { TargetLink } from '@/components/ui/target-link/target-link';
import type { Picture } from '@/lib/domain/rich-text';
import { lawOfTarget } from '@/lib/domain/law-of-target';
import styles from './hero.module.scss';

/** A slide as operators wrote it; see cms/read/find-promotion. */
export interface CmsSlide {
  code: string;
  /** A visitor signs up before being led on. */
  gated: boolean;
  heading: string;
  text: string;
  button: string;
  /** A path of ours without its language, or a whole https address. */
  target: string;
  image: Picture | null;
  imageMobile: Picture | null;
}

/** A slide with operators' own words, without data of the catalogue. */
export function GenericSlide({ slide }: { slide: CmsSlide }) {
  const { heading, text, button, target, gated, image, imageMobile } = slide;
  const picture = image ?? imageMobile;
  return (
    <article className={styles.slide} data-slide="generic" data-law={lawOfTarget(target)}>
      {picture && (
        <span className={styles.picture}>
          <CmsPicture picture={picture} narrow={imageMobile} sizes="280px" decorative />
        </span>
      )}
      <h2>{heading}</h2>
      {text && <p className={styles.words}>{text}</p>}
      {target.startsWith('/') ? (
        <ButtonLink href={target} tone="ivory" wide {...(gated && { 'data-gated': target })}>
          {button || heading}
        </ButtonLink>
      ) : (
        <TargetLink target={target} gated={gated} className={styles.elsewhere}>
          {button || heading}
        </TargetLink>
      )}
    </article>
  );
}
