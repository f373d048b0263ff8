import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import { limitsKey, type Limit } from './get-me-limits';

/** The second yes to a higher limit, or to none. */
export function useConfirmLimit() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ kind, period }: Pick<Limit, 'kind' | 'period'>) =>
      (
        await answerOf(
          api.POST('/api/v1/me/limits/{kind}/{period}/confirm', { params: { path: { kind, period } } }),
        )
      ).data,
    onSuccess: (limits) => client.setQueryData(limitsKey, limits),
  });
}
