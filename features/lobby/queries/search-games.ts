import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getGames } from '@/endpoints/get-games';

/** SPEC §9: games per request of a search. */
const PER_PAGE = 12;
/** Shown before anything is typed. */
const POPULAR = 6;

/** Games for a typed text, page by page. Requests for an older text are cancelled. */
export const searchGamesQuery = (name: string) =>
  infiniteQueryOptions({
    queryKey: ['lobby', 'search', name],
    queryFn: ({ pageParam, signal }) =>
      getGames({ name, sort: 'match', per_page: PER_PAGE, page: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page < meta.lastPage ? meta.page + 1 : undefined),
    placeholderData: keepPreviousData,
  });

/** What is played most. */
export const popularGamesQuery = queryOptions({
  queryKey: ['lobby', 'popular'],
  queryFn: async () => (await getGames({ sort: 'popular', per_page: POPULAR })).data,
  staleTime: 10 * 60_000,
});
