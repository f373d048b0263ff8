import { WELCOME_DEPOSITS, type BonusTag } from '@/lib/domain/bonuses';
import type { LanguageCode } from '@/lib/domain/locales';
import type { ByCurrency } from '@/lib/money/money';
import type { Kernel } from '../kernel/kernel';
import type { LedgerService } from '../ledger/service';
import { weightsByCategory, type MinOdds, type WageringBasis, type WeightsByCategory } from './rules';
import { createGrantEngine, type GrantParts } from './grants/engine';
import { createGrantsService, type GrantsService } from './grants/service';
import { MADE_DEPOSITS } from './made-deposits';
import * as store from './store';
import { createClaims, type Claims } from './triggers/claims';
import { createDepositTriggers, type DepositTriggers } from './triggers/deposits';

/** A bonus as the API tells it, in one language (SPEC §3). Amounts are minor units. */
export interface Bonus {
  id: string;
  tag: BonusTag;
  type: number;
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
  /** The most that becomes real money; currencies without a bound are left out. */
  maxWin: ByCurrency;
  basis: WageringBasis;
  weights: WeightsByCategory;
  excludedGames: string[];
  hoursToLive: number;
  minOdds: MinOdds | null;
  freeSpinGames: string[];
  freeSpinDayLimit: number | null;
}

export type { BonusRow } from './store';

export interface BonusesService extends DepositTriggers {
  /** What players have, and do with it. */
  grants: GrantsService;
  claims: Claims;
  /** What is on offer, those for earlier deposits first. */
  offers(tags: readonly BonusTag[], language: LanguageCode): Promise<Bonus[]>;
  /**
   * The welcome bonus of a player, or of a visitor (null), by SPEC §4: the pack before the first deposit, the standard
   * bonus of the next deposit after one to three; null from the fourth on, or when the casino offers none.
   */
  welcome(playerId: string | null, language: LanguageCode): Promise<Bonus | null>;
  /** Adds bonuses to the offer; existing ones stay as they are. @returns how many were added. */
  add(bonuses: readonly store.BonusRow[]): Promise<number>;
}

export interface BonusesParts extends GrantParts {
  ledger: GrantParts['ledger'] & Pick<LedgerService, 'countDeposits' | 'wallets'>;
}

function present(row: store.Campaign, language: LanguageCode): Bonus {
  const { id, tag, type, name, shortDescription, imageBackground, depositsFrom, depositsTo, amounts } = row;
  const { percent, freeSpins, wagering, basis, excludedGames, hoursToLive, minOdds } = row;
  const { freeSpinGames, freeSpinDayLimit } = row;
  const each = (key: keyof store.BonusAmounts) =>
    Object.fromEntries(
      Object.entries(amounts).flatMap(([currency, { [key]: amount }]) =>
        typeof amount === 'number' ? [[currency, amount]] : [],
      ),
    );
  return {
    id,
    tag,
    type,
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

export function createBonusesService(
  kernel: Pick<Kernel, 'db' | 'clock'>,
  parts: BonusesParts,
): BonusesService {
  const { db } = kernel;
  const { ledger } = parts;
  const engine = createGrantEngine(kernel, parts);
  return {
    ...createDepositTriggers({ engine, ledger }),
    grants: createGrantsService(kernel, { engine, ledger }),
    claims: createClaims(kernel, engine),

    offers: async (tags, language) =>
      (await store.listBonuses(db, tags)).map((row) => present(row, language)),

    async welcome(playerId, language) {
      const made = playerId === null ? 0 : await ledger.countDeposits(playerId, MADE_DEPOSITS);
      if (made >= WELCOME_DEPOSITS) return null;
      const row = await store.findForDeposit(db, made === 0 ? 'vip-pack' : 'standard', made + 1);
      return row ? present(row, language) : null;
    },

    add: (bonuses) =>
      db.transaction().execute(async (trx) => {
        let added = 0;
        for (const bonus of bonuses) if (await store.addBonus(trx, bonus)) added += 1;
        return added;
      }),
  };
}
