import type { GameTile } from '../domain/game-tile';
import styles from './poster.module.scss';

interface PosterProps {
  game: Pick<GameTile, 'image' | 'gradient_color'>;
  /** How wide it is shown: a CSS `sizes` value. */
  sizes: string;
  /** On the first screen: asked for at once instead of when it comes near. */
  eager?: boolean;
}

/** A game's poster, 3:4. Decoration: the game's name always stands beside it. */
export function Poster({ game: { image, gradient_color }, sizes, eager = false }: PosterProps) {
  const set = (format: 'avif' | 'webp') => `${image}/200.${format} 200w, ${image}/400.${format} 400w`;
  return (
    <picture className={styles.poster} style={{ background: gradient_color }}>
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <img
        src={`${image}/400.webp`}
        srcSet={set('webp')}
        sizes={sizes}
        alt=""
        width={300}
        height={400}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}
