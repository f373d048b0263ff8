import { useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';
import { asked } from '../state/asked';

export type JurisdictionProfile = components['schemas']['JurisdictionProfile'];

export const JURISDICTIONS_KEY = ['office', 'jurisdictions'] as const;

/** The rule books that there are, as they hold today. */
export function useJurisdictions() {
  return useQuery({
    queryKey: JURISDICTIONS_KEY,
    queryFn: async () => (await asked(() => api.GET('/api/office/v1/jurisdictions'))).data,
    staleTime: 60_000,
  });
}
