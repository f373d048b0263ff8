import { useQueries } from '@tanstack/react-query';
import { getGames } from '@/endpoints/get-games';

/** As many as the platform tells at once. */
const AT_ONCE = 100;

/** Names and addresses of games, in the order of their ids; one that is not offered any more is left out. */
export function useGamesNamed(ids: readonly string[]) {
  const parts = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, part) =>
    ids.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  );
  return useQueries({
    queries: parts.map((part) => ({
      queryKey: ['bonuses', 'games-named', ...part],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await getGames({ ids: part.join(','), per_page: AT_ONCE }, signal)).data,
      staleTime: 300_000,
    })),
    combine: (answers) => {
      const known = new Map(answers.flatMap(({ data = [] }) => data).map((game) => [game.id, game]));
      return {
        games: ids.flatMap((id) => known.get(id) ?? []),
        isPending: answers.some((one) => one.isPending),
      };
    },
  });
}
