import type { GameTile } from '../domain/game-tile';
import { Poster } from './poster';
import styles from './poster-fan.module.scss';

/** Up to three posters like a hand of cards, held at its lower edge. `large` is for slides. */
export function PosterFan({
  games,
  size = 'small',
}: {
  games: readonly GameTile[];
  size?: 'small' | 'large';
}) {
  return (
    <span className={styles.fan} data-size={size} aria-hidden>
      {games.slice(0, 3).map((game) => (
        <span key={game.id}>
          <Poster
            image={game.image}
            colour={game.gradient_color}
            sizes={size === 'large' ? '130px' : '70px'}
          />
        </span>
      ))}
    </span>
  );
}
