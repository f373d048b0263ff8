import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { TransactionType } from '@/lib/domain/transactions';
import { answerOf, api } from '@/lib/http/client';

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
    queryFn: async () =>
      answerOf(
        api.GET('/api/v1/me/transactions', {
          params: { query: { ...filter, per_page: PER_PAGE } },
        }),
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export function useTransactions(filter: TransactionFilter) {
  return useQuery(transactionsQuery(filter));
}
export type Transaction = NonNullable<ReturnType<typeof useTransactions>['data']>['data'][number];
