import { useEffect } from 'react';
import { usePathname, useRouter } from '@/lib/i18n/navigation';

const DOOR = '/account/limits';
/** What an excluded player still needs: their money, who they are, what has happened, help, and the pages of letters. */
const OPEN = [
  DOOR,
  '/account/wallet/withdrawal',
  '/account/wallet/balance',
  '/account/wallet/history',
  '/account/transaction-history',
  '/account/profile',
  '/info_pages',
  '/faq',
  '/not-me',
  '/set-password',
  '/change-email',
  '/confirmed_email',
  '/unsubscribe',
  '/authorize',
  '/handoff',
] as const;
const DEMO = /^\/game\/[^/]+\/demo$/;

/** Whether a path, without language prefix, is open to a player who has excluded themselves. */
export const isOpenToExcluded = (path: string): boolean =>
  DEMO.test(path) || OPEN.some((open) => path === open || path.startsWith(`${open}/`));

/** Leads a player who has excluded themselves to the door to their money, whatever page they come to. */
export function useExcludedDoor(away: 'time_out' | 'exclusion' | 'held' | null | undefined): void {
  const pathname = usePathname();
  const router = useRouter();
  const shut = away === 'exclusion' && !isOpenToExcluded(pathname);
  useEffect(() => {
    if (shut) router.replace(DOOR);
  }, [router, shut]);
}
