import { sql, type Kysely } from 'kysely';

/** Points of a player that come from elsewhere than deposits. */
export async function sumAwards(db: Kysely<unknown>, playerId: string): Promise<bigint> {
  const { rows } = await sql<{ points: bigint }>`
    select coalesce(sum(points), 0)::bigint as points from loyalty.awards
     where player_id = ${playerId}`.execute(db);
  return rows[0]?.points ?? 0n;
}

export interface Award {
  playerId: string;
  kind: 'tournament' | 'correction' | 'wheel';
  /** What it is for: the same is given once. */
  reference: string;
  /** Experience points; below 0 they are taken back. */
  points: bigint;
  /** Of a correction, for colleagues. */
  reason?: string;
}

export async function addAward(trx: Kysely<unknown>, award: Award, now: Date): Promise<void> {
  await sql`
    insert into loyalty.awards (kind, reference, player_id, points, at, reason)
    values (${award.kind}, ${award.reference}, ${award.playerId}, ${award.points}, ${now}, ${award.reason ?? null})
    on conflict do nothing`.execute(trx);
}

/** All of a player's, the oldest first. */
export async function listAwards(
  db: Kysely<unknown>,
  playerId: string,
): Promise<{ kind: Award['kind']; reference: string; points: bigint; at: Date }[]> {
  const { rows } = await sql<{ kind: Award['kind']; reference: string; points: bigint; at: Date }>`
    select kind, reference, points, at from loyalty.awards where player_id = ${playerId} order by at, reference`.execute(
    db,
  );
  return rows;
}

export async function deleteAwards(db: Kysely<unknown>, playerId: string): Promise<void> {
  await sql`delete from loyalty.awards where player_id = ${playerId}`.execute(db);
}
