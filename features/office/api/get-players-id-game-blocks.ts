import { useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import { asked } from '../state/asked';
import { playerKey } from './get-players-id';

/** Games that are blocked for a player, the latest first. */
export function useGameBlocks(id: string) {
  return useQuery({
    queryKey: [...playerKey(id), 'game-blocks'],
    queryFn: async () =>
      (await asked(() => api.GET('/api/office/v1/players/{id}/game-blocks', { params: { path: { id } } })))
        .data,
    staleTime: 5_000,
  });
}
