import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import { isApiProblem } from '@/lib/http/problem';

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

/** Refusals by which what was offered has changed since it was read: the method, the balance, its bounds, what holds it back. */
const OUTDATED: ReadonlySet<string> = new Set([
  'client_api_18',
  'client_api_21',
  'client_api_30',
  'client_api_32',
  'client_api_33',
  'client_api_57',
]);

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
    onError: (problem) => {
      if (!isApiProblem(problem) || !OUTDATED.has(problem.code)) return;
      void client.invalidateQueries({ queryKey: ['cashier', 'withdraw-methods'] });
      void client.invalidateQueries({ queryKey: ['player', 'withdrawable'] });
    },
  });
}
