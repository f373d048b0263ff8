import { useQuery } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

/** The player's latest withdrawals, newest first. */
export function useWithdrawals() {
  return useQuery({
    queryKey: ['cashier', 'withdrawals'],
    queryFn: async () => (await answerOf(api.GET('/api/v1/withdrawals'))).data,
    staleTime: 0,
  });
}
export type Withdrawal = NonNullable<ReturnType<typeof useWithdrawals>['data']>[number];
