import { useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import { asked } from '../state/asked';
import { WITHDRAWALS_KEY } from './get-withdrawals';

/** What waits, and how long payment took in the last seven days. */
export function useWithdrawalSummary() {
  return useQuery({
    queryKey: [...WITHDRAWALS_KEY, 'summary'],
    queryFn: async () => (await asked(() => api.GET('/api/office/v1/withdrawals/summary'))).data,
    staleTime: 5_000,
    refetchInterval: 60_000,
  });
}
export type WithdrawalSummary = NonNullable<ReturnType<typeof useWithdrawalSummary>['data']>;
