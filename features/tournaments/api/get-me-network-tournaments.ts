import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import type { LanguageCode } from '@/lib/domain/locales';
import { asTournament } from '../domain/network';

export const joinedNetworkKey = ['player', 'network-tournaments'] as const;

/** The studio's tournaments that the player has joined. */
export const joinedNetworkQuery = (playerId: string | null, language: LanguageCode) =>
  queryOptions({
    queryKey: [...joinedNetworkKey, playerId, language],
    queryFn: async ({ signal }) =>
      (
        await answerOf(api.GET('/api/v1/me/network-tournaments', { params: { query: { language } }, signal }))
      ).data.map(asTournament),
    enabled: playerId !== null,
  });
