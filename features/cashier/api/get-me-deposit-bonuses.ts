import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import { WITH_DEPOSIT } from '@/lib/browser/query/changes-with';
import type { LanguageCode } from '@/lib/domain/locales';

export const DEPOSIT_BONUSES_KEY = ['player', 'deposit-bonuses'] as const;

/** The bonuses that the player can take with the next deposit: others after each deposit, and in another currency. */
const depositBonusesQuery = (language: LanguageCode, currency: string) =>
  queryOptions({
    queryKey: [...DEPOSIT_BONUSES_KEY, language, currency],
    queryFn: async () =>
      (await answerOf(api.GET('/api/v1/me/deposit-bonuses', { params: { query: { language } } }))).data,
    meta: WITH_DEPOSIT,
  });

export function useDepositBonuses(language: LanguageCode, currency: string, enabled: boolean) {
  return useQuery({ ...depositBonusesQuery(language, currency), enabled });
}
