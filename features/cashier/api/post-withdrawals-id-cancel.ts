import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

/** Takes back a withdrawal that waits. */
export function useCancelWithdrawal(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () =>
      (
        await answerOf(
          api.POST('/api/v1/withdrawals/{id}/cancel', {
            params: { path: { id }, header: { 'Idempotency-Key': crypto.randomUUID() } },
          }),
        )
      ).data,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['cashier'] }),
        client.invalidateQueries({ queryKey: ['player', 'withdrawable'] }),
        client.invalidateQueries({ queryKey: ['history'] }),
      ]),
  });
}
