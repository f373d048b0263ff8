import { sql } from 'kysely';
import type { MarkKind, MatchDecision } from '@/lib/domain/exclusion-marks';
import { countRows } from '../../kernel/listing';
import type { BreakRow } from '../breaks/breaks-store';
import type { Mark, Person } from './marks';
import type { Db } from '../store';

export interface MatchRow {
  id: string;
  playerId: string;
  excludedId: string;
  kinds: MarkKind[];
  foundAt: Date;
  decision: MatchDecision | null;
  decidedAt: Date | null;
  decidedBy: string | null;
  reason: string | null;
}

/** What is told of players. */
export async function persons(db: Db, playerIds: readonly string[]): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select player_id as "playerId", email, full_name as "fullName", birthday, phone, home, documents, instruments
      from protection.persons(${[...playerIds]}::uuid[])`.execute(db);
  return rows;
}

/** Who else may be a player, to be compared by their marks. */
export async function candidates(db: Db, playerId: string): Promise<string[]> {
  const { rows } = await sql<{ playerId: string }>`
    select candidates as "playerId" from protection.candidates(${playerId}::uuid)`.execute(db);
  return rows.map((row) => row.playerId);
}

export async function saveMarks(trx: Db, playerId: string, marks: readonly Mark[]): Promise<void> {
  await sql`
    insert into protection.marks (player_id, kind, mark)
    select ${playerId}::uuid, m.kind, m.mark
      from unnest(${marks.map(({ kind }) => kind)}::text[], ${marks.map(({ mark }) => mark)}::text[]) as m (kind, mark)
    on conflict do nothing`.execute(trx);
}

/** @param kept those of an erased account stay */
export async function deleteMarks(trx: Db, playerId: string, { kept = false } = {}): Promise<void> {
  await sql`
    delete from protection.marks where player_id = ${playerId}::uuid and not (${kept} and length is not null)`.execute(
    trx,
  );
}

/** The exclusion holds on, though nothing else is left of its player. */
export async function keepMarks(
  trx: Db,
  playerId: string,
  { length, until }: Pick<BreakRow, 'length' | 'until'>,
): Promise<void> {
  await sql`
    update protection.marks set length = ${length}, until = ${until} where player_id = ${playerId}::uuid`.execute(
    trx,
  );
}

/** Marks of exclusions that are over. */
export async function deletePastMarks(db: Db, now: Date): Promise<void> {
  await sql`
    delete from protection.marks m
     where m.until <= ${now}
        or m.length is null and not exists (select from protection.breaks b where b.player_id = m.player_id
                                               and b.kind = 'exclusion' and b.ended_at is null)`.execute(db);
}

/** Who has excluded themselves and shares a mark with a player. */
export async function sharers(
  db: Db,
  playerId: string,
  marks: readonly Mark[],
  now: Date,
): Promise<{ excludedId: string; kinds: MarkKind[] }[]> {
  const { rows } = await sql<{ excludedId: string; kinds: MarkKind[] }>`
    select player_id as "excludedId", array_agg(distinct kind order by kind) as kinds
      from protection.marks
     where mark = any (${marks.map(({ mark }) => mark)}) and player_id <> ${playerId}::uuid
       and (until is null or until > ${now})
     group by player_id`.execute(db);
  return rows;
}

/**
 * Writes a match down. One that was decided waits again when more is alike than the operator saw.
 * @returns whether it is new, or waits again
 */
export async function addMatch(
  trx: Db,
  {
    playerId,
    excludedId,
    kinds,
    now,
  }: { playerId: string; excludedId: string; kinds: readonly MarkKind[]; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into protection.matches as m (player_id, excluded_id, kinds, found_at)
    values (${playerId}::uuid, ${excludedId}::uuid, ${[...kinds]}, ${now})
    on conflict (player_id, excluded_id) do update
       set kinds = (select array_agg(distinct k order by k) from unnest(m.kinds || excluded.kinds) as k), found_at = excluded.found_at, decision = null, decided_at = null, decided_by = null,
           reason = null
     where not m.kinds @> excluded.kinds
    returning id`.execute(trx);
  return rows.length > 0;
}

const MATCH = sql`id, player_id as "playerId", excluded_id as "excludedId", kinds, found_at as "foundAt", decision,
  decided_at as "decidedAt", decided_by as "decidedBy", reason`;

export interface MatchFilter {
  /** Only what was decided, or only what waits; null for all. */
  isDecided: boolean | null;
}

/** Matches, what waits first, the oldest of it first; then the latest that was decided. */
export async function matches(
  db: Db,
  { isDecided, offset, limit }: MatchFilter & { offset: number; limit: number },
): Promise<MatchRow[]> {
  const { rows } = await sql<MatchRow>`
    select ${MATCH} from protection.matches
     where coalesce((decision is not null) = ${isDecided}, true)
     order by decision is not null, decided_at desc, found_at, id limit ${limit} offset ${offset}`.execute(
    db,
  );
  return rows;
}

export const countMatches = (db: Db, { isDecided }: MatchFilter): Promise<number> =>
  countRows(db, sql`from protection.matches where coalesce((decision is not null) = ${isDecided}, true)`);

