import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import type { components, paths } from '@/lib/http/platform';
import { asked } from '../state/asked';

type MatchesQuery = NonNullable<paths['/api/office/v1/exclusion-matches']['get']['parameters']['query']>;
export type ExclusionMatch = components['schemas']['ExclusionMatch'];

/** All lists of accounts that seem to be of who has excluded themselves. */
export const EXCLUSION_MATCHES_KEY = ['office', 'exclusion-matches'] as const;

/** Accounts that seem to be of somebody who has excluded themselves. */
export function useExclusionMatches(query: MatchesQuery) {
  return useQuery({
    queryKey: [...EXCLUSION_MATCHES_KEY, query],
    queryFn: () => asked(() => api.GET('/api/office/v1/exclusion-matches', { params: { query } })),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });
}
