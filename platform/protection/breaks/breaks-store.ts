import { sql } from 'kysely';
import type { BreakKind, BreakLength } from '@/lib/domain/breaks';
import type { Db } from '../store';

export interface BreakRow {
  id: string;
  kind: BreakKind;
  length: BreakLength;
  origin: 'page' | 'play' | 'office';
  beganAt: Date;
  until: Date | null;
  returnAskedAt: Date | null;
  endedAt: Date | null;
}

/** All breaks of a player, the latest first. */
export async function breaksOf(db: Db, playerId: string): Promise<BreakRow[]> {
  const { rows } = await sql<BreakRow>`
    select id, kind, length, origin, began_at as "beganAt", until, return_asked_at as "returnAskedAt", ended_at as "endedAt"
      from protection.breaks where player_id = ${playerId}::uuid order by began_at desc, id`.execute(db);
  return rows;
}

export async function addBreak(
  trx: Db,
  playerId: string,
  {
    kind,
    length,
    origin,
    beganAt,
    until,
  }: Pick<BreakRow, 'kind' | 'length' | 'origin' | 'beganAt' | 'until'>,
): Promise<void> {
  await sql`
    insert into protection.breaks (player_id, kind, length, origin, began_at, until)
    values (${playerId}::uuid, ${kind}, ${length}, ${origin}, ${beganAt}, ${until})`.execute(trx);
}

/** Makes the exclusion that runs longer; whoever had asked to come back stays away. */
export async function prolongExclusion(
  trx: Db,
  id: string,
  { length, until }: Pick<BreakRow, 'length' | 'until'>,
): Promise<void> {
  await sql`
    update protection.breaks set length = ${length}, until = ${until}, return_asked_at = null where id = ${id}::uuid`.execute(
    trx,
  );
}

export async function askReturn(trx: Db, id: string, now: Date): Promise<void> {
  await sql`
    update protection.breaks set return_asked_at = ${now} where id = ${id}::uuid and return_asked_at is null`.execute(
    trx,
  );
}

/** Exclusions whose players asked to come back before a moment. */
export async function returning(db: Db, askedBefore: Date): Promise<{ id: string; playerId: string }[]> {
  const { rows } = await sql<{ id: string; playerId: string }>`
    select id, player_id as "playerId" from protection.breaks
     where return_asked_at <= ${askedBefore} and ended_at is null order by return_asked_at limit 500`.execute(
    db,
  );
  return rows;
}

/** @returns whether it ran, and its player still wants to come back. */
export async function endExclusion(trx: Db, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update protection.breaks set ended_at = ${now}
     where id = ${id}::uuid and ended_at is null and return_asked_at is not null returning id`.execute(trx);
  return rows.length > 0;
}
