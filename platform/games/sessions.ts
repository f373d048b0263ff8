import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { currencyOrDefault, type Currency } from '@/lib/money/money';

/** A session without play for this long takes no more bets. */
export const SESSION_IDLE_MS = 30 * 60_000;
/** Nor does one that was opened this long ago. */
export const SESSION_ABSOLUTE_MS = 12 * 60 * 60_000;
/** Ended sessions stay for late wins and rollbacks; an open bet is rolled back after 14 days. */
export const SESSION_KEPT_DAYS = 60;
/** A session's use is written down at most this often, so that a bet does not pay for it. */
const TOUCH_MS = 60_000;

export interface NewGameSession {
  playerId: string;
  authSessionId: string;
  gameId: string;
  currency: Currency;
}

/** What a studio's token stands for. */
export interface GameSession {
  sessionId: string;
  playerId: string;
  gameId: string;
  currency: Currency;
  mode: 'real';
  /** Of an expired one only wins and rollbacks are taken. */
  status: 'active' | 'expired';
}

/** The stored form of a token: reading the table does not let anyone play. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Opens a session. @returns its id and the token (256 random bits), which is stored nowhere. */
export async function createSession(
  db: Kysely<unknown>,
  session: NewGameSession,
  now: Date,
): Promise<{ sessionId: string; token: string; expiresAt: Date }> {
  const sessionId = randomUUID();
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + SESSION_ABSOLUTE_MS);
  await sql`
    insert into games.sessions (id, token_hash, player_id, auth_session_id, game_id, currency, created_at,
                                last_used_at, expires_at)
    values (${sessionId}, ${hashToken(token)}, ${session.playerId}, ${session.authSessionId}, ${session.gameId},
            ${session.currency}, ${now}, ${now}, ${expiresAt})`.execute(db);
  return { sessionId, token, expiresAt };
}

interface SessionRow {
  id: string;
  player_id: string;
  game_id: string;
  currency: string;
  last_used_at: Date;
  expires_at: Date;
  ended_at: Date | null;
}

/** The session of a token, or null for a token that was never given out. */
export async function findSession(
  db: Kysely<unknown>,
  token: string,
  now: Date,
): Promise<GameSession | null> {
  const { rows } = await sql<SessionRow>`
    select id, player_id, game_id, currency, last_used_at, expires_at, ended_at
      from games.sessions where token_hash = ${hashToken(token)}`.execute(db);
  const row = rows[0];
  if (!row) return null;
  const idle = now.getTime() - row.last_used_at.getTime();
  const active = row.ended_at === null && now < row.expires_at && idle < SESSION_IDLE_MS;
  if (active && idle >= TOUCH_MS) {
    await sql`update games.sessions set last_used_at = ${now}
               where id = ${row.id} and last_used_at < ${now}`.execute(db);
  }
  return {
    sessionId: row.id,
    playerId: row.player_id,
    gameId: row.game_id,
    currency: currencyOrDefault(row.currency),
    mode: 'real',
    status: active ? 'active' : 'expired',
  };
}

/**
 * Ends one game, every game that was opened from a log-in, or every game of a player, or one of theirs.
 * @returns whose games were open
 */
export async function endSessions(
  db: Kysely<unknown>,
  which:
    | { sessionId: string; playerId?: string }
    | { authSessionId: string }
    | { playerId: string; gameId?: string },
  now: Date,
): Promise<string[]> {
  const where =
    'sessionId' in which
      ? sql`id = ${which.sessionId} and player_id = coalesce(${which.playerId ?? null}::uuid, player_id)`
      : 'playerId' in which
        ? sql`player_id = ${which.playerId} and game_id = coalesce(${which.gameId ?? null}::text, game_id)`
        : sql`auth_session_id = ${which.authSessionId}`;
  const { rows } = await sql<{ playerId: string }>`
    update games.sessions set ended_at = ${now} where ${where} and ended_at is null
    returning player_id as "playerId"`.execute(db);
  return [...new Set(rows.map(({ playerId }) => playerId))];
}

/** Ends one game of a player. */
export async function closeGame(
  db: Kysely<unknown>,
  game: { playerId: string; sessionId: string },
  now: Date,
): Promise<void> {
  await endSessions(db, game, now);
}

/** Whether a player has a game open. */
export async function hasOpenGame(db: Kysely<unknown>, playerId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from games.sessions
     where player_id = ${playerId} and ended_at is null and expires_at > ${now}
       and last_used_at > ${new Date(now.getTime() - SESSION_IDLE_MS)} limit 1`.execute(db);
  return rows.length > 0;
}

/** Deletes sessions that nothing can refer to any more. @returns how many. */
export async function sweepSessions(db: Kysely<unknown>, now: Date): Promise<number> {
  const before = new Date(now.getTime() - SESSION_KEPT_DAYS * 24 * 60 * 60_000);
  const result = await sql`delete from games.sessions where expires_at < ${before}`.execute(db);
  return Number(result.numAffectedRows ?? 0n);
}
