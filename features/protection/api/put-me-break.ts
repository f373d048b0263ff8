import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import type { BreakLength } from '@/lib/domain/breaks';
import { breakKey } from './get-me-break';

/** Begins a break, or an exclusion, which ends the session. A shorter one than the one that runs changes nothing. */
export function useTakeBreak() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ length, origin }: { length: BreakLength; origin: 'page' | 'play' }) =>
      (await answerOf(api.PUT('/api/v1/me/break', { body: { length, origin } }))).data,
    onSuccess: (away) => {
      client.setQueryData(breakKey, away);
      // Pages ask who is here whether to offer a break; of an exclusion the end of the session tells them.
      if (away.kind === 'time_out') void client.invalidateQueries({ queryKey: ['player', 'me'] });
    },
  });
}
