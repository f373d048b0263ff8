import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/http/client';

/** Methods that the player can deposit by now, and the overall limits in minor units. */
const depositMethodsQuery = () =>
  queryOptions({
    queryKey: ['cashier', 'deposit-methods'],
    queryFn: async () => (await answerOf(api.GET('/api/v1/deposit-methods'))).data,
    staleTime: 300_000,
  });

export function useDepositMethods() {
  return useQuery(depositMethodsQuery());
}
export type DepositMethods = NonNullable<ReturnType<typeof useDepositMethods>['data']>;
export type DepositMethod = DepositMethods['methods'][number];
