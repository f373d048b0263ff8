'use client';

import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { welcomeBonusQuery } from '@/features/bonuses/api/get-welcome-bonus';
import { hintOf, keepWelcome } from '@/features/bonuses/state/welcome-hint';
import { useSession } from '@/features/player/hooks/use-session';
import { joinedTournamentsQuery } from '@/features/tournaments/api/get-joined-tournaments';
import { joinedAtom } from '@/features/tournaments/state/joined';

/** What of the lobby is the player's own: the welcome bonus that is left, and the tournaments joined. */
export function OwnLobby() {
  const { status, player } = useSession();
  const here = status === 'in';
  const { data: bonus } = useQuery(welcomeBonusQuery(player?.id ?? null));
  const { data: joined } = useQuery(joinedTournamentsQuery(player?.id ?? null));
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
