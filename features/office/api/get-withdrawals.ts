import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import type { paths } from '@/lib/http/platform';
import { asked } from '../state/asked';

export type WithdrawalsQuery = NonNullable<paths['/api/office/v1/withdrawals']['get']['parameters']['query']>;

export const WITHDRAWALS_KEY = ['office', 'withdrawals'] as const;

/** Withdrawals. Those that wait come and go by themselves: they are asked for every half minute. */
export function useWithdrawals(query: WithdrawalsQuery, enabled = true) {
  return useQuery({
    queryKey: [...WITHDRAWALS_KEY, 'list', query],
    queryFn: () => asked(() => api.GET('/api/office/v1/withdrawals', { params: { query } })),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
    refetchInterval: 30_000,
    enabled,
  });
}
export type ListedWithdrawal = NonNullable<ReturnType<typeof useWithdrawals>['data']>['data'][number];
