import { useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import { asked } from '../state/asked';
import { playerKey } from './get-players-id';

export function usePlayerSessions(id: string) {
  return useQuery({
    queryKey: [...playerKey(id), 'sessions'],
    queryFn: async () =>
      (await asked(() => api.GET('/api/office/v1/players/{id}/sessions', { params: { path: { id } } }))).data,
    staleTime: 5_000,
  });
}
