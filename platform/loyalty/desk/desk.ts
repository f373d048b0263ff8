import type { Kysely } from 'kysely';
import type { LevelCode } from '@/lib/domain/loyalty';
import { audit } from '../../audit/service';
import type { Kernel } from '../../kernel/kernel';
import type { Listing } from '../../kernel/listing';
import { listExchanges } from '../exchange';
import type { PlayerLoyalty } from '../levels/held';
import { isRecounting } from '../levels/standings';
import { listReached, lockLevels, type Reached } from '../levels/store';
import type { LoyaltyLevel, Programme } from '../programme/programme';
import { currentProgramme } from '../programme/store';
import type { Award } from '../store';
import { linesOfDeposits, type PointsLine } from './history';
import * as store from './store';
import type { DeskStanding, MonthExchanges, MonthPoints, StandingFilter } from './store';

type Db = Kernel['db'];
type Trx = Kysely<unknown>;

/** A level, and who is on it. */
export interface DeskLevel extends LoyaltyLevel {
  players: number;
  /** Of them, whose points have fallen below it. */
  held: number;
  /** Who came to it for the first time in the last 7 and 30 days. */
  roseLately: number;
  roseInMonth: number;
}

export interface LevelsOverview extends Omit<Programme, 'levels'> {
  levels: DeskLevel[];
  /** Who has, or had, points and is below the first level. */
  below: number;
  /** Whether not everybody was looked at by the programme that holds, so that standings may be older. */
  isRecounting: boolean;
  months: MonthPoints[];
  exchanges: MonthExchanges[];
}

export interface PointsCorrection {
  playerId: string;
  /** Above 0 they are given, below they are taken. */
  points: number;
}

/** Of a player: where they stand, which levels they came to, and why. */
export interface DeskLoyalty extends PlayerLoyalty {
  /** Points for the worth of a euro; null where they are not exchanged. */
  exchangePoints: number | null;
  reached: Reached[];
  /** The latest first. */
  lines: PointsLine[];
}

/** Levels as operators look at them. */
export interface LoyaltyDesk {
  overview(): Promise<LevelsOverview>;
  standings: Listing<StandingFilter, DeskStanding>;
  /** Levels whose personal manager is called so. */
  levelsOfManager(name: string): Promise<LevelCode[]>;
  of(playerId: string): Promise<DeskLoyalty>;
  /** Why points can't be corrected, in words for an operator; null when they can. Locks the player's levels. */
  correctionObstacle(trx: Trx, correction: PointsCorrection): Promise<string | null>;
  /** Gives or takes points, once for each key. */
  correct(
    trx: Trx,
    correction: PointsCorrection,
    by: { key: string; operatorId: string; reason: string; requestId: string },
  ): Promise<void>;
}

export function createLoyaltyDesk(
  { db, clock }: { db: Db; clock: Kernel['clock'] },
  loyalty: {
    of(playerId: string): Promise<PlayerLoyalty>;
    points(playerId: string, on: Trx): Promise<bigint>;
    award(trx: Trx, award: Award): Promise<void>;
  },
): LoyaltyDesk {
  return {
    async overview() {
      const now = clock.now();
      const [{ levels, ...programme }, counts, held, risen, months, exchanges, recounting] =
        await Promise.all([
          currentProgramme(db),
          store.countByLevel(db),
          store.countHeld(db),
          store.countRisen(db, now),
          store.sumPoints(db, now),
          store.sumExchanges(db, now),
          isRecounting(db),
        ]);
      const on = (all: store.LevelCount[], code: LevelCode | null) =>
        all.find(({ level }) => level === code)?.players ?? 0;
      return {
        ...programme,
        levels: levels.map((level) => {
          const rise = risen.find((one) => one.level === level.code);
          return {
            ...level,
            ...{ players: on(counts, level.code), held: on(held, level.code) },
            ...{ roseLately: rise?.lately ?? 0, roseInMonth: rise?.month ?? 0 },
          };
        }),
        ...{ below: on(counts, null), isRecounting: recounting, months, exchanges },
      };
    },

    standings: {
      rows: (filter) => store.listStandings(db, filter),
      count: (filter) => store.countStandings(db, filter),
    },

    levelsOfManager: async (name) =>
      (await currentProgramme(db)).levels.flatMap(({ code, manager }) =>
        manager?.name === name ? [code] : [],
      ),

    async of(playerId) {
      const [standing, { exchangePoints }, reached, deposits, awards, exchanges] = await Promise.all([
        loyalty.of(playerId),
        currentProgramme(db),
        listReached(db, playerId),
        store.listDeposits(db, playerId),
        store.listReasons(db, playerId),
        listExchanges(db, playerId),
      ]);
      const lines: PointsLine[] = [
        ...linesOfDeposits(deposits),
        ...awards.map((award) => ({ ...award, exchanged: 0n, amount: null, currency: null })),
        ...exchanges.map(({ at, points: exchanged, amount, currency }) => ({
          ...{ at, kind: 'exchange' as const, points: 0n, exchanged },
          ...{ reference: null, reason: null, amount, currency },
        })),
      ];
      return {
        ...{ ...standing, exchangePoints, reached },
        lines: lines.toSorted((one, other) => other.at.getTime() - one.at.getTime()),
      };
    },

    async correctionObstacle(trx, { playerId, points }) {
      await lockLevels(trx, playerId);
      const before = await loyalty.points(playerId, trx);
      return before + BigInt(points) < 0n ? `the player has only ${before} points` : null;
    },

    async correct(trx, { playerId, points }, { key, operatorId, reason, requestId }) {
      await loyalty.award(trx, {
        ...{ playerId, kind: 'correction', reference: key },
        ...{ points: BigInt(points), reason },
      });
      await audit(trx, {
        actor: { kind: 'operator', id: operatorId },
        action: 'loyalty.correct-points',
        subject: playerId,
        after: { points },
        reason,
        requestId,
      });
    },
  };
}
