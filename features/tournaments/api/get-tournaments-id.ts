import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import type { LanguageCode } from '@/lib/domain/locales';

/** A tournament with all of its games and prizes, in the browser. */
export const tournamentQuery = (id: string, language: LanguageCode) =>
  queryOptions({
    queryKey: ['tournaments', id, language],
    queryFn: async ({ signal }) =>
      (
        await answerOf(
          api.GET('/api/v1/tournaments/{id}', { params: { path: { id }, query: { language } }, signal }),
        )
      ).data,
    staleTime: 300_000,
  });
