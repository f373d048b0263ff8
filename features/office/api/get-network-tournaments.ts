import { useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import { asked } from '../state/asked';

/** Tournaments of the studio, who of ours takes part, and what was paid. */
export function useNetworkTournaments() {
  return useQuery({
    queryKey: ['office', 'network-tournaments'],
    queryFn: () => asked(() => api.GET('/api/office/v1/network-tournaments')),
    staleTime: 30_000,
  });
}
export type ListedNetworkTournament = NonNullable<
  ReturnType<typeof useNetworkTournaments>['data']
>['data'][number];
