import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

/** One round, with what moved in it. */
const roundQuery = (game: string, round: string) =>
  queryOptions({
    queryKey: ['history', 'round', game, round],
    queryFn: async () =>
      (await answerOf(api.GET('/api/v1/me/rounds/{game}/{round}', { params: { path: { game, round } } })))
        .data,
    staleTime: 0,
  });

export const useRound = (game: string, round: string) => useQuery(roundQuery(game, round));
