import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import { isApiProblem } from '@/lib/http/problem';

/** Deposits in these states do not change any more (a refund aside). */
const FINAL = new Set<string>(['complete', 'failed', 'cancel', 'refund']);
const POLL_MS = 2_000;

export function isFinal(status: string): boolean {
  return FINAL.has(status);
}

/** No such deposit, or no session: asking again brings nothing. Silence and faults of the platform pass. */
export function isRefused(error: unknown): boolean {
  return isApiProblem(error) && error.status >= 400 && error.status < 500 && error.status !== 429;
}

/** One deposit of the player. Asked every two seconds until the payment company has spoken. */
const depositQuery = (id: string) =>
  queryOptions({
    queryKey: ['cashier', 'deposit', id],
    queryFn: async () =>
      (await answerOf(api.GET('/api/v1/deposits/{id}', { params: { path: { id } } }))).data,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      isRefused(state.error) || (state.data && isFinal(state.data.transaction.status)) ? false : POLL_MS,
  });

export function useDeposit(id: string, enabled: boolean) {
  return useQuery({ ...depositQuery(id), enabled });
}
export type Deposit = NonNullable<ReturnType<typeof useDeposit>['data']>;
