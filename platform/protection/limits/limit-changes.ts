import { sql } from 'kysely';
import type { LimitKind, LimitPeriod } from '@/lib/domain/player-limits';
import type { Db } from '../store';

/** What became of a limit. */
export type LimitStep = 'set' | 'lowered' | 'asked' | 'dropped' | 'raised' | 'removed';

/** Minor units of `currency`; of time, seconds. Null for no limit. */
export interface LimitChange {
  kind: LimitKind;
  period: LimitPeriod;
  step: LimitStep;
  /** Null of time. */
  currency: string | null;
  before: bigint | null;
  after: bigint | null;
  /** Who has set it; null for the player. */
  operator: string | null;
  at: Date;
}

export async function addLimitChange(trx: Db, playerId: string, change: LimitChange): Promise<void> {
  const { kind, period, step, currency, before, after, operator, at } = change;
  await sql`
    insert into protection.limit_changes (player_id, kind, period, step, currency, before, after, operator, at)
    values (${playerId}::uuid, ${kind}::protection.limit_kind, ${period}::protection.limit_period, ${step}, ${currency},
            ${before}, ${after}, ${operator}, ${at})`.execute(trx);
}

/** What became of a player's limits, the latest first. */
export async function limitChangesOf(db: Db, playerId: string): Promise<LimitChange[]> {
  const { rows } = await sql<LimitChange>`
    select kind, period, step, currency, before, after, operator, at from protection.limit_changes
     where player_id = ${playerId}::uuid order by id desc limit 200`.execute(db);
  return rows;
}
