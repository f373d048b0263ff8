import type { QueryClient } from '@tanstack/react-query';
import { changesWithBonus } from '@/lib/browser/query/changes-with';
import type { LanguageCode } from '@/lib/domain/locales';
import { ownBonusesKey, type OwnBonuses } from '../api/get-me-bonuses';

/**
 * The player has changed their bonuses: what shows them is asked anew, and the balance, which holds bonus money.
 * @param own what the platform answered, where it told all of them
 */
export function bonusesChanged(client: QueryClient, language: LanguageCode, own?: OwnBonuses): void {
  if (own) client.setQueryData(ownBonusesKey(language), own);
  void client.invalidateQueries({ predicate: changesWithBonus });
  void client.invalidateQueries({ queryKey: ['player'] });
}
