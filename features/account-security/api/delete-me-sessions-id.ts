import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import { isApiProblem } from '@/lib/http/problem';
import { sessionsKey } from './get-me-sessions';

/** Ends one session; one that is over already counts as ended. */
export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      try {
        await answerOf(api.DELETE('/api/v1/me/sessions/{id}', { params: { path: { id } } }));
      } catch (problem) {
        if (!isApiProblem(problem) || problem.status !== 404) throw problem;
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: sessionsKey }),
  });
}
