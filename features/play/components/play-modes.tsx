'use client';

import { useTranslations } from 'next-intl';
import { Link } from '@/lib/i18n/navigation';
import type { PlayMode } from '../api/post-games-id-sessions';
import type { PlayableGame } from '../domain/playable-game';
import styles from './play-modes.module.scss';

interface PlayModesProps {
  game: Pick<PlayableGame, 'path' | 'hasDemo'>;
  mode: PlayMode;
}

/** The choice of demo or real money; where a game has no demo, there is nothing to choose, and no plate for it. */
export function PlayModes({ game, mode }: PlayModesProps) {
  const t = useTranslations('Play');
  return (
    <nav className={styles.modes} aria-label={t('mode')} data-single={game.hasDemo ? undefined : ''}>
      {game.hasDemo && (
        <Link href={`${game.path}/demo`} aria-current={mode === 'demo' ? 'page' : undefined} prefetch={false}>
          {t('demo')}
        </Link>
      )}
      <Link href={game.path} aria-current={mode === 'real' ? 'page' : undefined} prefetch={false}>
        {t('real')}
      </Link>
    </nav>
  );
}
