import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

export interface NewWithdrawal {
  method: string;
  /** Minor units. */
  amount: number;
  iban?: string;
  bsb?: string;
  account?: string;
  holder?: string;
  address?: string;
  tag?: string;
  /** Of the second factor. */
  code?: string;
  /** One key for one intention. */
  idempotencyKey: string;
}

/** Asks for a withdrawal: the money is set aside at once. */
export function useCreateWithdrawal() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ idempotencyKey, ...body }: NewWithdrawal) =>
      (
        await answerOf(
          api.POST('/api/v1/withdrawals', {
            body,
            params: { header: { 'Idempotency-Key': idempotencyKey } },
          }),
        )
      ).data,
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['cashier'] }),
        client.invalidateQueries({ queryKey: ['player', 'withdrawable'] }),
        client.invalidateQueries({ queryKey: ['history'] }),
      ]),
  });
}
