import { WELCOME_DEPOSITS, type BonusTag } from '@/lib/domain/bonuses';
import type { LanguageCode } from '@/lib/domain/locales';
import type { Kernel } from '../kernel/kernel';
import type { LedgerService } from '../ledger/service';
import type { PlayService } from '../play/service';
import { createDepositOffers, MADE, type DepositBonuses } from './deposit-offers';
import { present, type Bonus } from './present';
import { createSpinGiving } from './free-spins/giving';
import { createFreeSpins, type FreeSpinsService } from './free-spins/service';
import { createGrantEngine, type GrantParts } from './grants/engine';
import { createGrantsService, type GrantsService } from './grants/service';
import * as store from './store';
import { createClaims, type Claims } from './triggers/claims';
import { createDepositTriggers, type DepositTriggers } from './triggers/deposits';
import { createEnding, type Ending } from './grants/ending';
import { followWagering } from './wagering/follow';
import { createBonusLaunches, type BonusLaunches } from './wagering/launches';

export type { Bonus } from './present';
export type { BonusRow } from './store';

export interface BonusesService extends DepositBonuses, DepositTriggers, Ending, BonusLaunches {
  /** What players have, and do with it. */
  grants: GrantsService;
  claims: Claims;
  freeSpins: FreeSpinsService;
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
  play: Pick<PlayService, 'follow'>;
}

export function createBonusesService(
  kernel: Pick<Kernel, 'db' | 'clock' | 'config' | 'log'>,
  parts: BonusesParts,
): BonusesService {
  const { db } = kernel;
  const { ledger } = parts;
  const spins = createSpinGiving(kernel, parts);
  const engine = createGrantEngine(kernel, { ...parts, spins });
  const freeSpins = createFreeSpins(kernel, { ...parts, giving: spins, engine });
  parts.play.follow(followWagering(engine, spins));
  return {
    ...createEnding(kernel, { engine, ledger }),
    ...createDepositTriggers({ engine, ledger, freeSpins }),
    ...createBonusLaunches(kernel, ledger),
    grants: createGrantsService(kernel, { engine, ledger }),
    claims: createClaims(kernel, engine),
    freeSpins,

    ...createDepositOffers(db, ledger),

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
