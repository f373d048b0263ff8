import { infiniteQueryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

const PER_PAGE = 25;

/** The player's rounds in a tournament, the latest first, page by page. */
export const roundsQuery = (id: string, playerId: string | null) =>
  infiniteQueryOptions({
    queryKey: ['player', 'tournament-rounds', id, playerId],
    initialPageParam: 1,
    queryFn: ({ pageParam: page, signal }) =>
      answerOf(
        api.GET('/api/v1/me/tournaments/{id}/rounds', {
          params: { path: { id }, query: { page, per_page: PER_PAGE } },
          signal,
        }),
      ),
    getNextPageParam: ({ meta }, _all, page) => (page < meta.lastPage ? page + 1 : null),
    staleTime: 0,
  });
