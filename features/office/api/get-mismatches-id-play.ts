import { useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import { asked } from '../state/asked';

/** What a player has staked and won since a deposit came. */
export function usePlaySince(id: string) {
  return useQuery({
    queryKey: ['office', 'mismatches', id, 'play'],
    queryFn: async () =>
      (await asked(() => api.GET('/api/office/v1/mismatches/{id}/play', { params: { path: { id } } }))).data,
    staleTime: 5_000,
  });
}
