import { sql } from 'kysely';
import type { HarmLevel, HarmSign } from '@/lib/domain/harm';
import type { Db } from '../store';
import type { FoundSign, HarmFigures } from './rules';

export interface SignRow {
  id: bigint;
  sign: HarmSign;
  level: HarmLevel;
  figures: HarmFigures;
  caseId: string;
  since: Date;
  seenAt: Date;
  goneAt: Date | null;
}

/** Who looks at a player holds this until the transaction ends. */
export async function lockCase(trx: Db, playerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`signs ${playerId}`}, 0))`.execute(trx);
}

/** ISO 3166-1 alpha-2; null for nobody. */
export async function countryOf(db: Db, playerId: string): Promise<string | null> {
  const { rows } = await sql<{ country: string }>`
    select country from identity.player_traits where player_id = ${playerId}::uuid`.execute(db);
  return rows[0]?.country ?? null;
}

const SIGN = sql`id, sign, level, figures, case_id as "caseId", since, seen_at as "seenAt", gone_at as "goneAt"`;

export interface ShowingSign extends Pick<SignRow, 'id' | 'sign' | 'level'> {
  /** When its case was closed; null while it is open. */
  closedAt: Date | null;
}

/** What a player shows now. */
export async function showing(db: Db, playerId: string): Promise<ShowingSign[]> {
  const { rows } = await sql<ShowingSign>`
    select s.id, s.sign, s.level, c.closed_at as "closedAt"
      from protection.signs s join protection.cases c on c.id = s.case_id
     where s.player_id = ${playerId}::uuid and s.gone_at is null order by s.since, s.id`.execute(db);
  return rows;
}

/** What a player has ever shown, the latest first. */
export async function signsOfPlayer(db: Db, playerId: string): Promise<SignRow[]> {
  const { rows } = await sql<SignRow>`
    select ${SIGN} from protection.signs where player_id = ${playerId}::uuid
     order by gone_at is not null, since desc, id desc limit 100`.execute(db);
  return rows;
}

/** @param caseId the case that it opens, of one that says more than before; null leaves it with its own */
export async function keepSign(
  trx: Db,
  id: bigint,
  { level, figures }: FoundSign,
  caseId: string | null,
  now: Date,
): Promise<void> {
  await sql`
    update protection.signs
       set level = ${level}, figures = ${JSON.stringify(figures)}::jsonb, seen_at = greatest(seen_at, ${now}),
           case_id = coalesce(${caseId}::uuid, case_id)
     where id = ${id}`.execute(trx);
}

export async function addSign(
  trx: Db,
  playerId: string,
  { sign, level, figures }: FoundSign,
  caseId: string,
  now: Date,
): Promise<void> {
  await sql`
    insert into protection.signs (player_id, sign, level, figures, case_id, since, seen_at)
    values (${playerId}::uuid, ${sign}, ${level}, ${JSON.stringify(figures)}::jsonb, ${caseId}::uuid, ${now}, ${now})`.execute(
    trx,
  );
}

export async function endSigns(trx: Db, ids: readonly bigint[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update protection.signs set gone_at = greatest(since, ${now})
     where id = any (${ids.map(String)}::bigint[])`.execute(trx);
}

/** The case of a player that is open; null for none. */
export async function findOpen(db: Db, playerId: string): Promise<{ id: string } | null> {
  const { rows } = await sql<{ id: string }>`
    select id from protection.cases where player_id = ${playerId}::uuid and closed_at is null`.execute(db);
  return rows[0] ?? null;
}

/** Opens a case, or says of the open one what it has become. @returns its id, and whether it is new */
export async function openCase(
  trx: Db,
  playerId: string,
  { level, law }: { level: HarmLevel; law: string },
  now: Date,
): Promise<{ id: string; isNew: boolean }> {
  const { rows } = await sql<{ id: string; isNew: boolean }>`
    insert into protection.cases as c (player_id, level, opened_at, law)
    values (${playerId}::uuid, ${level}, ${now}, ${law})
    on conflict (player_id) where closed_at is null do update
       set law   = case when c.level = 'noticed' and excluded.level = 'serious' then excluded.law else c.law end,
           level = case when c.level = 'serious' then 'serious' else excluded.level end
    returning id, xmax = 0 as "isNew"`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('no case was opened');
  return row;
}

/** Who has played, paid in, taken a withdrawal back or asked for a higher limit since a moment; and whose signs are old. */
export async function dueSince(
  db: Db,
  { since, seenBefore }: { since: Date; seenBefore: Date },
): Promise<string[]> {
  const { rows } = await sql<{ playerId: string }>`
    select t.player_id as "playerId"
      from (select s.player_id from protection.play_sessions s where s.is_latest and s.last_at >= ${since}
            union
            select c.player_id from protection.limit_changes c where c.step = 'asked' and c.at >= ${since}
            union
            select p from payments.players_since(${since}) p
            union
            select g.player_id from protection.signs g where g.gone_at is null and g.seen_at < ${seenBefore}) d
      join identity.player_traits t on t.player_id = d.player_id and t.status = 'active'
     order by t.player_id`.execute(db);
  return rows.map(({ playerId }) => playerId);
}

export async function watchedUntil(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ until: Date }>`select until from protection.watched`.execute(db);
  return rows[0]?.until ?? null;
}

export async function setWatched(db: Db, until: Date): Promise<void> {
  await sql`
    insert into protection.watched as w (until) values (${until})
    on conflict (one) do update set until = greatest(w.until, excluded.until)`.execute(db);
}
