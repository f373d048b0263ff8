import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import { isApiProblem } from '@/lib/http/problem';

/** Deposits in these states do not change any more (a refund aside). */
const FINAL = new Set<string>(['complete', 'failed', 'cancel', 'refund']);
const POLL_MS = 2_000;
/** While a modal shows what to pay: it takes minutes, and may stay open for hours. */
const SHOWN_POLL_MS = 5_000;

export const depositKey = (id: string) => ['cashier', 'deposit', id] as const;

export function isFinal(status: string): boolean {
  return FINAL.has(status);
}

/** No such deposit, or no session: asking again brings nothing. Silence and faults of the platform pass. */
export function isRefused(error: unknown): boolean {
  return isApiProblem(error) && error.status >= 400 && error.status < 500 && error.status !== 429;
}

/** One deposit of the player. Asked again and again until the payment company has spoken. */
const depositQuery = (id: string, every: number) =>
  queryOptions({
    queryKey: depositKey(id),
    queryFn: async () =>
      (await answerOf(api.GET('/api/v1/deposits/{id}', { params: { path: { id } } }))).data,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      isRefused(state.error) || (state.data && isFinal(state.data.transaction.status)) ? false : every,
  });

export function useDeposit(id: string, enabled: boolean) {
  return useQuery({ ...depositQuery(id, POLL_MS), enabled });
}

/** The same for a modal that says what to pay, and shows what has arrived. */
export function useShownDeposit(id: string) {
  return useQuery(depositQuery(id, SHOWN_POLL_MS));
}
export type Deposit = NonNullable<ReturnType<typeof useDeposit>['data']>;
