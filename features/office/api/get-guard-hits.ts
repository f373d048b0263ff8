import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import type { components, paths } from '@/lib/http/platform';
import { asked } from '../state/asked';
import { CAMPAIGNS_KEY } from './get-campaigns';

export type HitsQuery = NonNullable<paths['/api/office/v1/guard-hits']['get']['parameters']['query']>;
export type GuardHit = components['schemas']['GuardHit'];

/** What guards have done to bonuses, beside second accounts; what waits for a decision first. */
export function useHits(query: HitsQuery) {
  return useQuery({
    queryKey: [...CAMPAIGNS_KEY, 'hits', query],
    queryFn: () => asked(() => api.GET('/api/office/v1/guard-hits', { params: { query } })),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });
}
