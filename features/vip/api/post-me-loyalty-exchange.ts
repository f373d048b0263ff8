import { useMutation } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

interface Exchange {
  points: number;
  /** One key for one intention. */
  idempotencyKey: string;
}

/** Exchanges points for real money, at the rate of the programme. */
export function useExchangePoints() {
  return useMutation({
    mutationFn: async ({ points, idempotencyKey }: Exchange) =>
      (
        await answerOf(
          api.POST('/api/v1/me/loyalty/exchange', {
            body: { points },
            params: { header: { 'Idempotency-Key': idempotencyKey } },
          }),
        )
      ).data,
  });
}
