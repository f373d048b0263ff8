import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';
import { asked } from '../state/asked';

export type LevelCashback = components['schemas']['CashbackOfLevel'];

/** Of everything about cashback that a deed changes. */
export const CASHBACK_KEY = ['office', 'cashback'] as const;

/** What a period's cashback comes to. @param period its first day; the last one that is over when null */
export function useCashback(period: string | null) {
  const query = period === null ? {} : { period };
  return useQuery({
    queryKey: [...CASHBACK_KEY, 'overview', period],
    queryFn: async () => (await asked(() => api.GET('/api/office/v1/cashback', { params: { query } }))).data,
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });
}
