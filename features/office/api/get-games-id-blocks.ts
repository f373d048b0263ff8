import { useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import { asked } from '../state/asked';
import { GAMES_KEY } from './get-games';

/** Players for whom a game is blocked, the latest first. */
export function useBlocksOfGame(id: string) {
  return useQuery({
    queryKey: [...GAMES_KEY, 'blocks', id],
    queryFn: async () =>
      (await asked(() => api.GET('/api/office/v1/games/{id}/blocks', { params: { path: { id } } }))).data,
  });
}
