import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import { NETWORK_POLL_MS } from './get-network-tournaments-code-leaderboard';

interface Wanted {
  /** null for nobody. */
  playerId: string | null;
  /** Whether it may still change. */
  open?: boolean;
}

/**
 * Where the player stands in a tournament of the studio; null for who takes no part.
 * @param code undefined for a tournament of the casino: nothing is asked
 */
export const networkPlaceQuery = (code: string | undefined, { playerId, open = false }: Wanted) =>
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
    // Who takes no part has no place that could change.
    refetchInterval: ({ state }) => (open && state.data ? NETWORK_POLL_MS : false),
    staleTime: 0,
  });
