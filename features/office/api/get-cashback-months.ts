import { useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';
import { asked } from '../state/asked';
import { CASHBACK_KEY } from './get-cashback';

export type CashbackMonth = components['schemas']['CashbackMonth'];

/** What came back by months. */
export function useCashbackMonths() {
  return useQuery({
    queryKey: [...CASHBACK_KEY, 'months'],
    queryFn: async () => (await asked(() => api.GET('/api/office/v1/cashback/months'))).data,
    staleTime: 5_000,
  });
}
