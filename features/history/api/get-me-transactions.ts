import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { TransactionType } from '@/lib/domain/transactions';
import { answerOf, api } from '@/lib/browser/platform/client';
import { titlesOfGames, titlesOfMethods } from '../queries/titles';

export const TRANSACTION_SORTS = ['dateDesc', 'dateAsc', 'amountDesc', 'amountAsc'] as const;
export type TransactionSort = (typeof TRANSACTION_SORTS)[number];

export interface TransactionFilter {
  type?: TransactionType;
  sort: TransactionSort;
  page: number;
}
const PER_PAGE = 20;

/** Movements of the player's money, newest first unless asked otherwise. Amounts in minor units. */
const transactionsQuery = (filter: TransactionFilter) =>
  queryOptions({
    queryKey: ['history', 'transactions', filter],
    queryFn: async () => {
      const { data, meta } = await answerOf(
        api.GET('/api/v1/me/transactions', {
          params: { query: { ...filter, per_page: PER_PAGE } },
        }),
      );
      // Asked for before the list is shown: a title that comes late would move it.
      const [games, methods] = await Promise.all([
        titlesOfGames(data.flatMap(({ gameId }) => gameId ?? [])),
        titlesOfMethods(data.flatMap(({ method }) => method ?? [])),
      ]);
      const titleOf = ({ gameId, method }: (typeof data)[number]): string | null =>
        (gameId ? games.get(gameId) : method ? methods.get(method) : null) ?? null;
      return { data: data.map((row) => ({ ...row, title: titleOf(row) })), meta };
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export function useTransactions(filter: TransactionFilter) {
  return useQuery(transactionsQuery(filter));
}
export type Transaction = NonNullable<ReturnType<typeof useTransactions>['data']>['data'][number];
