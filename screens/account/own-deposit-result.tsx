'use client';

import { DepositResult } from '@/features/cashier/components/deposit-result';
import { useSession } from '@/features/player/hooks/use-session';

export function OwnDepositResult({ depositId }: { depositId: string | null }) {
  const { status, failed } = useSession();
  // When the session could not be read, the deposit itself is polled until it answers.
  return <DepositResult depositId={depositId} session={failed ? 'in' : status} />;
}
