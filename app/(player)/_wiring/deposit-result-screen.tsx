'use client';

import { DepositResult } from '@/features/cashier/components/deposit-result';
import { useSession } from '@/features/player/hooks/use-session';

export function DepositResultScreen({ depositId }: { depositId: string | null }) {
  const { status } = useSession();
  return <DepositResult depositId={depositId} session={status} />;
}
