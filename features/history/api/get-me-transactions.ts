import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import type { paths } from '@/lib/http/platform';
import { titlesOfGames, titlesOfMethods } from '../queries/titles';

/** What the platform is asked for. */
export type TransactionQuery = NonNullable<paths['/api/v1/me/transactions']['get']['parameters']['query']>;
const PER_PAGE = 20;

/** Movements of the player's money. Amounts in minor units. */
const transactionsQuery = (query: TransactionQuery) =>
  queryOptions({
    queryKey: ['history', 'transactions', query],
    queryFn: async () => {
      const { data, meta } = await answerOf(
        api.GET('/api/v1/me/transactions', {
          params: { query: { ...query, per_page: PER_PAGE } },
        }),
      );
      // Asked for before the list is shown: a title that comes late would move it.
      const [games, methods] = await Promise.all([
        titlesOfGames(data.flatMap(({ gameId }) => gameId ?? [])),
        titlesOfMethods(data.flatMap(({ method }) => method ?? [])),
      ]);
      const titleOf = ({ gameId, method }: (typeof data)[number]): string | null =>
        (gameId ? games.get(gameId)?.name : method ? methods.get(method) : null) ?? null;
      return { data: data.map((row) => ({ ...row, title: titleOf(row) })), meta };
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export function useTransactions(query: TransactionQuery) {
  return useQuery(transactionsQuery(query));
}
export type Transaction = NonNullable<ReturnType<typeof useTransactions>['data']>['data'][number];
