'use client';

import { useSession } from '@/features/player/hooks/use-session';
import { useKeepJoined } from '@/features/tournaments/hooks/use-keep-joined';
import { useClosedSections } from '@/lib/browser/sections/use-closed-sections';
import { useWelcomeStep } from '@/screens/bonuses/use-welcome-step';

/** What of the lobby is the player's own: the welcome bonus that is left, and the tournaments joined. */
export function OwnLobby() {
  const { status, player } = useSession();
  const closed = useClosedSections();
  const here = status === 'in' && player && !closed.includes('tournaments');

  useWelcomeStep();
  useKeepJoined(here ? player.id : null);
  return null;
}
