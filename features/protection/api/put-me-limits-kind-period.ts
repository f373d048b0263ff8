import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import { limitsKey, type Limit } from './get-me-limits';

/** Sets a limit, or asks for a higher one or none (null). */
export function useSetLimit() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ kind, period, amount }: Pick<Limit, 'kind' | 'period' | 'amount'>) =>
      (
        await answerOf(
          api.PUT('/api/v1/me/limits/{kind}/{period}', {
            params: { path: { kind, period } },
            body: { amount },
          }),
        )
      ).data,
    onSuccess: (limits) => client.setQueryData(limitsKey, limits),
  });
}
