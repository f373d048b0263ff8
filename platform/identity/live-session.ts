import { sql } from 'kysely';
import { API_CODES } from '@/lib/domain/api-codes';
import { Problem } from '../kernel/problem';
import type { PlayerSession } from '../kernel/session';
import { lockPlayer } from './one-time-links';
import type { Db } from './store';

type SessionName = Pick<PlayerSession, 'playerId' | 'sessionId'>;

/**
 * Holds the player's row and looks at the session once more: between a request's beginning and its transaction
 * somebody may have ended all access (end-access.ts), and then it sets up nothing any more. Everything that changes an
 * account in a session's name calls it, and calls it first, since the player's row is locked before everything else
 * (only a case of documents is locked before it: verification). live-routes.test.ts holds every route to it.
 * @throws Problem 401 `client_api_27` when the session is over.
 */
export async function demandLive(trx: Db, session: SessionName): Promise<void> {
  await lockPlayer(trx, session.playerId);
  await demandSession(trx, session);
}

/** The same, where the player's row is held already. */
export async function demandSession(trx: Db, { playerId, sessionId }: SessionName): Promise<void> {
  const { rows } = await sql`
    select from identity.sessions where id = ${sessionId} and player_id = ${playerId}`.execute(trx);
  if (rows.length === 0) throw new Problem(401, API_CODES.sessionExpired, 'log in first');
}

/**
 * Holds the session too, until the transaction ends: before it writes what ends with the session. A log-in in the same
 * browser ends a session without the player's row. @throws Problem 401 `client_api_27` when it is over.
 */
export async function holdSession(trx: Db, session: SessionName): Promise<void> {
  await demandLive(trx, session);
  const { rows } = await sql`
    select from identity.sessions where id = ${session.sessionId} for key share`.execute(trx);
  if (rows.length === 0) throw new Problem(401, API_CODES.sessionExpired, 'log in first');
}

/** When a session began; null for one that is over. */
export async function sessionBegan(db: Db, sessionId: string): Promise<Date | null> {
  const { rows } = await sql<{ at: Date }>`
    select created_at as at from identity.sessions where id = ${sessionId}`.execute(db);
  return rows[0]?.at ?? null;
}
