import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import type { components, paths } from '@/lib/http/platform';
import { asked } from '../state/asked';
import { CAMPAIGNS_KEY } from './get-campaigns';

export type RefusalsQuery = NonNullable<paths['/api/office/v1/bonus-refusals']['get']['parameters']['query']>;
export type BonusRefusal = components['schemas']['BonusRefusal'];

/** Who was not given a bonus as a second account, what waits for a decision first. */
export function useRefusals(query: RefusalsQuery) {
  return useQuery({
    queryKey: [...CAMPAIGNS_KEY, 'refusals', query],
    queryFn: () => asked(() => api.GET('/api/office/v1/bonus-refusals', { params: { query } })),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });
}