/** A match; null for one that does not exist. */
export async function findMatch(db: Db, id: string): Promise<MatchRow | null> {
  const { rows } = await sql<MatchRow>`
    select ${MATCH} from protection.matches where id = ${id}::uuid`.execute(db);
  return rows[0] ?? null;
}

/** Whether an operator said of two that they are one person. */
export async function isSame(db: Db, playerId: string, excludedId: string): Promise<boolean> {
  const { rows } = await sql`
    select from protection.matches
     where player_id = ${playerId}::uuid and excluded_id = ${excludedId}::uuid and decision = 'same'`.execute(
    db,
  );
  return rows.length > 0;
}

/** Accounts of which an operator said that they are of one who is excluded. */
export async function samePersons(db: Db, excludedId: string): Promise<string[]> {
  const { rows } = await sql<{ playerId: string }>`
    select player_id as "playerId" from protection.matches
     where excluded_id = ${excludedId}::uuid and decision = 'same'`.execute(db);
  return rows.map(({ playerId }) => playerId);
}

/** Matches that wait, though who they are like is back. */
export async function mootMatches(db: Db): Promise<MatchRow[]> {
  const { rows } = await sql<MatchRow>`
    select ${MATCH} from protection.matches t
     where decision is null and not exists (select from protection.marks m where m.player_id = t.excluded_id)
     order by found_at limit 100`.execute(db);
  return rows;
}

export async function deleteMatch(trx: Db, id: string): Promise<void> {
  await sql`delete from protection.matches where id = ${id}::uuid and decision is null`.execute(trx);
}

/** When a player registered; null for one who does not exist. */
export async function registeredAt(db: Db, playerId: string): Promise<Date | null> {
  const { rows } = await sql<{ at: Date }>`
    select created_at as at from identity.player_traits where player_id = ${playerId}::uuid`.execute(db);
  return rows[0]?.at ?? null;
}

/** A match until the transaction ends; null for one that does not exist. */
export async function lockMatch(trx: Db, id: string): Promise<MatchRow | null> {
  const { rows } = await sql<MatchRow>`
    select ${MATCH} from protection.matches where id = ${id}::uuid for update`.execute(trx);
  return rows[0] ?? null;
}

export async function decideMatch(
  trx: Db,
  { id, ...by }: { id: string; decision: MatchDecision; decidedAt: Date; decidedBy: string; reason: string },
): Promise<void> {
  await sql`
    update protection.matches
       set decision = ${by.decision}, decided_at = ${by.decidedAt}, decided_by = ${by.decidedBy}, reason = ${by.reason}
     where id = ${id}::uuid`.execute(trx);
}

/** Whether something waits to be decided about a player. */
export async function isMatched(db: Db, playerId: string): Promise<boolean> {
  const { rows } = await sql`
    select from protection.matches where player_id = ${playerId}::uuid and decision is null limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** That an account was held against exclusions, for its player to read: neither whose nor by what, which would tell of another one. */
export interface OwnCheck {
  foundAt: Date;
  outcome: 'pending' | 'same_person' | 'somebody_else';
  decidedAt: Date | null;
}

export async function checksOf(db: Db, playerId: string): Promise<OwnCheck[]> {
  const { rows } = await sql<OwnCheck>`
    select found_at as "foundAt", decided_at as "decidedAt",
           case decision when 'same' then 'same_person' when 'other' then 'somebody_else' else 'pending' end as outcome
      from protection.matches where player_id = ${playerId}::uuid order by found_at`.execute(db);
  return rows;
}

/** Exclusions that run, of which nobody was looked for since. */
export async function unsearched(db: Db): Promise<string[]> {
  const { rows } = await sql<{ playerId: string }>`
    select player_id as "playerId" from protection.breaks
     where kind = 'exclusion' and ended_at is null and searched_at is null order by began_at limit 100`.execute(
    db,
  );
  return rows.map(({ playerId }) => playerId);
}

export async function setSearched(db: Db, playerId: string, now: Date): Promise<void> {
  await sql`
    update protection.breaks set searched_at = ${now}
     where player_id = ${playerId}::uuid and kind = 'exclusion' and ended_at is null`.execute(db);
}

/** Who is excluded now. */
export async function excludedPlayers(db: Db): Promise<string[]> {
  const { rows } = await sql<{ playerId: string }>`
    select player_id as "playerId" from protection.breaks where kind = 'exclusion' and ended_at is null`.execute(
    db,
  );
  return rows.map(({ playerId }) => playerId);
}

/** The exclusion of an account that was erased, by its marks alone; null of every other. */
export async function markedExclusion(
  db: Db,
  playerId: string,
): Promise<Pick<BreakRow, 'length' | 'until'> | null> {
  const { rows } = await sql<{ length: BreakRow['length'] | null; until: Date | null }>`
    select length, until from protection.marks where player_id = ${playerId}::uuid and length is not null limit 1`.execute(
    db,
  );
  const { length = null, until = null } = rows[0] ?? {};
  return length && { length, until };
}

/** Players who registered since a moment. */
export async function newPlayers(db: Db, since: Date): Promise<string[]> {
  const { rows } = await sql<{ playerId: string }>`
    select player_id as "playerId" from identity.player_traits where created_at >= ${since} and status = 'active'`.execute(
    db,
  );
  return rows.map(({ playerId }) => playerId);
}
