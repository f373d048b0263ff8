import { useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import { asked } from '../state/asked';
import { GAMES_KEY } from './get-games';

/** Studios by name, with their games and whether they are closed. */
export function useStudios() {
  return useQuery({
    queryKey: [...GAMES_KEY, 'studios'],
    queryFn: async () => (await asked(() => api.GET('/api/office/v1/studios'))).data,
    staleTime: 5_000,
  });
}
