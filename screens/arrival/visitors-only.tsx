'use client';

import { useEffect, type ReactNode } from 'react';
import { useSession } from '@/features/player/hooks/use-session';
import { useRouter } from '@/lib/i18n/navigation';

/** SPEC §6: pages for visitors only. A player who is logged in, or logs in there, is redirected home. */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  const { status } = useSession();
  const router = useRouter();
  useEffect(() => {
    if (status === 'in') router.replace('/');
  }, [router, status]);
  return children;
}
