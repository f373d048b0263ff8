import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

/** Methods that the player can deposit by now, and the overall limits in minor units. */
export const getDepositMethods = async () => (await answerOf(api.GET('/api/v1/deposit-methods'))).data;
export type DepositMethods = Awaited<ReturnType<typeof getDepositMethods>>;
export type DepositMethod = DepositMethods['methods'][number];

export const DEPOSIT_METHODS_KEY = ['cashier', 'deposit-methods'];

const depositMethodsQuery = () =>
  queryOptions({
    queryKey: DEPOSIT_METHODS_KEY,
    queryFn: getDepositMethods,
    staleTime: 300_000,
  });

export function useDepositMethods() {
  return useQuery(depositMethodsQuery());
}
