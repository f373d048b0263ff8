import { useMutation } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

/** Turns the wheel. The same key is answered with the same turn. */
export function useSpin() {
  return useMutation({
    mutationFn: async (idempotencyKey: string) =>
      (
        await answerOf(
          api.POST('/api/v1/me/wheel/spins', { params: { header: { 'Idempotency-Key': idempotencyKey } } }),
        )
      ).data,
  });
}
