import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import { joinedNetworkKey } from './get-me-network-tournaments';

/** Takes the player into a tournament of the studio; again changes nothing. What is known of them is asked for anew. */
export function useNetworkRegister() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (code: string) =>
      (
        await answerOf(
          api.POST('/api/v1/network-tournaments/{code}/registrations', { params: { path: { code } } }),
        )
      ).data,
    onSuccess: async () => {
      await Promise.all([
        client.invalidateQueries({ queryKey: joinedNetworkKey }),
        client.invalidateQueries({ queryKey: ['player', 'network-tournament-place'] }),
        client.invalidateQueries({ queryKey: ['network-tournaments'] }),
      ]);
    },
  });
}
