'use client';

import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useSession } from '@/features/player/hooks/use-session';
import { joinedTournamentsQuery } from '@/features/tournaments/api/get-me-tournaments';
import { joinedAtom } from '@/features/tournaments/state/joined';
import { useClosedSections } from '@/lib/browser/sections/use-closed-sections';
import { useWelcomeStep } from '@/screens/bonuses/use-welcome-step';

/** What of the lobby is the player's own: the welcome bonus that is left, and the tournaments joined. */
export function OwnLobby() {
  const { status, player } = useSession();
  const here = status === 'in';
  const closed = useClosedSections();
  const playerId = player?.id ?? null;
  const { data: joined } = useQuery(joinedTournamentsQuery(closed.includes('tournaments') ? null : playerId));
  const setJoined = useSetAtom(joinedAtom);

  useWelcomeStep();
  useEffect(() => {
    setJoined(new Set(here ? joined?.map(({ id }) => id) : []));
  }, [here, joined, setJoined]);
  return null;
}
