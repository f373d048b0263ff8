import { queryOptions } from '@tanstack/react-query';
import { getGames } from '@/endpoints/get-games';

/** Games by their ids, in the order of the ids; those that are no longer offered are left out. */
export const gamesByIdQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['lobby', 'by-id', ids],
    queryFn: async () => {
      const { data } = await getGames({ ids: ids.join(','), per_page: 100 });
      const known = new Map(data.map((game) => [game.id, game]));
      return ids.flatMap((id) => known.get(id) ?? []);
    },
    staleTime: 10 * 60_000,
  });
