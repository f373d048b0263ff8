import { sql, type Kysely } from 'kysely';
import type pg from 'pg';
import type { HoldCause } from '@/lib/domain/breaks';
import type { LanguageCode } from '@/lib/domain/locales';
import { UUID } from '@/lib/domain/uuid';
import { currencyOrDefault } from '@/lib/money/money';
import type { PlayerSession } from '../kernel/session';
import { SESSION_IDLE_SECONDS } from './cookies';

/** A connection: the database, or an open transaction. */
export type Db = Kysely<unknown>;

export interface Subscriptions {
  email_promo_sub: boolean;
  email_bonuses_sub: boolean;
  email_financial_sub: boolean;
  email_technical_sub: boolean;
}

export type PlayerStatus = 'active' | 'blocked' | 'excluded';

export interface PlayerRow extends Subscriptions {
  id: string;
  email: string;
  email_verified: boolean;
  /** Whether who has the mailbox has also been in the account; the address alone may have been confirmed by a press. */
  owner_proven: boolean;
  status: PlayerStatus;
  country: string;
  currency: string;
  language: LanguageCode;
  created_at: Date;
  /** Until when they take a break from play. */
  time_out_until: Date | null;
  /** Why the account waits for an operator; empty for one that doesn't. */
  held: HoldCause[];
  device_era: number;
}

export interface SessionRow {
  id: string;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  ip_address: string | null;
  user_agent: string | null;
}

/** A session's use is written down at most this often. Seconds. */
const TOUCH_SECONDS = 60;

const SESSION_SQL = `
  select s.id, s.last_seen_at, p.id as player_id, p.currency, p.country, p.language
    from identity.sessions s join identity.players p on p.id = s.player_id
   where s.token = $1 and s.expires_at > $2::timestamptz
     and s.last_seen_at > $2::timestamptz - make_interval(secs => $3)
     and p.status <> 'blocked'`;

interface LiveSession {
  id: string;
  last_seen_at: Date;
  player_id: string;
  currency: string;
  country: string;
  language: LanguageCode;
}

/**
 * The live session of a token: one prepared statement, and at most once a minute a second one that records the use.
 * An expired session, or one of a blocked player, is not returned.
 */
export async function findSession(pool: pg.Pool, token: string, now: Date): Promise<PlayerSession | null> {
  const { rows } = await pool.query<LiveSession>({
    name: 'identity-session',
    text: SESSION_SQL,
    values: [token, now, SESSION_IDLE_SECONDS],
  });
  const row = rows[0];
  if (!row) return null;
  if (now.getTime() - row.last_seen_at.getTime() > TOUCH_SECONDS * 1000) {
    await pool.query('update identity.sessions set last_seen_at = greatest(last_seen_at, $2) where id = $1', [
      row.id,
      now,
    ]);
  }
  return {
    playerId: row.player_id,
    sessionId: row.id,
    currency: currencyOrDefault(row.currency),
    country: row.country,
    language: row.language,
  };
}

