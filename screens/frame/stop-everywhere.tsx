'use client';

import { usePathname } from '@/lib/i18n/navigation';
import { useSession } from '@/features/player/hooks/use-session';
import { StopPlaying } from '@/screens/game/stop-playing';
import styles from './stop-everywhere.module.scss';

/** On a phone what is paid, and why it can't be, has the foot of the page for itself. */
const PAYING = '/account/wallet/deposit';

/** The break of a day on every page, where the law wants it there; beside a game that is open, the game's own bar has it. */
export function StopEverywhere() {
  const { player } = useSession();
  const pathname = usePathname();
  if (!player?.stopEverywhere || player.away !== null) return null;
  return (
    <div className={styles.stop} data-place={pathname === PAYING ? 'head' : 'foot'}>
      <StopPlaying worded />
    </div>
  );
}
