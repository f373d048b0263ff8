import { useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { LANGUAGE_CODES } from '@/lib/domain/locales';
import { ownBonusesQuery } from '../api/get-me-bonuses';

/**
 * Asks which bonus is in play, and waits for the answer where it is not known yet: what would burn it must not start
 * without a question because the page was quicker than its own data.
 */
export function useAskActive() {
  const client = useQueryClient();
  const language = LANGUAGE_CODES[useLocale()];
  return async () => (await client.ensureQueryData(ownBonusesQuery(language))).active;
}
