import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/http/client';

/** Deposits in these states do not change any more (a refund aside). */
const FINAL = new Set<string>(['complete', 'failed', 'cancel', 'refund']);
const POLL_MS = 2_000;

export function isFinal(status: string): boolean {
  return FINAL.has(status);
}

/** One deposit of the player. Asked every two seconds until the payment company has spoken. */
const depositQuery = (id: string) =>
  queryOptions({
    queryKey: ['cashier', 'deposit', id],
    queryFn: async () =>
      (await answerOf(api.GET('/api/v1/deposits/{id}', { params: { path: { id } } }))).data,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.error || (state.data && isFinal(state.data.transaction.status)) ? false : POLL_MS,
  });

export function useDeposit(id: string, enabled: boolean) {
  return useQuery({ ...depositQuery(id), enabled });
}
