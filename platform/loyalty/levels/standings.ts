import { sql, type Kysely } from 'kysely';
import type { LevelCode } from '@/lib/domain/loyalty';

type Db = Kysely<unknown>;

/** Where a player stood when their points were last looked at. */
export interface Standing {
  playerId: string;
  points: bigint;
  /** What of them came of deposits. */
  fromDeposits: bigint;
  level: LevelCode | null;
  heldUntil: Date | null;
}

/**
 * Writes down where a player stands, and by what deposits changed it in this month.
 * @param rose whether they came to a level for the first time just now
 */
export async function noteStanding(
  trx: Db,
  { playerId, points, fromDeposits, level, heldUntil }: Standing,
  { now, rose }: { now: Date; rose: boolean },
): Promise<void> {
  const { rows } = await sql<{ before: bigint }>`
    select from_deposits as before from loyalty.standings where player_id = ${playerId}::uuid for update`.execute(
    trx,
  );
  const before = rows[0]?.before ?? 0n;
  await sql`
    insert into loyalty.standings as s (player_id, points, from_deposits, level, held_until, since, rose_at)
    values (${playerId}, ${points}, ${fromDeposits}, ${level}, ${heldUntil}, ${now}, ${rose ? now : null})
    on conflict (player_id) do update
       set points = excluded.points, from_deposits = excluded.from_deposits, level = excluded.level,
           held_until = excluded.held_until, rose_at = coalesce(excluded.rose_at, s.rose_at),
           since = case when s.level is distinct from excluded.level then excluded.since else s.since end`.execute(
    trx,
  );
  if (fromDeposits === before) return;
  await sql`
    insert into loyalty.deposit_points as d (month, points)
    values (date_trunc('month', ${now}::timestamptz at time zone 'UTC')::date, ${fromDeposits - before})
    on conflict (month) do update set points = d.points + excluded.points`.execute(trx);
}

/** Whoever’s level was held until now is looked at once more. */
export async function noteHeldNoMore(db: Db, now: Date): Promise<void> {
  await sql`
    insert into loyalty.changed_points (player_id, at)
    select player_id, ${now}::timestamptz from loyalty.standings where held_until <= ${now}
    on conflict do nothing`.execute(db);
}

/** Under another programme everybody may stand elsewhere: the job looks at all of them once more, from the first one on. */
export async function beginRecount(trx: Db, version: number): Promise<void> {
  await sql`insert into loyalty.standing_recounts (version) values (${version}) on conflict do nothing`.execute(
    trx,
  );
}

/** Whether somebody has not been looked at by the programme that holds. */
export async function isRecounting(db: Db): Promise<boolean> {
  const { rows } = await sql<{ recounting: boolean }>`
    select exists (select from loyalty.standing_recounts where ended_at is null) as recounting`.execute(db);
  return rows[0]?.recounting ?? false;
}

/**
 * Notes the next ones of everybody: they are looked at after that. A later programme begins anew.
 * @returns how many they are; 0 where nobody is left, or another instance has it in hand
 */
export const recountOn = (db: Db, now: Date, limit: number): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ version: number; after: string | null }>`
      select version, up_to as after from loyalty.standing_recounts where ended_at is null
       order by version desc limit 1 for update skip locked`.execute(trx);
    const [recount] = rows;
    if (!recount) return 0;
    const next = await sql<{ playerId: string }>`
      select player_id as "playerId" from loyalty.standings
       where ${recount.after}::uuid is null or player_id > ${recount.after}::uuid order by player_id limit ${limit}`.execute(
      trx,
    );
    const players = next.rows.map(({ playerId }) => playerId);
    await sql`
      insert into loyalty.changed_points (player_id, at)
      select player_id, ${now}::timestamptz from unnest(${players}::uuid[]) as p (player_id) on conflict do nothing`.execute(
      trx,
    );
    const last = players.at(-1);
    await sql`
      update loyalty.standing_recounts
         set up_to = case when version = ${recount.version} then ${last ?? recount.after}::uuid else up_to end,
             ended_at = case when version < ${recount.version} or ${last === undefined}::boolean then ${now}::timestamptz end
       where ended_at is null and version <= ${recount.version}`.execute(trx);
    return players.length;
  });

export async function deleteStanding(db: Db, playerId: string): Promise<void> {
  await sql`delete from loyalty.standings where player_id = ${playerId}::uuid`.execute(db);
}
