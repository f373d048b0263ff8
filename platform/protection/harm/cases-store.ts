import { sql } from 'kysely';
import type { CaseOutcome, HarmLevel, HarmSign } from '@/lib/domain/harm';
import { countRows } from '../../kernel/listing';
import type { Db } from '../store';

export interface CaseRow {
  id: string;
  playerId: string;
  country: string;
  level: HarmLevel;
  law: string;
  openedAt: Date;
  takenBy: string | null;
  takenAt: Date | null;
  closedAt: Date | null;
  closedBy: string | null;
  outcome: CaseOutcome | null;
  reason: string | null;
}

export interface ListedCase extends CaseRow {
  /** What opened it. */
  signs: HarmSign[];
}

export interface CaseFilter {
  isClosed: boolean;
  level: HarmLevel | null;
  /** Those that an operator looks after. */
  takenBy: string | null;
  offset: number;
  limit: number;
}

const CASE = sql`c.id, c.player_id as "playerId", t.country, c.level, c.law, c.opened_at as "openedAt", c.taken_by as "takenBy",
  c.taken_at as "takenAt", c.closed_at as "closedAt", c.closed_by as "closedBy", c.outcome, c.reason`;

const fitting = ({ isClosed, level, takenBy }: CaseFilter) => sql`
  from protection.cases c join identity.player_traits t on t.player_id = c.player_id
 where (c.closed_at is not null) = ${isClosed} and (${level}::text is null or c.level = ${level})
   and (${takenBy}::text is null or c.taken_by = ${takenBy})`;

/** Open ones: serious ones first, then the oldest; closed ones: the latest first. */
export async function listCases(db: Db, filter: CaseFilter): Promise<ListedCase[]> {
  const { rows } = await sql<ListedCase>`
    select ${CASE},
           (select coalesce(array_agg(s.sign order by s.level desc, s.since), '{}') from protection.signs s
             where s.case_id = c.id) as signs
      ${fitting(filter)}
     order by c.closed_at desc nulls first, c.level = 'serious' desc, c.opened_at, c.id
     limit ${filter.limit} offset ${filter.offset}`.execute(db);
  return rows;
}

export const countCases = (db: Db, filter: CaseFilter): Promise<number> => countRows(db, fitting(filter));

/** Holds a case until the transaction ends. */
export async function lockedCase(trx: Db, id: string): Promise<CaseRow | null> {
  const { rows } = await sql<CaseRow>`
    select ${CASE} from protection.cases c join identity.player_traits t on t.player_id = c.player_id
     where c.id = ${id}::uuid for update of c`.execute(trx);
  return rows[0] ?? null;
}

/** All cases of a player, the latest first. */
export async function casesOf(db: Db, playerId: string): Promise<CaseRow[]> {
  const { rows } = await sql<CaseRow>`
    select ${CASE} from protection.cases c join identity.player_traits t on t.player_id = c.player_id
     where c.player_id = ${playerId}::uuid order by c.opened_at desc, c.id limit 100`.execute(db);
  return rows;
}

export async function takeCase(trx: Db, id: string, operator: string, now: Date): Promise<void> {
  await sql`
    update protection.cases set taken_by = ${operator}, taken_at = ${now} where id = ${id}::uuid`.execute(
    trx,
  );
}

export async function closeCase(
  trx: Db,
  id: string,
  { outcome, reason, operator, now }: { outcome: CaseOutcome; reason: string; operator: string; now: Date },
): Promise<void> {
  await sql`
    update protection.cases
       set closed_at = greatest(opened_at, ${now}), closed_by = ${operator}, outcome = ${outcome}, reason = ${reason}
     where id = ${id}::uuid`.execute(trx);
}
