import { type BonusTag, isBoundBy, type WageringBasis } from '@/lib/domain/bonuses';
import type { LanguageCode } from '@/lib/domain/locales';
import type { ByCurrency } from '@/lib/money/money';
import { weightsByCategory, type FreeSpinWins, type MinOdds, type WeightsByCategory } from './rules';
import type { BonusAmounts, Campaign } from './store';

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
  /**
   * Bounds of laws that change it, the least first: there it is of the bonus alone, and at most so many times. Empty where
   * the reader's law is known.
   */
  wageringByLaw: number[];
  maxBonus: ByCurrency;
  minDeposit: ByCurrency;
  maxBet: ByCurrency;
  freeSpinBet: ByCurrency;
  /** The most that becomes real money; currencies without a bound are left out. */
  maxWin: ByCurrency;
  basis: WageringBasis;
  weights: WeightsByCategory;
  excludedGames: string[];
  hoursToLive: number;
  minOdds: MinOdds | null;
  freeSpinGames: string[];
  freeSpinDayLimit: number | null;
  freeSpinWins: FreeSpinWins;
  oncePerPerson: boolean;
}

/**
 * A bonus in one language; what that lacks is told in English.
 * @param bounds how often laws let a bonus be wagered, while nobody knows whose holds
 */
export function present(row: Campaign, language: LanguageCode, bounds: readonly number[] = []): Bonus {
  const { id, tag, type, promocode, name, shortDescription, imageBackground, depositsFrom, depositsTo } = row;
  const { percent, freeSpins, wagering, basis, excludedGames, hoursToLive, minOdds } = row;
  const { freeSpinGames, freeSpinDayLimit, freeSpinWins, oncePerPerson } = row;
  const each = (key: keyof BonusAmounts) =>
    Object.fromEntries(
      Object.entries(row.amounts).flatMap(([currency, { [key]: amount }]) =>
        typeof amount === 'number' ? [[currency, amount]] : [],
      ),
    );
  return {
    id,
    tag,
    type,
    promocode,
    imageBackground,
    percent,
    freeSpins,
    wagering,
    basis,
    excludedGames,
    hoursToLive,
    minOdds,
    freeSpinGames,
    freeSpinDayLimit,
    freeSpinWins,
    oncePerPerson,
    wageringByLaw: [...new Set(bounds)].filter((most) => isBoundBy(most, row)).toSorted((a, b) => a - b),
    weights: weightsByCategory(row.weights),
    name: name[language] ?? name.en,
    shortDescription: shortDescription[language] ?? shortDescription.en,
    numberDeposits:
      depositsFrom === null || depositsTo === null ? null : { from: depositsFrom, to: depositsTo },
    maxBonus: each('maxBonus'),
    minDeposit: each('minDeposit'),
    maxBet: each('maxBet'),
    freeSpinBet: each('freeSpinBet'),
    maxWin: each('maxWin'),
  };
}
