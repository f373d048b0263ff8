import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import type { CheckMinutes } from '@/lib/domain/play-law';
import { playKey, withAskedAt } from './get-me-play';

/** How often the player wants to be told of their play; null for never. */
export function useChooseCheck() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (minutes: CheckMinutes | null) =>
      withAskedAt(() => answerOf(api.PUT('/api/v1/me/reality-check', { body: { minutes } }))),
    onSuccess: (play) => client.setQueryData(playKey, play),
  });
}
