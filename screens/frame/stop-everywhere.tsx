'use client';

import { useSession } from '@/features/player/hooks/use-session';
import { StopPlaying } from '@/screens/game/stop-playing';
import styles from './stop-everywhere.module.scss';

/** The break of a day on every page, where the law wants it there; beside a game that is open, the game's own bar has it. */
export function StopEverywhere() {
  const { player } = useSession();
  if (!player?.stopEverywhere || player.away !== null) return null;
  return (
    <div className={styles.stop}>
      <StopPlaying worded />
    </div>
  );
}
