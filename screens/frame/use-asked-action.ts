'use client';

import { useEffect, useEffectEvent } from 'react';
import { usePathname } from '@/lib/i18n/navigation';
import { useOpenModal } from '@/lib/browser/modals/use-modals';

/**
 * SPEC §2: an address with `action` opens the log-in for a visitor (`action=signup` the sign-up), and loses it: a page
 * that is loaded again or passed on does not ask again.
 */
export function useAskedAction(status: 'unknown' | 'in' | 'out'): void {
  const pathname = usePathname();
  const open = useOpenModal();
  const see = useEffectEvent(() => {
    const address = new URL(window.location.href);
    const action = address.searchParams.get('action');
    if (action === null) return;
    address.searchParams.delete('action');
    window.history.replaceState(window.history.state, '', address);
    if (status === 'out') open(action === 'signup' ? 'SIGNUP' : 'LOGIN', {});
  });
  useEffect(() => {
    if (status !== 'unknown') see();
  }, [pathname, status]);
}
