import { useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';
import { asked } from '../state/asked';
import { playerKey } from './get-players-id';

export type ProtectionRecord = components['schemas']['ProtectionRecord'];

/** Everything that protects a player, and what operators did. */
export function useProtectionRecord(id: string) {
  return useQuery({
    queryKey: [...playerKey(id), 'protection'],
    queryFn: async () =>
      (await asked(() => api.GET('/api/office/v1/players/{id}/protection', { params: { path: { id } } })))
        .data,
    staleTime: 5_000,
  });
}
