import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import { titlesOfGames } from '../queries/titles';

/** One round, with what moved in it, and its game as far as that is still offered. */
const roundQuery = (game: string, round: string) =>
  queryOptions({
    queryKey: ['history', 'round', game, round],
    queryFn: async () => {
      const [{ data }, games] = await Promise.all([
        answerOf(api.GET('/api/v1/me/rounds/{game}/{round}', { params: { path: { game, round } } })),
        titlesOfGames([game]),
      ]);
      return { ...data, game: games.get(game) ?? null };
    },
    staleTime: 0,
  });

export const useRound = (game: string, round: string) => useQuery(roundQuery(game, round));
