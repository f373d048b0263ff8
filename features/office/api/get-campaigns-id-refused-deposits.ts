import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import { asked } from '../state/asked';
import { CAMPAIGNS_KEY } from './get-campaigns';

/** Deposits that were made for a campaign and came without its bonus, and why. */
export function useRefusedDeposits(id: string, page: number) {
  return useQuery({
    queryKey: [...CAMPAIGNS_KEY, 'refused-deposits', id, page],
    queryFn: () =>
      asked(() =>
        api.GET('/api/office/v1/campaigns/{id}/refused-deposits', {
          params: { path: { id }, query: { page, per_page: 20 } },
        }),
      ),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });
}
