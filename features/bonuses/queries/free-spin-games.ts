import { queryOptions } from '@tanstack/react-query';
import { getGames } from '@/endpoints/get-games';

/** SPEC §7: games that free spins are shown with. */
export const FREE_SPIN_GAMES = 6;

/** Games by id, in the order of the ids; one that is not offered any more is left out. */
export const freeSpinGamesQuery = (ids: readonly string[]) => {
  const wanted = ids.slice(0, FREE_SPIN_GAMES);
  return queryOptions({
    queryKey: ['lobby', 'free-spins', ...wanted],
    queryFn: async ({ signal }) => {
      const { data } = await getGames({ ids: wanted.join(','), per_page: FREE_SPIN_GAMES }, signal);
      return wanted.flatMap((id) => data.find((game) => game.id === id) ?? []);
    },
    enabled: wanted.length > 0,
    staleTime: 300_000,
  });
};
