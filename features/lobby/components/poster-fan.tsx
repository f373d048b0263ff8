import type { GameTile } from '../domain/game-tile';
import { Poster } from '@/components/ui/poster/poster';
import styles from './poster-fan.module.scss';

/** Up to three posters like a hand of cards, held at its lower edge. */
export function PosterFan({ games }: { games: readonly GameTile[] }) {
  return (
    <span className={styles.fan} aria-hidden>
      {games.slice(0, 3).map((game) => (
        <span key={game.id}>
          <Poster image={game.image} colour={game.gradient_color} sizes="70px" />
        </span>
      ))}
    </span>
  );
}
