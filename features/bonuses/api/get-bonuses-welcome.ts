import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import type { LanguageCode } from '@/lib/domain/locales';
import { WITH_DEPOSIT } from '@/lib/browser/query/changes-with';

async function getWelcomeBonus(signal: AbortSignal, language?: LanguageCode) {
  const asked = api.GET('/api/v1/bonuses/welcome', { params: { query: { language } }, signal });
  return (await answerOf(asked)).data;
}

/** The welcome bonus of whoever has no account yet, in the words of a language. */
export const visitorBonusQuery = (language: LanguageCode) =>
  queryOptions({
    queryKey: ['visitor', 'welcome-bonus', language],
    queryFn: ({ signal }) => getWelcomeBonus(signal, language),
    staleTime: Infinity,
  });

/** The player's current welcome bonus; null when none is left. The next one follows each deposit. */
export const welcomeBonusQuery = (playerId: string | null) =>
  queryOptions({
    queryKey: ['player', 'welcome-bonus', playerId],
    queryFn: ({ signal }) => getWelcomeBonus(signal),
    enabled: playerId !== null,
    meta: WITH_DEPOSIT,
  });
