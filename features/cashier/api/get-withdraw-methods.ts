import { useQuery } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import { WITH_DEPOSIT } from '@/lib/browser/query/changes-with';

/** Where the player's money can go now, and what has to be done first. */
export function useWithdrawMethods() {
  return useQuery({
    queryKey: ['cashier', 'withdraw-methods'],
    queryFn: async () => (await answerOf(api.GET('/api/v1/withdraw-methods'))).data,
    staleTime: 0,
    meta: WITH_DEPOSIT,
  });
}
export type WithdrawOffer = NonNullable<ReturnType<typeof useWithdrawMethods>['data']>;
export type PayoutMethod = WithdrawOffer['methods'][number];
