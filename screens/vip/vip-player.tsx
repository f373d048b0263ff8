'use client';

import { useMemo, type ReactNode } from 'react';
import { VipPlayerContext, type VipPlayer } from '@/features/vip/state/vip-player';
import { useBalance } from '@/features/player/api/get-me-balance';
import { useLoyalty } from '@/features/player/api/get-me-loyalty';
import { useMayDeposit } from '@/features/player/hooks/use-may-deposit';
import { useSession } from '@/features/player/hooks/use-session';
import { currencyOrDefault } from '@/lib/money/money';

/** Tells the levels who looks at them. */
export function VipPlayerSide({ children }: { children: ReactNode }) {
  const { status, failed, retry } = useSession();
  const signedIn = status === 'in';
  const { data, isError, isFetching, refetch } = useLoyalty(signedIn);
  const currency = useBalance(signedIn).data?.balance.currency;
  const mayDeposit = useMayDeposit();
  const hasFailed = failed || (signedIn && !data && isError && !isFetching);
  const player = useMemo(
    (): VipPlayer => ({
      status: status === 'out' ? 'visitor' : hasFailed ? 'failed' : signedIn && data ? 'player' : 'waiting',
      standing:
        signedIn && data
          ? {
              points: data.points,
              level: data.level?.levelInfo.level ?? 0,
              progressPercent: data.progressPercent,
            }
          : null,
      heldUntil: (signedIn && data?.heldUntil) || null,
      period: (signedIn && data?.cashbackPeriod) || null,
      exchange: (signedIn && data?.exchange) || null,
      currency: signedIn && currency ? currencyOrDefault(currency) : null,
      mayDeposit,
      retry: () => {
        if (failed) retry();
        else void refetch();
      },
    }),
    [currency, data, failed, hasFailed, mayDeposit, refetch, retry, signedIn, status],
  );
  return <VipPlayerContext value={player}>{children}</VipPlayerContext>;
}
