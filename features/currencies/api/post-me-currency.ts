import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import { currencyChanged } from '@/lib/browser/query/currency-changed';
import type { Currency } from '@/lib/money/money';
import { accountsKey } from './get-me-accounts';

interface Change {
  currency: Currency;
  /** One key for one intention. */
  idempotencyKey: string;
}

/** Puts another currency into use. Nothing is exchanged. */
export function useChangeCurrency() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ currency, idempotencyKey }: Change) =>
      (
        await answerOf(
          api.POST('/api/v1/me/currency', {
            body: { currency },
            params: { header: { 'Idempotency-Key': idempotencyKey } },
          }),
        )
      ).data,
    onSuccess: (accounts) => {
      client.setQueryData(accountsKey, accounts);
      currencyChanged(client);
    },
  });
}
