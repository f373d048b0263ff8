'use client';

import { useCallback } from 'react';
import { useSession } from '@/features/player/hooks/use-session';
import { useOpenModal } from '@/lib/browser/modals/use-modals';

/** Opens the cashier. A visitor signs up first; while the session is unknown, the cashier waits. */
export function useOpenDeposit(): () => void {
  const { status } = useSession();
  const open = useOpenModal();
  return useCallback(() => {
    open('DEPOSIT', {});
    if (status === 'out') open('SIGNUP', { short: true });
  }, [open, status]);
}
