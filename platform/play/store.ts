import { sql, type Kysely } from 'kysely';
import type { Movement } from './movement';

/** A connection: the database, or an open transaction. */
export type Db = Kysely<unknown>;

/** A place in the order of movements; ids and transactions are counted from 1. */
export interface Place {
  /** Of the writing transaction, in digits: it may be above 2^53. */
  xid: string;
  id: bigint;
}

/** Before the first movement. */
export const BEGINNING: Place = { xid: '0', id: 0n };

/**
 * Locks the follower's cursor until the transaction ends.
 * @param options.waitsForDisk whether the commit does
 * @returns undefined when another instance holds it, or there is none
 */
export async function takeCursor(
  trx: Db,
  follower: string,
  { waitsForDisk }: { waitsForDisk: boolean },
): Promise<Place | undefined> {
  const { rows } = await sql<Place & { commits: string | null }>`
    select xid::text as xid, id,
           case when ${waitsForDisk} then null else set_config('synchronous_commit', 'off', true) end as commits
      from play.cursors where follower = ${follower} for update skip locked`.execute(trx);
  const [row] = rows;
  return row && { xid: row.xid, id: row.id };
}

/** @returns false when the cursor is there already, or is being made by another instance. */
export async function makeCursor(trx: Db, follower: string, { xid, id }: Place): Promise<boolean> {
  const { rows } = await sql`
    insert into play.cursors (follower, xid, id) values (${follower}, ${xid}::xid8, ${id})
    on conflict do nothing returning 1`.execute(trx);
  return rows.length > 0;
}

export async function moveCursor(trx: Db, follower: string, { xid, id }: Place): Promise<void> {
  await sql`
    update play.cursors set xid = ${xid}::xid8, id = ${id}, moved_at = clock_timestamp()
     where follower = ${follower}`.execute(trx);
}

/** The last movement that can be seen now. */
export async function lastPlace(db: Db): Promise<Place> {
  const { rows } = await sql<Place>`
    select m.xid::text as xid, m.id from play.movements m order by m.xid desc, m.id desc limit 1`.execute(db);
  return rows[0] ?? BEGINNING;
}

/**
 * Movements after a place, in order, up to the oldest transaction that is still open: nothing can appear between them
 * any more.
 */
export async function movementsAfter(
  db: Db,
  { xid, id }: Place,
  limit: number,
): Promise<(Movement & Place)[]> {
  const { rows } = await sql<Movement & Place>`
    select m.xid::text as xid, id, kind, tx_id as "txId", ref_tx_id as "refTxId", player_id as "playerId", currency,
           game_id as "gameId", provider_id as "providerId", round_id as "roundId", round_closed as "roundClosed",
           real_amount as real, bonus_amount as bonus, stake, bonus_grant_id as "bonusGrantId",
           free_spin_grant_id as "freeSpinGrantId", created_at as "at"
      from play.movements m
     where (m.xid, m.id) > (${xid}::xid8, ${id}) and m.xid < pg_snapshot_xmin(pg_current_snapshot())
     -- Of the table: what is selected is its digits, in whose order 999 comes after 1000.
     order by m.xid, m.id
     limit ${limit}`.execute(db);
  return rows;
}

/** Whether there is a movement after the follower's cursor, also one that can't be read yet; true without a cursor. */
export async function isBehind(db: Db, follower: string): Promise<boolean> {
  const { rows } = await sql<{ behind: boolean }>`
    select coalesce(
             -- In the order of the index, or the planner reads all movements to find none.
             (select coalesce((select true from play.movements m where (m.xid, m.id) > (c.xid, c.id)
                                order by m.xid, m.id limit 1), false)
                from play.cursors c where c.follower = ${follower}), true) as behind`.execute(db);
  return rows[0]?.behind ?? true;
}

/** Whether play comes from a restored database that was not migrated since (play/sql/api.sql). */
export async function isOfAnotherServer(db: Db): Promise<boolean> {
  const { rows } = await sql<{ foreign: boolean }>`select play.of_another_server() as "foreign"`.execute(db);
  return rows[0]?.foreign ?? false;
}

/** Whether the follower has read a place. */
export async function hasReached(db: Db, follower: string, { xid, id }: Place): Promise<boolean> {
  const { rows } = await sql`
    select 1 from play.cursors
     where follower = ${follower} and (cursors.xid, cursors.id) >= (${xid}::xid8, ${id})`.execute(db);
  return rows.length > 0;
}

/** How long the oldest unread movement of a follower has been waiting; seconds, 0 when there is none. */
export async function lags(db: Db): Promise<{ follower: string; seconds: number }[]> {
  const { rows } = await sql<{ follower: string; seconds: number }>`
    select c.follower,
           coalesce(extract(epoch from clock_timestamp() - (
             select m.created_at from play.movements m where (m.xid, m.id) > (c.xid, c.id)
              order by m.xid, m.id limit 1)), 0)::float8 as seconds
      from play.cursors c order by c.follower`.execute(db);
  return rows;
}
