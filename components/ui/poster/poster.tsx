import { withBasePath } from '@/lib/domain/base-path';
import styles from './poster.module.scss';

export interface PosterProps {
  /** Path on this site, without its ending. */
  image: string;
  /** Of the box until the picture is there, as CSS. */
  colour: string;
  /** How wide it is shown: a CSS `sizes` value. */
  sizes: string;
  /** On the first screen: loaded at once instead of lazily; `first` before all other pictures. */
  eager?: boolean | 'first';
}

/**
 * A game's poster, 3:4, in three widths; one width in WebP for the few browsers without AVIF. Decoration: the game's
 * name always stands beside it.
 */
export function Poster({ image, colour, sizes, eager = false }: PosterProps) {
  const at = withBasePath(image);
  return (
    <picture className={styles.poster} style={{ background: colour }}>
      <source
        type="image/avif"
        srcSet={`${at}/200.avif 200w, ${at}/256.avif 256w, ${at}/400.avif 400w`}
        sizes={sizes}
      />
      <img
        src={`${at}/400.webp`}
        alt=""
        width={300}
        height={400}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager === 'first' ? 'high' : undefined}
        // What is there when the page is first painted is painted with it, instead of after the scripts.
        decoding={eager ? 'sync' : 'async'}
      />
    </picture>
  );
}
