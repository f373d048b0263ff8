import type { BonusTag } from '@/lib/domain/bonuses';
import type { LanguageCode } from '@/lib/domain/locales';
import type { ByCurrency } from '@/lib/money/money';
import type { BonusAmounts, BonusRow } from './store';

/** A bonus as the API tells it, in one language (SPEC §3). Amounts are minor units. */
export interface Bonus {
  id: string;
  tag: BonusTag;
  type: number;
  /** What a player types for it, upper case; null for one that is not taken by a code. */
  promocode: string | null;
  name: string;
  shortDescription: string;
  imageBackground: string;
  /** Which of a player's deposits it is for, both inclusive; null for one that is not for deposits. */
  numberDeposits: { from: number; to: number } | null;
  percent: number;
  freeSpins: number;
  /** How many times it is staked before it is the player's money. */
  wagering: number;
  maxBonus: ByCurrency;
  minDeposit: ByCurrency;
  maxBet: ByCurrency;
  freeSpinBet: ByCurrency;
}

/** A bonus in one language; what that lacks is told in English. */
export function present(row: BonusRow, language: LanguageCode): Bonus {
  const { name, shortDescription, depositsFrom, depositsTo, amounts, ...rest } = row;
  const each = (key: keyof BonusAmounts) =>
    Object.fromEntries(Object.entries(amounts).map(([currency, amount]) => [currency, amount[key]]));
  return {
    ...rest,
    name: name[language] ?? name.en,
    shortDescription: shortDescription[language] ?? shortDescription.en,
    numberDeposits:
      depositsFrom === null || depositsTo === null ? null : { from: depositsFrom, to: depositsTo },
    maxBonus: each('maxBonus'),
    minDeposit: each('minDeposit'),
    maxBet: each('maxBet'),
    freeSpinBet: each('freeSpinBet'),
  };
}
