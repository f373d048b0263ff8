import { useQuery } from '@tanstack/react-query';
import { Poster } from '@/components/ui/poster/poster';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { Link } from '@/lib/i18n/navigation';
import { FREE_SPIN_GAMES, freeSpinGamesQuery } from '../queries/free-spin-games';
import styles from './free-spin-games.module.scss';

interface FreeSpinGamesProps {
  /** Ids. */
  games: readonly string[];
  /** SPEC §2: six games, three of them on wide screens; or three everywhere. */
  size: 'modal' | 'card';
  /** The reader leaves for a game. */
  onLeave?: () => void;
}

/** Posters of the games that free spins can be used in. Their box stands before they have come. */
export function FreeSpinGames({ games, size, onLeave }: FreeSpinGamesProps) {
  const shown = games.slice(0, size === 'card' ? 3 : FREE_SPIN_GAMES);
  const { data, isError } = useQuery(freeSpinGamesQuery(shown));
  if (shown.length === 0 || isError) return null;
  return (
    <ul className={styles.games} data-size={size}>
      {data
        ? data.map((game) => (
            <li key={game.id}>
              <Link href={game.geo_link} prefetch={false} onClick={onLeave}>
                <span className={styles.poster}>
                  <Poster image={game.image} colour={game.gradient_color} sizes="130px" />
                </span>
                <b>{game.name}</b>
              </Link>
            </li>
          ))
        : shown.map((id) => (
            <li key={id} aria-hidden>
              <span className={styles.poster}>
                <Skeleton height="100%" />
              </span>
              <b>&nbsp;</b>
            </li>
          ))}
    </ul>
  );
}
