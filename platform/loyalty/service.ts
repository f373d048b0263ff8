import type { Kysely } from 'kysely';
import { pointsOf } from '@/lib/domain/loyalty';
import type { Currency } from '@/lib/money/money';
import { inCurrency } from '@/lib/money/rates';
import type { Kernel } from '../kernel/kernel';
import type { LedgerService } from '../ledger/service';
import { deleteFailures } from './cashback/runs-store';
import { deleteOpen, listOpen } from './cashback/open-rounds';
import * as cashback from './cashback/store';
import { createLoyaltyDesk, type LoyaltyDesk } from './desk/desk';
import { listExchanges, sumExchanged } from './exchange';
import { heldStandingOf, type PlayerLoyalty } from './levels/held';
import { levelsOfMany } from './levels/many';
import { deleteStanding } from './levels/standings';
import * as reached from './levels/store';
import type { LoyaltyLevel, Programme } from './programme/programme';
import { currentProgramme } from './programme/store';
import * as store from './store';

export type { CashbackDryRun, DryLine } from './cashback/dry-run';
export type { LevelSums } from './cashback/counts-store';
export type { PeriodStanding, RunReading } from './cashback/run-reading';
export type { CashbackMonth, GivenSum, RunFile, RunPlayer, RunPlayerFilter } from './cashback/run-lists';
export { FAILURES, type Hold } from './cashback/runs-store';
export { CASHBACK_JOB, cashbackRequest, RUN_CASHBACK, type RunDesk } from './cashback/runs';
export { WITHHELD, type Period } from './cashback/sum';
export type { DeskLoyalty, LevelsOverview, LoyaltyDesk, PointsCorrection } from './desk/desk';
export { STANDING_SORTS, type DeskStanding, type StandingFilter } from './desk/store';
export type { PlayerLoyalty } from './levels/held';
export type { LoyaltyLevel, Programme } from './programme/programme';

type Db = Kysely<unknown>;

/** What of a player's loyalty is the player's to take away. */
export interface OwnLoyalty {
  experiencePoints: { kind: string; reference: string; points: number; at: Date }[];
  vip: Record<'levels' | 'playedDays' | 'openRounds' | 'cashback' | 'pointsExchanged', object[]>;
}

export interface LoyaltyService {
  /** The whole ladder, the lowest level first. */
  levels(): Promise<LoyaltyLevel[]>;
  /** The version that holds. */
  programme(on?: Db): Promise<Programme>;
  /**
   * A player's level and points. Points are counted from the completed deposits in the ledger at this moment, where a
   * refund takes them back, and from what was awarded beside them. A level is held for the programme's days.
   * @param on a transaction to read in; the database when left out.
   */
  of(playerId: string, on?: Db): Promise<PlayerLoyalty>;
  /** The levels of many players now, by the same rule; who is below the first is left out. */
  levelsOf(playerIds: readonly string[], on?: Db): Promise<Map<string, LoyaltyLevel>>;
  /** Experience at this moment. */
  points(playerId: string, on?: Db): Promise<bigint>;
  /** The levels that players had at a moment; who was below the first is left out. */
  levelsAt(
    on: Db,
    playerIds: readonly string[],
    at: Date,
    programme: Programme,
  ): Promise<Map<string, LoyaltyLevel>>;
  /** What a player's level has paid out in a day without waiting for a person, minor units; 0 is as everybody. */
  instantPayout(playerId: string, currency: Currency): Promise<bigint>;
  /** Gives points that do not come from a deposit, once for what they are for; in the caller's transaction. */
  award(trx: Db, award: store.Award): Promise<void>;
  /** A deposit has come or gone: the player's levels are looked at after that. */
  pointsChanged(trx: Db, playerId: string): Promise<void>;
  /** What operators see and do. */
  desk: LoyaltyDesk;
  own(playerId: string): Promise<OwnLoyalty>;
  /** Forgets what leads to a player; the books stay. */
  erase(playerId: string): Promise<void>;
}

