import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import { WITH_BONUS } from '@/lib/browser/query/changes-with';
import type { components } from '@/lib/http/platform';
import type { LanguageCode } from '@/lib/domain/locales';

export const ownBonusesKey = (language: LanguageCode) => ['bonuses', 'own', language] as const;

/** One player's copy of a bonus. Amounts in minor units of its currency. */
export type Grant = NonNullable<components['schemas']['Grant']>;

export interface OwnBonuses {
  active: Grant | null;
  /** In order. */
  queue: Grant[];
  /** Offers, the oldest first. */
  pending: Grant[];
}

/** The platform's answer; the contract has no way to say that a list holds no null where one field may be. */
export const ownBonusesOf = (answer: components['schemas']['OwnBonuses']) => answer as OwnBonuses;

async function getOwnBonuses(signal: AbortSignal, language: LanguageCode) {
  const asked = api.GET('/api/v1/me/bonuses', { params: { query: { language } }, signal });
  return ownBonusesOf((await answerOf(asked)).data);
}

/** The player's active bonus, queue and offers, in the currency in use. */
export const ownBonusesQuery = (language: LanguageCode) =>
  queryOptions({
    queryKey: ownBonusesKey(language),
    queryFn: ({ signal }) => getOwnBonuses(signal, language),
    staleTime: 0,
    meta: WITH_BONUS,
  });
