import { useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';
import { asked } from '../state/asked';
import { WITHDRAWALS_KEY } from './get-withdrawals';

export type WithdrawalCase = components['schemas']['WithdrawalCase'];

/** One withdrawal with what stands beside it. */
export function useWithdrawalCase(id: string) {
  return useQuery({
    queryKey: [...WITHDRAWALS_KEY, 'case', id],
    queryFn: async () =>
      (await asked(() => api.GET('/api/office/v1/withdrawals/{id}', { params: { path: { id } } }))).data,
    staleTime: 5_000,
    refetchInterval: 30_000,
  });
}
