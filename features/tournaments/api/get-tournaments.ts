import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import type { LanguageCode } from '@/lib/domain/locales';

/** The tournaments that are on, the newest first, in the browser. */
export const activeTournamentsQuery = (language: LanguageCode) =>
  queryOptions({
    queryKey: ['tournaments', 'active', language],
    queryFn: async ({ signal }) =>
      (
        await answerOf(
          api.GET('/api/v1/tournaments', { params: { query: { status: 'active', language } }, signal }),
        )
      ).data,
    staleTime: 300_000,
  });
