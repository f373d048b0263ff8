'use client';

import { DepositResult } from '@/features/cashier/components/deposit-result';
import { useSession } from '@/features/player/hooks/use-session';

export function DepositResultScreen({ depositId }: { depositId: string | null }) {
  const { status, failed } = useSession();
  // Who is here could not be found out: the platform is asked for the deposit itself, until it answers.
  return <DepositResult depositId={depositId} session={failed ? 'in' : status} />;
}
