import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { LANGUAGE_CODES } from '@/lib/domain/locales';
import { ownBonusesQuery } from '../api/get-me-bonuses';

/** The player's bonuses in the language of the page. */
export function useOwnBonuses(enabled = true) {
  return useQuery({ ...ownBonusesQuery(LANGUAGE_CODES[useLocale()]), enabled });
}
