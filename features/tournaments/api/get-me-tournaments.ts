import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import type { LanguageCode } from '@/lib/domain/locales';

export const joinedKey = ['player', 'tournaments'] as const;

/** The tournaments that the player has joined. */
export const joinedTournamentsQuery = (playerId: string | null, language: LanguageCode) =>
  queryOptions({
    queryKey: [...joinedKey, playerId, language],
    queryFn: async ({ signal }) =>
      (await answerOf(api.GET('/api/v1/me/tournaments', { params: { query: { language } }, signal }))).data,
    enabled: playerId !== null,
  });
