import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import { OPEN_DEPOSITS_KEY } from './get-deposits';
import { DEPOSIT_BONUSES_KEY } from './get-me-deposit-bonuses';
import { PROMO_CODE_KEY } from '@/endpoints/get-me-promo-codes-code';

interface Cancel {
  id: string;
  /** One key for one intention. */
  idempotencyKey: string;
}

/** Closes a deposit that the player no longer wants. The answer is the deposit as it stands then. */
export function useCancelDeposit() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, idempotencyKey }: Cancel) =>
      (
        await answerOf(
          api.POST('/api/v1/deposits/{id}/cancel', {
            params: { path: { id }, header: { 'Idempotency-Key': idempotencyKey } },
          }),
        )
      ).data,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: OPEN_DEPOSITS_KEY }),
        client.invalidateQueries({ queryKey: ['cashier', 'deposit'] }),
        client.invalidateQueries({ queryKey: ['history'] }),
        // The bonus that it was made for can be had again.
        client.invalidateQueries({ queryKey: DEPOSIT_BONUSES_KEY }),
        client.invalidateQueries({ queryKey: PROMO_CODE_KEY }),
      ]),
  });
}
