import { useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import { asked } from '../state/asked';
import { playerKey } from './get-players-id';

/** What registers of excluded players said of a player, the latest first. */
export function useRegisterAnswers(id: string) {
  return useQuery({
    queryKey: [...playerKey(id), 'register-answers'],
    queryFn: async () =>
      (
        await asked(() =>
          api.GET('/api/office/v1/players/{id}/register-answers', { params: { path: { id } } }),
        )
      ).data,
    staleTime: 5_000,
  });
}
