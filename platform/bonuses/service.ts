import { WELCOME_DEPOSITS, type BonusTag } from '@/lib/domain/bonuses';
import type { LanguageCode } from '@/lib/domain/locales';
import type { TransactionStatus } from '@/lib/domain/transactions';
import type { ByCurrency } from '@/lib/money/money';
import type { Kernel } from '../kernel/kernel';
import type { LedgerService } from '../ledger/service';
import * as store from './store';

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
}

/** SPEC §4: the deposits that have been made, as far as a welcome bonus goes by them. */
const MADE: readonly TransactionStatus[] = ['complete', 'pending_wager', 'rejected', 'wager_zeroing'];

export type { BonusRow } from './store';

export interface BonusesService {
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

export interface BonusesParts {
  ledger: Pick<LedgerService, 'countDeposits'>;
}

function present(row: store.BonusRow, language: LanguageCode): Bonus {
  const { name, shortDescription, depositsFrom, depositsTo, amounts, ...rest } = row;
  const each = (key: keyof store.BonusAmounts) =>
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

export function createBonusesService({ db }: Pick<Kernel, 'db'>, { ledger }: BonusesParts): BonusesService {
  return {
    offers: async (tags, language) =>
      (await store.listBonuses(db, tags)).map((row) => present(row, language)),

    async welcome(playerId, language) {
      const made = playerId === null ? 0 : await ledger.countDeposits(playerId, MADE);
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
