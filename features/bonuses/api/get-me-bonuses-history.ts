import { infiniteQueryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import { WITH_BONUS } from '@/lib/browser/query/changes-with';
import type { LanguageCode } from '@/lib/domain/locales';

/** The player's bonuses that have ended, the newest first, twenty at a time. */
export const endedBonusesQuery = (language: LanguageCode) =>
  infiniteQueryOptions({
    queryKey: ['bonuses', 'ended', language],
    queryFn: ({ pageParam }) =>
      answerOf(
        api.GET('/api/v1/me/bonuses/history', {
          params: { query: { language, ...(pageParam && { cursor: pageParam }) } },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    meta: WITH_BONUS,
  });
