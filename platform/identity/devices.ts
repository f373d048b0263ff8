import { API_CODES } from '@/lib/domain/api-codes';
import { countryOfAddress } from '@/lib/node/geo/country';
import { audit, byPlayer } from '../audit/service';
import type { Kernel } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import type { PlayerSession } from '../kernel/session';
import { deviceNames } from './device-words';
import { demandLive } from './live-session';
import * as store from './store';

export interface PlayerDevice {
  sessionId: string;
  current: boolean;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
  address: string | null;
  userAgent: string | null;
  /** Names of what the session runs in, as far as they are known. */
  browser: string | null;
  system: string | null;
  /** ISO 3166 alpha-2 of the address, when known. */
  country: string | null;
}

/** What may be shown of a session: never its token. */
export const deviceOf = (row: store.SessionRow): Omit<PlayerDevice, 'current'> => ({
  sessionId: row.id,
  createdAt: row.created_at,
  lastSeenAt: row.last_seen_at,
  expiresAt: row.expires_at,
  address: row.ip_address || null,
  userAgent: row.user_agent || null,
  ...deviceNames(row.user_agent),
  country: countryOfAddress(row.ip_address ?? ''),
});

/** Where a player is logged in, and ending it there. */
export function createDevices(
  { db, clock }: Pick<Kernel, 'db' | 'clock'>,
  sessionEnded: (sessionId: string) => void | Promise<void>,
) {
  return {
    async sessions({ playerId, sessionId }: PlayerSession): Promise<PlayerDevice[]> {
      const rows = await store.listSessions(db, playerId, clock.now());
      return rows.map((row) => ({ ...deviceOf(row), current: row.id === sessionId }));
    },

    async endSession(session: PlayerSession, sessionId: string, requestId: string): Promise<void> {
      const { playerId } = session;
      const ended = await db.transaction().execute(async (trx) => {
        await demandLive(trx, session);
        const gone = await store.endSessions(trx, playerId, { only: sessionId });
        if (gone.length > 0) {
          await audit(trx, {
            actor: byPlayer(playerId),
            action: 'identity.end-session',
            subject: sessionId,
            requestId,
          });
        }
        return gone;
      });
      if (ended.length === 0) throw new Problem(404, API_CODES.notFound, 'there is no such session');
      await sessionEnded(sessionId);
    },

    async endOtherSessions(session: PlayerSession, requestId: string): Promise<number> {
      const { playerId, sessionId } = session;
      const ended = await db.transaction().execute(async (trx) => {
        await demandLive(trx, session);
        const gone = await store.endSessions(trx, playerId, { except: sessionId });
        await audit(trx, { actor: byPlayer(playerId), action: 'identity.end-other-sessions', requestId });
        return gone;
      });
      for (const id of ended) await sessionEnded(id);
      return ended.length;
    },
  };
}
