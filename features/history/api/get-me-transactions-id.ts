import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

/** One movement with everything that happened to it. */
const transactionQuery = (id: string) =>
  queryOptions({
    queryKey: ['history', 'transaction', id],
    queryFn: async () =>
      (await answerOf(api.GET('/api/v1/me/transactions/{id}', { params: { path: { id } } }))).data,
    staleTime: 0,
  });

export const useTransaction = (id: string) => useQuery(transactionQuery(id));
