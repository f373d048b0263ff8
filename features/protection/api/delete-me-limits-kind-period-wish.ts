import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import { limitsKey, type Limit } from './get-me-limits';

/** Keeps the limit as it is, and forgets the higher one. */
export function useKeepLimit() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ kind, period }: Pick<Limit, 'kind' | 'period'>) =>
      (
        await answerOf(
          api.DELETE('/api/v1/me/limits/{kind}/{period}/wish', { params: { path: { kind, period } } }),
        )
      ).data,
    onSuccess: (limits) => client.setQueryData(limitsKey, limits),
  });
}
