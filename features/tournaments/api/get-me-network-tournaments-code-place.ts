import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

/**
 * Where the player stands in a tournament of the studio; null for who takes no part.
 * @param code undefined for a tournament of the casino: nothing is asked
 * @param playerId null for nobody
 */
export const networkPlaceQuery = (code: string | undefined, playerId: string | null) =>
  queryOptions({
    queryKey: ['player', 'network-tournament-place', code, playerId],
    queryFn: async ({ signal }) =>
      (
        await answerOf(
          api.GET('/api/v1/me/network-tournaments/{code}/place', {
            params: { path: { code: code ?? '' } },
            signal,
          }),
        )
      ).data,
    enabled: code !== undefined && playerId !== null,
    staleTime: 0,
  });
