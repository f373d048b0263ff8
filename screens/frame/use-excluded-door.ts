import { useEffect } from 'react';
import { EXCLUDED_DOOR, isOpenToExcluded } from '@/features/player/domain/excluded';
import { markRoot } from '@/early/root';
import { usePathname, useRouter } from '@/lib/i18n/navigation';

/**
 * Leads a player who has excluded themselves to the door to their money, whatever page they come to. On the root element
 * `data-door` says so: the frame around the page offers no games then.
 */
export function useExcludedDoor(away: 'time_out' | 'exclusion' | 'held' | null | undefined): void {
  const pathname = usePathname();
  const router = useRouter();
  const shut = away === 'exclusion' && !isOpenToExcluded(pathname);
  useEffect(() => {
    if (away !== 'exclusion') return;
    markRoot('door', '');
    return () => markRoot('door', null);
  }, [away]);
  useEffect(() => {
    if (shut) router.replace(EXCLUDED_DOOR);
  }, [router, shut]);
}
