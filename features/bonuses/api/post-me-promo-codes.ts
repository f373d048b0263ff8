import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import type { LanguageCode } from '@/lib/domain/locales';
import { ownBonusesOf } from './get-me-bonuses';
import { bonusesChanged } from '../state/bonuses-changed';

interface Claim {
  promocode: string;
  /** Activated at once, or into the queue. */
  when: 'now' | 'queue';
  /** One key for one intention. */
  idempotencyKey: string;
}

/** Takes the bonus of a promo code, which works once (SPEC §4). */
export function useClaimCode(language: LanguageCode) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ promocode, when, idempotencyKey }: Claim) =>
      (
        await answerOf(
          api.POST('/api/v1/me/promo-codes', {
            body: { promocode, when },
            params: { query: { language }, header: { 'Idempotency-Key': idempotencyKey } },
          }),
        )
      ).data,
    onSuccess: (own) => bonusesChanged(client, language, ownBonusesOf(own)),
  });
}
