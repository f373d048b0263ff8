import { useQuery } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

const POLL_MS = 5_000;

/** The player's latest withdrawals, newest first; asked for again while one of them is under way. */
export function useWithdrawals() {
  return useQuery({
    queryKey: ['cashier', 'withdrawals'],
    queryFn: async () => (await answerOf(api.GET('/api/v1/withdrawals'))).data,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(({ waitsFor }) => waitsFor !== null) ? POLL_MS : false),
  });
}
export type Withdrawal = NonNullable<ReturnType<typeof useWithdrawals>['data']>[number];
