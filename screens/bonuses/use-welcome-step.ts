import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { welcomeBonusQuery } from '@/features/bonuses/api/get-bonuses-welcome';
import { hintOf, keepWelcome } from '@/features/bonuses/state/welcome-hint';
import { useSession } from '@/features/player/hooks/use-session';
import { useClosedSections } from '@/lib/browser/sections/use-closed-sections';

/** Keeps on the root element which welcome bonus is left for the player: cached pages show their step by it. */
export function useWelcomeStep(): void {
  const { status, player } = useSession();
  const isClosed = useClosedSections().includes('bonuses');
  const { data: bonus } = useQuery(welcomeBonusQuery(isClosed ? null : (player?.id ?? null)));

  useEffect(() => {
    if (status === 'out') keepWelcome(null);
    else if (status === 'in' && bonus !== undefined) keepWelcome(hintOf(bonus));
  }, [bonus, status]);
}
