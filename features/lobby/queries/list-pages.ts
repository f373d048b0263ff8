import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getGames } from '@/endpoints/get-games';
import { LIST_PAGE_SIZE, listSegment, platformQuery, type ListQuery } from '@/lib/games/list-query';
import { keptFor } from '@/lib/browser/query/kept-for';

/** How long loaded pages stay in memory after their list was left, for Back. Milliseconds. */
const KEPT_MS = 30 * 60_000;

/** The pages of a list that follow the one that the server rendered. */
export const listPagesQuery = (category: string, query: ListQuery) =>
  infiniteQueryOptions({
    queryKey: ['lobby', 'list', category, listSegment(query)],
    queryFn: ({ pageParam, signal }) =>
      getGames({ ...platformQuery(query, category, LIST_PAGE_SIZE), page: pageParam }, signal),
    initialPageParam: query.page + 1,
    getNextPageParam: ({ meta }) => (meta.page < meta.lastPage ? meta.page + 1 : undefined),
    staleTime: Infinity,
    gcTime: keptFor(KEPT_MS),
  });

/** How many games a list would have. */
export const listCountQuery = (category: string, query: ListQuery) =>
  queryOptions({
    queryKey: ['lobby', 'count', category, listSegment({ ...query, page: 1, sort: 'popular' })],
    queryFn: async ({ signal }) => (await getGames(platformQuery(query, category, 1), signal)).meta.total,
  });
