import type { LanguageCode } from '@/lib/domain/locales';
import { audit, byPlayer } from '../audit/service';
import type { Kernel } from '../kernel/kernel';
import type { PlayerSession } from '../kernel/session';
import type { AccountCookies } from './cookies';
import { demandLive } from './live-session';
import { lockPlayer } from './one-time-links';
import type { PlayerProfile } from './profile';
import type { PlayerRecordsPart } from './records';
import * as store from './store';
import { demandConfirmed } from './subscriptions';

/** What players set without a proof that it is they; and leaving. */
export interface OwnSettings {
  /** Ends the session. @returns the Set-Cookie that takes it from the browser. */
  logout(session: PlayerSession, language: LanguageCode | undefined, requestId: string): Promise<string>;
  /** @throws Problem 422 `client_api_69` for a time zone that is none. */
  saveSettings(
    session: PlayerSession,
    wanted: { language?: LanguageCode | undefined; timezone?: string | undefined },
    requestId: string,
  ): Promise<PlayerProfile>;
  /** @throws Problem 403 `client_api_61` for a new one to an address that is not confirmed. */
  setSubscriptions(
    session: PlayerSession,
    wanted: store.Subscriptions,
    requestId: string,
  ): Promise<PlayerProfile>;
}

interface Parts {
  kernel: Pick<Kernel, 'db'>;
  records: Pick<PlayerRecordsPart, 'saveTimeZone'>;
  cookies: Pick<AccountCookies, 'endSession'>;
  profile(playerId: string): Promise<PlayerProfile>;
  sessionEnded(sessionId: string): void | Promise<void>;
}

export function createOwnSettings({ kernel, records, cookies, profile, sessionEnded }: Parts): OwnSettings {
  const { db } = kernel;
  return {
    async logout(session, language, requestId) {
      await db.transaction().execute(async (trx) => {
        await lockPlayer(trx, session.playerId);
        const gone = await store.endSessions(trx, session.playerId, { only: session.sessionId });
        // The session had ended already: nothing is left to say, and the cookie is dropped all the same.
        if (gone.length === 0) return;
        if (language && language !== session.language)
          await store.saveLanguage(trx, session.playerId, language);
        await audit(trx, { actor: byPlayer(session.playerId), action: 'identity.logout', requestId });
      });
      await sessionEnded(session.sessionId);
      return cookies.endSession();
    },

    async saveSettings(session, { language, timezone }, requestId) {
      const { playerId } = session;
      await db.transaction().execute(async (trx) => {
        await demandLive(trx, session);
        if (timezone !== undefined) await records.saveTimeZone(trx, playerId, timezone);
        if (language === undefined) return;
        await store.saveLanguage(trx, playerId, language);
        await audit(trx, {
          actor: byPlayer(playerId),
          action: 'identity.language',
          requestId,
          after: { language },
        });
      });
      return profile(playerId);
    },

    async setSubscriptions(session, wanted, requestId) {
      const { playerId } = session;
      await db.transaction().execute(async (trx) => {
        await demandLive(trx, session);
        demandConfirmed(await store.findPlayer(trx, playerId), wanted);
        await store.saveSubscriptions(trx, playerId, wanted);
        await audit(trx, {
          actor: byPlayer(playerId),
          action: 'identity.subscriptions',
          requestId,
          after: wanted,
        });
      });
      return profile(playerId);
    },
  };
}
