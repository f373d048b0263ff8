import { useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';
import { asked } from '../state/asked';

export type Suspicion = components['schemas']['SuspiciousSignUps'];

/** Where sign-ups were refused because too many came from one place. */
export function useSuspicions() {
  return useQuery({
    queryKey: ['office', 'networks', 'suspicions'],
    queryFn: async () => (await asked(() => api.GET('/api/office/v1/networks/suspicions'))).data,
    staleTime: 5_000,
  });
}