export interface LoyaltyParts {
  ledger: Pick<LedgerService, 'deposited'>;
}

/** Settled periods that are the player's to take away: all there can be. */
const ALL = 100_000;

export function createLoyaltyService(
  kernel: Pick<Kernel, 'db' | 'clock'>,
  { ledger }: LoyaltyParts,
): LoyaltyService {
  const { db, clock } = kernel;
  const sum = (deposited: Awaited<ReturnType<LedgerService['deposited']>>, awarded: bigint) =>
    deposited.reduce((all, money) => all + pointsOf(money), awarded);
  const points = async (playerId: string, on: Db = db) =>
    sum(await ledger.deposited(playerId, on), await store.sumAwards(on, playerId));
  const of = async (playerId: string, on: Db = db): Promise<PlayerLoyalty> => {
    const [programme, earned, exchanged, levels] = await Promise.all([
      currentProgramme(on),
      points(playerId, on),
      sumExchanged(on, playerId),
      reached.listReached(on, playerId),
    ]);
    const standing = heldStandingOf(earned, programme, levels, clock.now());
    return {
      points: earned,
      pointsToExchange: earned > exchanged ? earned - exchanged : 0n,
      ...standing,
      cashbackPercent: standing.level?.cashbackPercent ?? 0,
      levelsTotal: programme.levels.length,
    };
  };
  const award: LoyaltyService['award'] = async (trx, given) => {
    const now = clock.now();
    await store.addAward(trx, given, now);
    await reached.noteChanged(trx, given.playerId, now);
  };
  return {
    of,
    instantPayout: async (playerId, currency) =>
      inCurrency((await of(playerId)).level?.instantPayout ?? 0n, currency),
    levels: async () => (await currentProgramme(db)).levels,
    programme: (on = db) => currentProgramme(on),
    levelsOf: async (playerIds, on = db) =>
      levelsOfMany(on, playerIds, await currentProgramme(on), { at: clock.now(), before: null }),
    points,
    award,
    desk: createLoyaltyDesk({ db, clock }, { of, points, award }),
    pointsChanged: (trx, playerId) => reached.noteChanged(trx, playerId, clock.now()),
    async own(playerId) {
      const [awards, levels, playedDays, open, settled, pointsExchanged] = await Promise.all([
        store.listAwards(db, playerId),
        reached.listReached(db, playerId),
        cashback.listPlayedDays(db, playerId),
        listOpen(db, playerId),
        cashback.listSettled(db, playerId, ALL),
        listExchanges(db, playerId),
      ]);
      return {
        experiencePoints: awards.map((row) => ({ ...row, points: Number(row.points) })),
        vip: {
          levels: levels.map(({ code: level, firstAt: date, reachedAt: changedAt, bonus, currency }) => ({
            ...{ level, date, changedAt, bonus, currency },
          })),
          playedDays: playedDays.map(({ day: date, ...row }) => ({ date, ...row })),
          openRounds: open.map(({ roundId: reference, ...row }) => ({ reference, ...row })),
          cashback: settled.map(({ start: beganAt, end: until, withheld, settledAt: paidAt, ...row }) => ({
            ...{ beganAt, until, outcome: withheld ?? 'paid', paidAt },
            ...{ currency: row.currency, staked: row.staked, returned: row.returned, won: row.won },
            ...{ jackpots: row.jackpots, converted: row.converted, level: row.level, percent: row.percent },
            ...{ cap: row.cap, wagering: row.wagering, amount: row.amount },
          })),
          pointsExchanged,
        },
      };
    },
    async erase(playerId) {
      await store.deleteAwards(db, playerId);
      await cashback.deletePlayed(db, playerId);
      await deleteOpen(db, playerId);
      await deleteFailures(db, playerId);
      await reached.deleteLevels(db, playerId);
      await deleteStanding(db, playerId);
    },
    levelsAt: (on, playerIds, at, programme) => levelsOfMany(on, playerIds, programme, { at, before: at }),
  };
}
