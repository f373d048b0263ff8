import { queryOptions, useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { answerOf, api } from '@/lib/browser/platform/client';
import { WITH_BONUS } from '@/lib/browser/query/changes-with';
import { LANGUAGE_CODES, type LanguageCode } from '@/lib/domain/locales';
import type { components } from '@/lib/http/platform';

/** Free spins of a player that can still be used. Amounts in minor units of its currency. */
export type FreeSpins = NonNullable<components['schemas']['FreeSpins']>;

/** What ends first comes first. */
export const freeSpinsQuery = (language: LanguageCode) =>
  queryOptions({
    queryKey: ['bonuses', 'own', 'free-spins', language],
    queryFn: async () =>
      (await answerOf(api.GET('/api/v1/me/free-spins', { params: { query: { language } } }))).data.freeSpins,
    staleTime: 0,
    meta: WITH_BONUS,
  });

/** How many free spins of a bonus are left: they end with it. Null while, or where, nobody can say. */
export function useSpinsOf(grant: { id: string } | null | undefined): number | null {
  const { data } = useFreeSpins();
  if (!data) return null;
  return data.reduce((sum, { bonusGrantId, left }) => (bonusGrantId === grant?.id ? sum + left : sum), 0);
}

/** The player's free spins in the language of the page. */
export function useFreeSpins() {
  return useQuery(freeSpinsQuery(LANGUAGE_CODES[useLocale()]));
}
