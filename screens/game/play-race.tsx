'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { joinedTournamentsQuery } from '@/features/tournaments/api/get-me-tournaments';
import { PlayRibbon } from '@/features/tournaments/components/play-ribbon';
import { LANGUAGE_CODES } from '@/lib/domain/locales';

/** Over a game for money: how the player stands in a tournament that it counts in. Renders nothing without one. */
export function PlayRace({ gameId, playerId }: { gameId: string; playerId: string }) {
  const { data: joined } = useQuery(joinedTournamentsQuery(playerId, LANGUAGE_CODES[useLocale()]));
  const ids = joined?.filter(({ status }) => status === 'active').map(({ id }) => id) ?? [];
  return ids.length > 0 ? <PlayRibbon ids={ids} gameId={gameId} playerId={playerId} /> : null;
}
