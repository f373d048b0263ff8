import { useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import { asked } from '../state/asked';
import { playerKey } from './get-players-id';

/** What a player has, and the adjustments of it that wait for a colleague. */
export function usePlayerBalances(id: string) {
  return useQuery({
    queryKey: [...playerKey(id), 'balances'],
    queryFn: async () =>
      (await asked(() => api.GET('/api/office/v1/players/{id}/balances', { params: { path: { id } } }))).data,
    staleTime: 5_000,
  });
}
export type PlayerBalances = NonNullable<ReturnType<typeof usePlayerBalances>['data']>;
