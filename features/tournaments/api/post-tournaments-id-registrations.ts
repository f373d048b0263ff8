import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import { joinedKey } from './get-me-tournaments';

/** Takes the player into a tournament; again changes nothing. What is known of tournaments is asked for anew. */
export function useRegister() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) =>
      (await answerOf(api.POST('/api/v1/tournaments/{id}/registrations', { params: { path: { id } } }))).data,
    onSuccess: async () => {
      await Promise.all([
        client.invalidateQueries({ queryKey: joinedKey }),
        client.invalidateQueries({ queryKey: ['player', 'tournament-place'] }),
        client.invalidateQueries({ queryKey: ['tournaments'] }),
      ]);
    },
  });
}
