import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import type { LanguageCode } from '@/lib/domain/locales';
import { bonusesChanged } from '../state/bonuses-changed';

/** Takes a bonus by its link. A repeated call changes nothing and is answered alike. */
export function useActivateByLink(language: LanguageCode) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) =>
      (
        await answerOf(
          api.POST('/api/v1/bonuses/{id}/activation', { params: { path: { id }, query: { language } } }),
        )
      ).data,
    onSuccess: () => bonusesChanged(client, language),
  });
}
