'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { useLayoutEffect } from 'react';
import { markRoot } from '@/early/root';
import { joinedNetworkQuery } from '@/features/tournaments/api/get-me-network-tournaments';
import { joinedTournamentsQuery } from '@/features/tournaments/api/get-me-tournaments';
import { PlayRibbon } from '@/features/tournaments/components/play-ribbon';
import { keepRaceGames } from '@/features/tournaments/state/race-games';
import { LANGUAGE_CODES } from '@/lib/domain/locales';

/** Over a game for money: how the player stands in a tournament that it counts in. Renders nothing without one. */
export function PlayRace({ gameId, playerId }: { gameId: string; playerId: string }) {
  const language = LANGUAGE_CODES[useLocale()];
  const own = useQuery(joinedTournamentsQuery(playerId, language));
  const network = useQuery(joinedNetworkQuery(playerId, language));
  const active = [...(own.data ?? []), ...(network.data ?? [])].filter(({ status }) => status === 'active');
  const asked = !own.isPending && !network.isPending;
  const none = asked && active.length === 0 && !own.isError && !network.isError;
  useLayoutEffect(() => {
    if (!none) return;
    keepRaceGames([]);
    markRoot('race', null);
  }, [none]);
  // With both lists at once: the one that ends next of them all is told.
  return asked && active.length > 0 ? (
    <PlayRibbon tournaments={active} gameId={gameId} playerId={playerId} />
  ) : null;
}
