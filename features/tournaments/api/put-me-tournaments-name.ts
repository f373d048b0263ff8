import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

/** Hides the player's name in leaderboards, or shows it again. The last press wins. */
export function useHideName(playerId: string | null) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: `tournament-name-${playerId}` },
    mutationFn: async (isHidden: boolean) =>
      (await answerOf(api.PUT('/api/v1/me/tournaments/name', { body: { isHidden } }))).data,
    onSuccess: () => client.invalidateQueries({ queryKey: ['player', 'tournament-place'] }),
  });
}
