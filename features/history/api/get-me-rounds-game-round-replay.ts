import { queryOptions, useQuery } from '@tanstack/react-query';
import type { LanguageCode } from '@/lib/domain/locales';
import { answerOf, api } from '@/lib/browser/platform/client';

/** Where a round can be seen again, at its game's studio. Many games have nothing to show, and say null. */
const replayQuery = (game: string, round: string, language: LanguageCode) =>
  queryOptions({
    queryKey: ['history', 'replay', game, round, language],
    queryFn: async () =>
      (
        await answerOf(
          api.GET('/api/v1/me/rounds/{game}/{round}/replay', {
            params: { path: { game, round }, query: { language } },
          }),
        )
      ).data,
    retry: false,
  });

export const useReplay = (game: string, round: string, language: LanguageCode) =>
  useQuery(replayQuery(game, round, language));
