import { useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import { asked } from '../state/asked';
import { playerKey } from './get-players-id';

export function usePlayerNotes(id: string) {
  return useQuery({
    queryKey: [...playerKey(id), 'notes'],
    queryFn: async () =>
      (await asked(() => api.GET('/api/office/v1/players/{id}/notes', { params: { path: { id } } }))).data,
    staleTime: 5_000,
  });
}
