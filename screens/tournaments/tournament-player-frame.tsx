'use client';

import { useMemo, type ReactNode } from 'react';
import { useBalance } from '@/features/player/api/get-me-balance';
import { useSession } from '@/features/player/hooks/use-session';
import { useKeepJoined } from '@/features/tournaments/hooks/use-keep-joined';
import { TournamentPlayerContext } from '@/features/tournaments/state/player';
import { useOpenModal } from '@/lib/browser/modals/use-modals';
import { currencyOrDefault } from '@/lib/money/money';

/** Tells what is inside who looks at it, and how a visitor becomes a player. */
export function TournamentPlayerFrame({ children }: { children: ReactNode }) {
  const { status, player } = useSession();
  const open = useOpenModal();
  const playerId = status === 'in' ? player?.id : status === 'out' ? null : undefined;
  const currency = currencyOrDefault(useBalance(status === 'in').data?.balance.currency);
  useKeepJoined(playerId ?? null);
  const known = useMemo(
    () => ({
      playerId,
      currency,
      onNeedLogIn: (then: () => void) => open('SIGNUP', { short: true, then }),
      onNeedProfile: (
        fields: Parameters<typeof open<'PROFILE_REQUIREMENTS_MODAL'>>[1]['fields'],
        then: () => void,
      ) => open('PROFILE_REQUIREMENTS_MODAL', { fields, then }),
    }),
    [currency, open, playerId],
  );
  return <TournamentPlayerContext value={known}>{children}</TournamentPlayerContext>;
}
