import { useTranslations } from 'next-intl';
import { withBasePath } from '@/lib/domain/base-path';
import { listHref } from '@/lib/games/list-query';
import { Link } from '@/lib/i18n/navigation';
import type { ProviderTile as Provider } from '../domain/game-tile';
import styles from './providers-row.module.scss';

/** Id of the entry for the total of all studios. */
const ALL = 0;

interface ProviderTileProps {
  provider: Provider;
  onClick?: () => void;
}

/** A studio: its logo or its name, and the number of its games. If the logo fails to load, the name shows. */
export function ProviderTile({
  provider: { id, name, providerIcon, gamesCount },
  onClick,
}: ProviderTileProps) {
  const t = useTranslations('Lobby.providers');
  const href = id === ALL ? '/games/all' : listHref('/games', { providerIds: [id] });
  return (
    <Link className={styles.tile} href={href} prefetch={false} onClick={onClick}>
      {providerIcon === null ? (
        <b>{id === ALL ? t('all') : name}</b>
      ) : (
        <img
          className={styles.mark}
          src={withBasePath(providerIcon)}
          alt={name}
          width={144}
          height={48}
          loading="lazy"
          decoding="async"
        />
      )}
      <small>{t('games', { count: gamesCount })}</small>
    </Link>
  );
}
