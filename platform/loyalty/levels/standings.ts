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

/** Under another programme everybody may stand elsewhere. */
export async function noteEverybody(trx: Db, now: Date): Promise<void> {
  await sql`
    insert into loyalty.changed_points (player_id, at)
    select player_id, ${now}::timestamptz from loyalty.standings
    on conflict do nothing`.execute(trx);
}

export async function deleteStanding(db: Db, playerId: string): Promise<void> {
  await sql`delete from loyalty.standings where player_id = ${playerId}::uuid`.execute(db);
}
