import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import { WITH_DEPOSIT } from '@/lib/browser/query/changes-with';
import type { LanguageCode } from '@/lib/domain/locales';
import { DEPOSIT_BONUSES_KEY } from './get-me-deposit-bonuses';

/** Whether the next deposit can bring a bonus; by its id, or `welcome`. */
const askedBonusQuery = (bonus: string, language: LanguageCode) =>
  queryOptions({
    queryKey: [...DEPOSIT_BONUSES_KEY, 'asked', bonus, language],
    queryFn: async () =>
      (
        await answerOf(
          api.GET('/api/v1/me/deposit-bonuses/{bonus}', {
            params: { path: { bonus }, query: { language } },
          }),
        )
      ).data,
    meta: WITH_DEPOSIT,
  });

/** @param bonus undefined asks nothing */
export function useAskedBonus(bonus: string | undefined, language: LanguageCode) {
  return useQuery({ ...askedBonusQuery(bonus ?? '', language), enabled: bonus !== undefined });
}
