import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import type { paths } from '@/lib/http/platform';
import { titlesOfGames } from '../queries/titles';

type RoundQuery = NonNullable<paths['/api/v1/me/rounds']['get']['parameters']['query']>;
const PER_PAGE = 20;

/** The player's rounds, each with its game as far as that is still offered. Amounts in minor units. */
const roundsQuery = (query: RoundQuery) =>
  queryOptions({
    queryKey: ['history', 'rounds', query],
    queryFn: async () => {
      const { data, meta } = await answerOf(
        api.GET('/api/v1/me/rounds', { params: { query: { ...query, per_page: PER_PAGE } } }),
      );
      // Asked for before the list is shown: a title that comes late would move it.
      const games = await titlesOfGames(data.map(({ gameId }) => gameId));
      return { data: data.map((round) => ({ ...round, game: games.get(round.gameId) ?? null })), meta };
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const useRounds = (query: RoundQuery) => useQuery(roundsQuery(query));
export type GameRound = NonNullable<ReturnType<typeof useRounds>['data']>['data'][number];
