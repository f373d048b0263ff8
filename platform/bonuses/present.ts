import { type BonusLaw, changesByLaw, underLaw } from '@/lib/domain/bonus-laws';
import type { BonusTag, WageringBasis } from '@/lib/domain/bonuses';
import type { LanguageCode } from '@/lib/domain/locales';
import type { ByCurrency } from '@/lib/money/money';
import {
  weightKey,
  weightsByCategory,
  type FreeSpinWins,
  type MinOdds,
  type WeightsByCategory,
} from './rules';
import type { BonusAmounts, Campaign } from './store';

/** What a law leaves of a bonus, and what it says that changes it. */
export interface BonusUnderLaw {
  /** As `LICENCES` names it. */
  law: string;
  wagering: number;
  basis: WageringBasis;
  hoursToLive: number;
  weights: WeightsByCategory;
  mostWagering: number | null;
  leastDays: number | null;
  oneProduct: boolean;
  firstPlayOnly: boolean;
}

/** What a law leaves of a campaign; null when that is all of it. */
function presentUnder(law: BonusLaw & { code: string }, row: Campaign): BonusUnderLaw | null {
  const changes = changesByLaw(law, row, weightKey);
  const firstPlayOnly = law.firstPlayOnly === true;
  if (changes.length === 0 && !firstPlayOnly) return null;
  const { wagering, basis, hoursToLive, weights } = underLaw(law, row, weightKey);
  const isTold = (...told: typeof changes) => told.some((one) => changes.includes(one));
  return {
    law: law.code,
    wagering,
    basis,
    hoursToLive,
    weights: weightsByCategory(weights),
    mostWagering: isTold('wagering', 'basis') ? (law.mostWagering ?? null) : null,
    leastDays: isTold('hoursToLive', 'freeSpinDays') ? (law.leastDays ?? null) : null,
    oneProduct: isTold('weights'),
    firstPlayOnly,
  };
}

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
  /** What laws leave of it that change it, while nobody knows whose holds; empty where the reader's law is known. */
  byLaw: BonusUnderLaw[];
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
  /** VIP levels that it is for, both inclusive; null for every level. */
  levels: { from: number; to: number | null } | null;
  /** ISO 8601; null where it has no such end. */
  startsAt: string | null;
  endsAt: string | null;
}

/**
 * A bonus in one language; what that lacks is told in English.
 * @param laws of licences, while nobody knows whose holds
 */
export function present(
  row: Campaign,
  language: LanguageCode,
  laws: readonly (BonusLaw & { code: string })[] = [],
): Bonus {
  const { id, tag, type, promocode, name, shortDescription, imageBackground, depositsFrom, depositsTo } = row;
  const { percent, freeSpins, wagering, basis, excludedGames, hoursToLive, minOdds } = row;
  const { freeSpinGames, freeSpinDayLimit, freeSpinWins, oncePerPerson } = row;
  const { levels } = row.segment;
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
    levels: levels ? { from: levels.from, to: levels.to ?? null } : null,
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    byLaw: laws.map((law) => presentUnder(law, row)).filter((one) => one !== null),
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
