import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import type { LanguageCode } from '@/lib/domain/locales';
import { asDetails } from '../domain/network';

/** A tournament of the studio with its games and prizes, in the browser. */
export const networkTournamentQuery = (code: string, language: LanguageCode) =>
  queryOptions({
    queryKey: ['network-tournaments', code, language],
    queryFn: async ({ signal }) =>
      asDetails(
        (
          await answerOf(
            api.GET('/api/v1/network-tournaments/{code}', {
              params: { path: { code }, query: { language } },
              signal,
            }),
          )
        ).data,
      ),
    staleTime: 300_000,
  });
