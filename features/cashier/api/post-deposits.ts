import { useMutation } from '@tanstack/react-query';
import type { BonusTaking } from '@/lib/domain/bonuses';
import { answerOf, api } from '@/lib/browser/platform/client';

export interface NewDeposit {
  method: string;
  /** Minor units: whole units times 100. */
  amount: number;
  /** The game that it is begun in, by the name in its address. */
  game?: string | undefined;
  /** Of the bonus that the deposit is made for. */
  promocode?: string;
  /** How that bonus is taken when the money is there. */
  taking?: BonusTaking;
  /** One key for one intention: a repeated press with the same key makes one deposit. */
  idempotencyKey: string;
}

/** Asks for a deposit; the answer names the payment company's page. Nothing is credited by it. */
export function useCreateDeposit() {
  return useMutation({
    mutationFn: async ({ idempotencyKey, ...body }: NewDeposit) =>
      (
        await answerOf(
          api.POST('/api/v1/deposits', {
            body,
            params: { header: { 'Idempotency-Key': idempotencyKey } },
          }),
        )
      ).data,
  });
}
