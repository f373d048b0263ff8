import { useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import { asked } from '../state/asked';
import { playerKey } from './get-players-id';

/** A player's level and points, and why they changed. */
export function usePlayerLoyalty(id: string) {
  return useQuery({
    queryKey: [...playerKey(id), 'loyalty'],
    queryFn: async () =>
      (await asked(() => api.GET('/api/office/v1/players/{id}/loyalty', { params: { path: { id } } }))).data,
    staleTime: 5_000,
  });
}
export type PlayerLoyalty = NonNullable<ReturnType<typeof usePlayerLoyalty>['data']>;
