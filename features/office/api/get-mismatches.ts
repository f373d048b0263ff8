import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import type { paths } from '@/lib/http/platform';
import { asked } from '../state/asked';

export type MismatchesQuery = NonNullable<paths['/api/office/v1/mismatches']['get']['parameters']['query']>;

/** What payment companies told of deposits that can't be true. */
export function useMismatches(query: MismatchesQuery) {
  return useQuery({
    queryKey: ['office', 'mismatches', query],
    queryFn: () => asked(() => api.GET('/api/office/v1/mismatches', { params: { query } })),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });
}
export type ListedMismatch = NonNullable<ReturnType<typeof useMismatches>['data']>['data'][number];