/** The player with an address, or null. */
export async function findPlayerId(db: Db, email: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from identity.players where email = ${email}`.execute(db);
  return rows[0]?.id ?? null;
}

/** Null for one who was erased, too: nothing of them is left to show. */
export async function findPlayer(db: Db, playerId: string): Promise<PlayerRow | null> {
  if (!UUID.test(playerId)) return null;
  const { rows } = await sql<PlayerRow>`
    select p.id, p.email, p.email_verified, coalesce(o.owner_proven, false) as owner_proven, p.status, p.country,
           p.currency, p.language, p.created_at, b.until as time_out_until, coalesce(b.held, '{}') as held,
           coalesce(o.device_era, 0) as device_era,
           p.email_promo_sub, p.email_bonuses_sub, p.email_financial_sub, p.email_technical_sub
      from identity.players p
      left join identity.ownership o on o.player_id = p.id
      left join identity.time_outs b on b.player_id = p.id
     where p.id = ${playerId} and not exists (select from identity.erasures e where e.player_id = p.id)`.execute(
    db,
  );
  return rows[0] ?? null;
}

export async function findEmails(db: Db, playerIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; email: string }>`
    select id, email::text as email from identity.players where id = any (${[...playerIds]}::uuid[])`.execute(
    db,
  );
  return new Map(rows.map(({ id, email }) => [id, email]));
}

export async function playerStatus(db: Db, playerId: string): Promise<PlayerStatus | null> {
  if (!UUID.test(playerId)) return null;
  const { rows } = await sql<{ status: PlayerStatus }>`
    select status from identity.players where id = ${playerId}`.execute(db);
  return rows[0]?.status ?? null;
}

/** The status, which stays until the transaction ends. */
export async function lockStatus(trx: Db, playerId: string): Promise<PlayerStatus | null> {
  const { rows } = await sql<{ status: PlayerStatus }>`
    select status from identity.players where id = ${playerId}::uuid for share`.execute(trx);
  return rows[0]?.status ?? null;
}

/** Takes the player's row for a change, without waiting. @returns false while somebody else has it. */
export async function tryLock(trx: Db, playerId: string): Promise<boolean> {
  const { rows } = await sql`
    select from identity.players where id = ${playerId}::uuid for no key update skip locked`.execute(trx);
  return rows.length > 0;
}

export async function blockPlayer(trx: Db, playerId: string): Promise<void> {
  await sql`update identity.players set status = 'blocked', updated_at = now() where id = ${playerId}`.execute(
    trx,
  );
}

export async function emailTaken(db: Db, email: string): Promise<boolean> {
  const { rows } = await sql`select from identity.players where email = ${email}`.execute(db);
  return rows.length > 0;
}

/** Of which era the marks of an account's known devices are (cookies.ts); 0 when the e-mail has no account. */
export async function deviceEra(db: Db, email: string): Promise<number> {
  const { rows } = await sql<{ era: number }>`
    select o.device_era as era from identity.players p join identity.ownership o on o.player_id = p.id
     where p.email = ${email}`.execute(db);
  return rows[0]?.era ?? 0;
}

/** Makes every mark of a known device void. @returns the era of those that are given from now on. */
export async function forgetMarks(trx: Db, playerId: string): Promise<number> {
  const { rows } = await sql<{ era: number }>`
    insert into identity.ownership as o (player_id, device_era) values (${playerId}, 1)
    on conflict (player_id) do update set device_era = o.device_era + 1
    returning device_era as era`.execute(trx);
  return rows[0]?.era ?? 0;
}

/** The hash of an account's password; null when the e-mail has no account. */
export async function passwordHash(db: Db, email: string): Promise<string | null> {
  const { rows } = await sql<{ password: string | null }>`
    select c.password from identity.players p
      join identity.credentials c on c.player_id = p.id and c.provider_id = 'credential'
     where p.email = ${email}`.execute(db);
  return rows[0]?.password ?? null;
}

export async function saveTracking(
  db: Db,
  playerId: string,
  tracking: Record<string, string>,
): Promise<void> {
  await sql`update identity.players set tracking = ${JSON.stringify(tracking)}::jsonb where id = ${playerId}`.execute(
    db,
  );
}

export async function saveLanguage(db: Db, playerId: string, language: LanguageCode): Promise<void> {
  await sql`update identity.players set language = ${language}, updated_at = now() where id = ${playerId}`.execute(
    db,
  );
}

export async function saveSubscriptions(db: Db, playerId: string, wanted: Subscriptions): Promise<void> {
  await sql`
    update identity.players
       set email_promo_sub = ${wanted.email_promo_sub}, email_bonuses_sub = ${wanted.email_bonuses_sub},
           email_financial_sub = ${wanted.email_financial_sub}, email_technical_sub = ${wanted.email_technical_sub},
           updated_at = now()
     where id = ${playerId}`.execute(db);
}

export async function listSessions(db: Db, playerId: string, now: Date): Promise<SessionRow[]> {
  const { rows } = await sql<SessionRow>`
    select id, created_at, last_seen_at, expires_at, ip_address, user_agent
      from identity.sessions
     where player_id = ${playerId} and expires_at > ${now}
       and last_seen_at > ${now}::timestamptz - make_interval(secs => ${SESSION_IDLE_SECONDS})
     order by last_seen_at desc`.execute(db);
  return rows;
}

/**
 * Ends sessions of one player: those with these ids, or with `except` all the others.
 * @returns the ids of the sessions that were ended.
 */
export async function endSessions(
  db: Db,
  playerId: string,
  which: { only: string } | { except: string },
): Promise<string[]> {
  const condition = 'only' in which ? sql`id = ${which.only}` : sql`id <> ${which.except}`;
  const { rows } = await sql<{ id: string }>`
    delete from identity.sessions where player_id = ${playerId} and ${condition} returning id`.execute(db);
  return rows.map((row) => row.id);
}

/** Ends the session of a token. @returns its id, or null when there was none. */
export async function endSessionOfToken(db: Db, token: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    delete from identity.sessions where token = ${token} returning id`.execute(db);
  return rows[0]?.id ?? null;
}

/** Stores a single-use token, replacing an earlier one of the same purpose. One of a session ends with the session. */
export async function replaceVerification(
  db: Db,
  entry: { identifier: string; value: string; expiresAt: Date; sessionId?: string },
): Promise<void> {
  await sql`
    with gone as (delete from identity.verifications where value = ${entry.value})
    insert into identity.verifications (identifier, value, expires_at, session_id)
    values (${entry.identifier}, ${entry.value}, ${entry.expiresAt}, ${entry.sessionId ?? null})`.execute(db);
}

/** The content of a token, without using it up; null when it is unknown, used or expired. */
export async function findVerification(
  db: Db,
  identifier: string,
  now: Date,
): Promise<{ value: string; expiresAt: Date } | null> {
  const { rows } = await sql<{ value: string; expiresAt: Date }>`
    select value, expires_at as "expiresAt" from identity.verifications
     where identifier = ${identifier} and expires_at > ${now}`.execute(db);
  return rows[0] ?? null;
}

type TakenToken = { value: string; sessionId: string | null };
/** Uses up a token. @returns its value and the session that it was made in; null when it is unknown, used or too old. */
export async function takeVerification(db: Db, identifier: string, now: Date): Promise<TakenToken | null> {
  const { rows } = await sql<TakenToken>`
    delete from identity.verifications where identifier = ${identifier} and expires_at > ${now}
    returning value, session_id as "sessionId"`.execute(db);
  return rows[0] ?? null;
}

/**
 * Confirms an address.
 * @param proves whether it also shows that the account is its owner's; what was shown before stays.
 * @returns whether the address was still the player's own.
 */
export async function markEmailVerified(
  db: Db,
  playerId: string,
  email: string,
  { proves }: { proves: boolean },
): Promise<boolean> {
  const { rows } = await sql`
    update identity.players set email_verified = true, updated_at = now()
     where id = ${playerId} and email = ${email} returning id`.execute(db);
  if (rows.length > 0 && proves) await setOwnerProven(db, playerId, true);
  return rows.length > 0;
}

/** Keeps whether the account's owner has shown that it is theirs. */
export async function setOwnerProven(db: Db, playerId: string, proven: boolean): Promise<void> {
  await sql`
    insert into identity.ownership (player_id, owner_proven) values (${playerId}, ${proven})
    on conflict (player_id) do update set owner_proven = ${proven}`.execute(db);
}
