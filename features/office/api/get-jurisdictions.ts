import { useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';
import { asked } from '../state/asked';

export type JurisdictionProfile = components['schemas']['JurisdictionProfile'];

/** The rule books that there are, as they hold today. */
export function useJurisdictions() {
  return useQuery({
    queryKey: ['office', 'jurisdictions'],
    queryFn: async () => (await asked(() => api.GET('/api/office/v1/jurisdictions'))).data,
    staleTime: 60_000,
  });
}
