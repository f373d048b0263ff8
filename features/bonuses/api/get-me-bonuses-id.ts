import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import { WITH_BONUS } from '@/lib/browser/query/changes-with';
import type { LanguageCode } from '@/lib/domain/locales';

async function getGrant(id: string, language: LanguageCode) {
  return (
    await answerOf(api.GET('/api/v1/me/bonuses/{id}', { params: { path: { id }, query: { language } } }))
  ).data;
}
export type GrantWithSteps = Awaited<ReturnType<typeof getGrant>>;

/** One of the player's bonuses, with all that happened to it. */
export const grantQuery = (id: string, language: LanguageCode) =>
  queryOptions({
    queryKey: ['bonuses', 'grant', id, language],
    queryFn: () => getGrant(id, language),
    staleTime: 0,
    meta: WITH_BONUS,
  });
