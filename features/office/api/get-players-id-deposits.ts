import { useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import { asked } from '../state/asked';
import { playerKey } from './get-players-id';

/** A player's latest deposits, with what became of their refunds. */
export function usePlayerDeposits(id: string) {
  return useQuery({
    queryKey: [...playerKey(id), 'deposits'],
    queryFn: async () =>
      (await asked(() => api.GET('/api/office/v1/players/{id}/deposits', { params: { path: { id } } }))).data,
    staleTime: 5_000,
  });
}
export type OfficeDeposit = NonNullable<ReturnType<typeof usePlayerDeposits>['data']>[number];
