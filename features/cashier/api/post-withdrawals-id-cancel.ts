import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

/** Takes back a withdrawal that waits. It is called with a key: one for one intention. */
export function useCancelWithdrawal(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (idempotencyKey: string) =>
      (
        await answerOf(
          api.POST('/api/v1/withdrawals/{id}/cancel', {
            params: { path: { id }, header: { 'Idempotency-Key': idempotencyKey } },
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
