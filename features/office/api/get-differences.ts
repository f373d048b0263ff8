import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import type { paths } from '@/lib/http/platform';
import { asked } from '../state/asked';

export type DifferencesQuery = NonNullable<paths['/api/office/v1/differences']['get']['parameters']['query']>;

export const DIFFERENCES_KEY = ['office', 'differences'] as const;

/** Where the payment companies' books differ from ours. */
export function useDifferences(query: DifferencesQuery) {
  return useQuery({
    queryKey: [...DIFFERENCES_KEY, 'list', query],
    queryFn: () => asked(() => api.GET('/api/office/v1/differences', { params: { query } })),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });
}
export type ListedDifference = NonNullable<ReturnType<typeof useDifferences>['data']>['data'][number];
