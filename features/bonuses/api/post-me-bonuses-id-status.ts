import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import type { BonusChoice } from '@/lib/domain/bonuses';
import type { LanguageCode } from '@/lib/domain/locales';
import { ownBonusesOf } from './get-me-bonuses';
import { bonusesChanged } from '../state/bonuses-changed';

interface Choice {
  id: string;
  status: BonusChoice;
  /** One key for one intention. */
  idempotencyKey: string;
}

/** Activates, queues or turns down a bonus (SPEC §4). */
export function useChooseBonus(language: LanguageCode) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, status, idempotencyKey }: Choice) =>
      (
        await answerOf(
          api.POST('/api/v1/me/bonuses/{id}/status', {
            body: { status },
            params: { path: { id }, query: { language }, header: { 'Idempotency-Key': idempotencyKey } },
          }),
        )
      ).data,
    onSuccess: (own) => bonusesChanged(client, language, ownBonusesOf(own)),
  });
}
