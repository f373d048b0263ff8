'use client';

import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { welcomeBonusQuery } from '@/features/bonuses/api/get-bonuses-welcome';
import { hintOf, keepWelcome } from '@/features/bonuses/state/welcome-hint';
import { useSession } from '@/features/player/hooks/use-session';
import { joinedTournamentsQuery } from '@/features/tournaments/api/get-me-tournaments';
import { joinedAtom } from '@/features/tournaments/state/joined';
import { useClosedSections } from '@/lib/browser/sections/use-closed-sections';

/** What of the lobby is the player's own: the welcome bonus that is left, and the tournaments joined. */
export function OwnLobby() {
  const { status, player } = useSession();
  const here = status === 'in';
  const closed = useClosedSections();
  const playerId = player?.id ?? null;
  const { data: bonus } = useQuery(welcomeBonusQuery(closed.includes('bonuses') ? null : playerId));
  const { data: joined } = useQuery(joinedTournamentsQuery(closed.includes('tournaments') ? null : playerId));
  const setJoined = useSetAtom(joinedAtom);

  useEffect(() => {
    if (status === 'out') keepWelcome(null);
    else if (here && bonus !== undefined) keepWelcome(hintOf(bonus));
  }, [bonus, here, status]);
  useEffect(() => {
    setJoined(new Set(here ? joined?.map(({ id }) => id) : []));
  }, [here, joined, setJoined]);
  return null;
}
