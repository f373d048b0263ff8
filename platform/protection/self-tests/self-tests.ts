import { sql } from 'kysely';
import { SELF_TEST_KEPT_MONTHS } from '@/lib/domain/self-test';
import type { Kernel } from '../../kernel/kernel';
import type { Db } from '../store';

/** Of a self-test: what its player chose to keep. */
export interface SelfTestResult {
  score: number;
  takenAt: Date;
}

/** Results of self-tests, which nobody but their player reads: what isn't sent here never leaves the browser. */
export interface SelfTests {
  /** The newest first. */
  selfTests(playerId: string): Promise<SelfTestResult[]>;
  /** Of two on the same day of UTC the later one stays. @param score 0 to 27 */
  keepSelfTest(playerId: string, score: number): Promise<void>;
  forgetSelfTests(playerId: string): Promise<void>;
  /** Deletes what is older than a year. @returns how many */
  forgetOldSelfTests(): Promise<number>;
}

const deleteOf = (db: Db, playerId: string) =>
  sql`delete from protection.self_tests where player_id = ${playerId}::uuid`.execute(db);

export function createSelfTests({ db, clock }: Pick<Kernel, 'db' | 'clock'>): SelfTests {
  return {
    async selfTests(playerId) {
      const { rows } = await sql<SelfTestResult>`
        select score, taken_at as "takenAt" from protection.self_tests
         where player_id = ${playerId}::uuid and taken_at > ${clock.now()}::timestamptz - make_interval(months => ${SELF_TEST_KEPT_MONTHS}) order by taken_at desc`.execute(
        db,
      );
      return rows;
    },

    async keepSelfTest(playerId, score) {
      await db.transaction().execute(async (trx) => {
        await sql`
          delete from protection.self_tests
           where player_id = ${playerId}::uuid and (taken_at at time zone 'UTC')::date = (${clock.now()}::timestamptz at time zone 'UTC')::date`.execute(
          trx,
        );
        await sql`
          insert into protection.self_tests (player_id, taken_at, score) values (${playerId}::uuid, ${clock.now()}, ${score})
          on conflict (player_id, taken_at) do nothing`.execute(trx);
      });
    },

    async forgetSelfTests(playerId) {
      await deleteOf(db, playerId);
    },

    async forgetOldSelfTests() {
      const { numAffectedRows } = await sql`
        delete from protection.self_tests where taken_at <= ${clock.now()}::timestamptz - make_interval(months => ${SELF_TEST_KEPT_MONTHS})`.execute(
        db,
      );
      return Number(numAffectedRows ?? 0n);
    },
  };
}
