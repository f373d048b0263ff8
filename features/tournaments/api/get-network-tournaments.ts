import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import type { LanguageCode } from '@/lib/domain/locales';

/** Tournaments of the studio, in the browser. */
export const networkTournamentsQuery = (language: LanguageCode) =>
  queryOptions({
    queryKey: ['network-tournaments', language],
    queryFn: async ({ signal }) =>
      (await answerOf(api.GET('/api/v1/network-tournaments', { params: { query: { language } }, signal })))
        .data,
    staleTime: 300_000,
  });
