import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import { asked } from '../state/asked';
import { DIFFERENCES_KEY } from './get-differences';

/** Both sides of the books by day, and when they were last read and checked. */
export function useBooksSummary(days: number) {
  return useQuery({
    queryKey: [...DIFFERENCES_KEY, 'summary', days],
    queryFn: async () =>
      (await asked(() => api.GET('/api/office/v1/differences/summary', { params: { query: { days } } })))
        .data,
    placeholderData: keepPreviousData,
    staleTime: 5_000,
    refetchInterval: 60_000,
  });
}
export type BooksSummary = NonNullable<ReturnType<typeof useBooksSummary>['data']>;
