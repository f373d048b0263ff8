'use client';

import { useMemo, type ReactNode } from 'react';
import { useBalance } from '@/features/player/api/get-me-balance';
import { useOnline } from '@/features/player/hooks/use-online';
import { useSession } from '@/features/player/hooks/use-session';
import { WheelPlayerContext } from '@/features/wheel/state/wheel-player';
import { useOpenModal } from '@/lib/browser/modals/use-modals';
import { currencyOrDefault } from '@/lib/money/money';

/** Tells the wheel who looks at it. */
export function WheelPlayerFrame({ children }: { children: ReactNode }) {
  const { status, player, failed, retry } = useSession();
  const open = useOpenModal();
  const isOnline = useOnline();
  const playerId = status === 'in' ? player?.id : status === 'out' ? null : undefined;
  const currency = useBalance(status === 'in').data?.balance.currency;
  const known = useMemo(
    () => ({
      playerId,
      isOnline,
      hasFailed: failed,
      retry,
      currency: currency ? currencyOrDefault(currency) : null,
      onLogIn: () => open('LOGIN', {}),
      onSignUp: () => open('SIGNUP', { short: true }),
    }),
    [currency, failed, isOnline, open, playerId, retry],
  );
  return <WheelPlayerContext value={known}>{children}</WheelPlayerContext>;
}
