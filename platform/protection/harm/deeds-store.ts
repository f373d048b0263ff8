import { sql } from 'kysely';
import type { CareDeed } from '@/lib/domain/harm';
import type { Db } from '../store';

export interface DeedRow {
  id: bigint;
  caseId: string | null;
  kind: CareDeed;
  /** With what: of a limit `kind`, `period`, `amount` and `currency`; of a break `length` and `until`. */
  detail: Record<string, string | number | null>;
  reason: string;
  operator: string;
  at: Date;
}

/** Writes a deed down, once under an operator's key. @returns whether it is new */
export async function addDeed(
  trx: Db,
  playerId: string,
  deed: Omit<DeedRow, 'id'> & { key: string },
): Promise<boolean> {
  const { caseId, kind, detail, reason, operator, key, at } = deed;
  const { rows } = await sql`
    insert into protection.deeds (player_id, case_id, kind, detail, reason, operator, key, at)
    values (${playerId}::uuid, ${caseId}::uuid, ${kind}, ${JSON.stringify(detail)}::jsonb, ${reason}, ${operator}, ${key}, ${at})
    on conflict (operator, key) do nothing returning id`.execute(trx);
  return rows.length > 0;
}

/** What operators did about a player, the latest first. */
export async function deedsOf(db: Db, playerId: string): Promise<DeedRow[]> {
  const { rows } = await sql<DeedRow>`
    select id, case_id as "caseId", kind, detail, reason, operator, at from protection.deeds
     where player_id = ${playerId}::uuid order by id desc limit 200`.execute(db);
  return rows;
}

/** What was done in a case. */
export async function deedsIn(db: Db, caseId: string): Promise<CareDeed[]> {
  const { rows } = await sql<{ kind: CareDeed }>`
    select distinct kind from protection.deeds where case_id = ${caseId}::uuid`.execute(db);
  return rows.map(({ kind }) => kind);
}
