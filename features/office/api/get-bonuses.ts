import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import type { components, paths } from '@/lib/http/platform';
import { asked } from '../state/asked';

export type GrantsQuery = NonNullable<paths['/api/office/v1/bonuses']['get']['parameters']['query']>;
export type OfficeGrant = components['schemas']['OfficeGrant'];

export const GRANTS_KEY = ['office', 'bonuses'] as const;

/** Players’ bonuses of a campaign or of a player, the latest first. */
export function useGrants(query: GrantsQuery) {
  return useQuery({
    queryKey: [...GRANTS_KEY, query],
    queryFn: () => asked(() => api.GET('/api/office/v1/bonuses', { params: { query } })),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });
}
