import type { Kysely } from 'kysely';
import { pointsOf, type LevelCode } from '@/lib/domain/loyalty';
import type { Kernel } from '../kernel/kernel';
import type { LedgerService } from '../ledger/service';
import { standingOf, type Standing } from './standing';
import * as store from './store';

type Db = Kysely<unknown>;

/** A VIP level. SPEC §3 calls this its level info. */
export interface LoyaltyLevel {
  /** From 1. */
  level: number;
  code: LevelCode;
  fromPoints: bigint;
  cashbackPercent: number;
  /** From the level named Famed Commander on. */
  personalManager: boolean;
}

export interface PlayerLoyalty extends Standing<LoyaltyLevel> {
  points: bigint;
  /** 0 below the first level. */
  cashbackPercent: number;
  /** How many levels there are. */
  levelsTotal: number;
}

export interface LoyaltyService {
  /** The whole ladder, the lowest level first. */
  levels(): Promise<LoyaltyLevel[]>;
  /**
   * A player's level and points. Points are counted from the completed deposits in the ledger at this moment, where a
   * refund takes them back, and from what was awarded beside them.
   * @param on a transaction to read in; the database when left out.
   */
  of(playerId: string, on?: Db): Promise<PlayerLoyalty>;
  /** Gives points that do not come from a deposit, once for what they are for; in the caller's transaction. */
  award(trx: Db, award: store.Award): Promise<void>;
  /** Points that did not come from deposits, the oldest first: for the player to take away. */
  ownAwards(playerId: string): Promise<{ kind: string; reference: string; points: number; at: Date }[]>;
  /** Forgets what leads to a player. */
  erase(playerId: string): Promise<void>;
}

export interface LoyaltyParts {
  ledger: Pick<LedgerService, 'deposited'>;
}

export function createLoyaltyService(
  kernel: Pick<Kernel, 'db' | 'clock'>,
  { ledger }: LoyaltyParts,
): LoyaltyService {
  const levels = async (on: Db = kernel.db) =>
    (await store.listLevels(on)).map(
      ({
        from_points: fromPoints,
        cashback_percent: cashbackPercent,
        personal_manager: personalManager,
        ...level
      }) => ({ ...level, fromPoints, cashbackPercent, personalManager }),
    );
  return {
    levels: () => levels(),
    award: (trx, award) => store.addAward(trx, award, kernel.clock.now()),
    async ownAwards(playerId) {
      const rows = await store.listAwards(kernel.db, playerId);
      return rows.map((row) => ({ ...row, points: Number(row.points) }));
    },
    erase: (playerId) => store.deleteAwards(kernel.db, playerId),
    async of(playerId, on) {
      const [ladder, deposited, awarded] = await Promise.all([
        levels(on),
        ledger.deposited(playerId, on),
        store.sumAwards(on ?? kernel.db, playerId),
      ]);
      const points = deposited.reduce((sum, money) => sum + pointsOf(money), awarded);
      const standing = standingOf(points, ladder);
      return {
        points,
        ...standing,
        cashbackPercent: standing.level?.cashbackPercent ?? 0,
        levelsTotal: ladder.length,
      };
    },
  };
}
