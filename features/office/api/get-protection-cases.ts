import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import type { components, paths } from '@/lib/http/platform';
import { asked } from '../state/asked';

export type CasesQuery = NonNullable<paths['/api/office/v1/protection-cases']['get']['parameters']['query']>;
export type HarmCase = components['schemas']['HarmCase'];

/** All lists of players whom signs of harm speak of. */
export const PROTECTION_CASES_KEY = ['office', 'protection-cases'] as const;

/** Players whom signs of harm speak of. */
export function useProtectionCases(query: CasesQuery) {
  return useQuery({
    queryKey: [...PROTECTION_CASES_KEY, query],
    queryFn: () => asked(() => api.GET('/api/office/v1/protection-cases', { params: { query } })),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });
}
