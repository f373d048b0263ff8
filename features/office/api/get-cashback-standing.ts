import { useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';
import { asked } from '../state/asked';
import { CASHBACK_KEY } from './get-cashback';

export type CashbackStanding = components['schemas']['CashbackStanding'];

/** While something is under way it is looked at again so often. Milliseconds. */
const AGAIN = 3_000;

/** How the run of a period stands. @param period its first day */
export function useCashbackStanding(period: string) {
  return useQuery({
    queryKey: [...CASHBACK_KEY, 'standing', period],
    queryFn: async () =>
      (await asked(() => api.GET('/api/office/v1/cashback/standing', { params: { query: { period } } })))
        .data,
    refetchInterval: ({ state: { data } }) => (data?.run ? AGAIN : false),
    staleTime: 2_000,
  });
}
