'use client';

import { Suspense } from 'react';
import { BlockBoundary } from '@/components/ui/block-boundary/block-boundary';
import { Statement } from '@/features/history/components/statement';
import { useProfile } from '@/features/profile/api/get-me-profile';
import { useSession } from '@/features/player/hooks/use-session';
import { useAccountCurrency } from './use-account-currency';

/** The player's statement, to read or to print. */
export function StatementScreen() {
  const currency = useAccountCurrency();
  const { status, player } = useSession();
  const profile = useProfile(status === 'in').data;
  const name = [profile?.name, profile?.surname].filter(Boolean).join(' ');
  return (
    <BlockBoundary>
      {/* What an address asks is known to the browser alone: the page is the same for everybody. */}
      <Suspense fallback={null}>
        <Statement currency={currency} holder={{ name, email: player?.email ?? '' }} />
      </Suspense>
    </BlockBoundary>
  );
}
