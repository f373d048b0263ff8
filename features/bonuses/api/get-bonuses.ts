import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import { BONUS_TAGS } from '@/lib/domain/bonuses';
import type { LanguageCode } from '@/lib/domain/locales';

async function getBonuses(language: LanguageCode, signal: AbortSignal) {
  const asked = api.GET('/api/v1/bonuses', {
    params: { query: { tags: BONUS_TAGS.join(','), language } },
    signal,
  });
  return (await answerOf(asked)).data;
}

/** All bonuses on offer, whatever their tag: for a page that has to tell them in another currency than it came with. */
export const offersQuery = (language: LanguageCode) =>
  queryOptions({
    queryKey: ['bonuses-on-offer', language],
    queryFn: ({ signal }) => getBonuses(language, signal),
    staleTime: 30_000,
  });
