import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/http/client';

/** SPEC §9: games per request of a search. */
const PER_PAGE = 12;
/** Shown before anything is typed. */
const POPULAR = 6;

/** Games for what was typed, a page after the other. What an older text asked for is given up. */
export const searchGamesQuery = (name: string) =>
  infiniteQueryOptions({
    queryKey: ['lobby', 'search', name],
    queryFn: async ({ pageParam, signal }) =>
      answerOf(
        api.GET('/api/v1/games', {
          params: { query: { name, sort: 'match', per_page: PER_PAGE, page: pageParam } },
          signal,
        }),
      ),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page < meta.lastPage ? meta.page + 1 : undefined),
    placeholderData: keepPreviousData,
  });

/** What is played most. */
export const popularGamesQuery = queryOptions({
  queryKey: ['lobby', 'popular'],
  queryFn: async () =>
    (await answerOf(api.GET('/api/v1/games', { params: { query: { sort: 'popular', per_page: POPULAR } } })))
      .data,
  staleTime: 10 * 60_000,
});
