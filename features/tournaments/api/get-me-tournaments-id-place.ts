import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

/** Where the player stands in a tournament; null for who takes no part. */
export const placeQuery = (id: string, playerId: string | null) =>
  queryOptions({
    queryKey: ['player', 'tournament-place', id, playerId],
    queryFn: async ({ signal }) =>
      (await answerOf(api.GET('/api/v1/me/tournaments/{id}/place', { params: { path: { id } }, signal })))
        .data,
    enabled: playerId !== null,
    staleTime: 0,
  });
