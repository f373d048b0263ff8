import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import { sessionsKey } from './get-me-sessions';

/** Ends every other session. @returns how many. */
export function useEndOtherSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => (await answerOf(api.DELETE('/api/v1/me/sessions'))).data.ended,
    onSettled: () => client.invalidateQueries({ queryKey: sessionsKey }),
  });
}
