import { createHash, randomBytes } from 'node:crypto';
import { API_CODES } from '@/lib/domain/api-codes';
import type { Kernel } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import type { PlayerSession } from '../kernel/session';
import type { Client, SignedIn } from './accounts';
import { ACCOUNT_BLOCKED, authErrorCode, type Auth } from './auth';
import type { AccountCookies } from './cookies';
import * as store from './store';

/** How long a code works. Milliseconds; STANDARDS §5: at most 60 s. */
const CODE_MS = 60_000;
const PURPOSE = 'session-code';

const idOf = (code: string) => `${PURPOSE}:${createHash('sha256').update(code).digest('base64url')}`;

interface Parts {
  kernel: Kernel;
  cookies: AccountCookies;
  authOn(on: store.Db): Auth;
  endCarried(client: Client): Promise<void>;
}

/**
 * Codes with which a player who is logged in here logs in elsewhere: in the installed app, on another device. A code
 * stands in an address, so that it is no session: it works once, for a minute, and only its hash is kept.
 */
export function createSessionCodes({ kernel, cookies, authOn, endCarried }: Parts) {
  const { db, clock } = kernel;
  return {
    /** A code for the player's own use; one that was given before and not used stops working. */
    async issueSessionCode({ playerId }: PlayerSession, requestId: string) {
      const code = randomBytes(32).toString('base64url');
      const expiresAt = new Date(clock.now().getTime() + CODE_MS);
      await db.transaction().execute(async (trx) => {
        await store.replaceVerification(trx, {
          identifier: idOf(code),
          value: `${PURPOSE}:${playerId}`,
          expiresAt,
        });
        await store.audit(trx, { playerId, action: 'identity.session-code', requestId });
      });
      return { code, expiresAt };
    },

    /**
     * Uses up a code and opens a session.
     * @throws Problem 422 `client_api_27` for one that is unknown, used or too old; 403 `client_api_38` for a blocked
     * account.
     */
    async exchangeSessionCode(code: string, client: Client): Promise<SignedIn> {
      const { playerId, token } = await db
        .transaction()
        .execute(async (trx) => {
          const value = await store.takeVerification(trx, idOf(code), clock.now());
          const owner = value?.slice(PURPOSE.length + 1);
          if (!owner) throw new Problem(422, API_CODES.sessionExpired, 'this code was used or is too old');
          const { internalAdapter } = await authOn(trx).$context;
          const session = await internalAdapter.createSession(owner, false, {
            ipAddress: client.address,
            userAgent: client.userAgent?.slice(0, 256) ?? '',
          });
          await store.audit(trx, { playerId: owner, action: 'identity.login', requestId: client.requestId });
          return { playerId: owner, token: session.token };
        })
        .catch((error: unknown) => {
          if (authErrorCode(error) === ACCOUNT_BLOCKED) {
            throw new Problem(403, API_CODES.accountBlocked, 'the account is blocked');
          }
          throw error;
        });
      await endCarried(client);
      const player = await store.findPlayer(db, playerId);
      return { playerId, language: player?.language ?? 'en', cookies: [cookies.startSession(token)] };
    },
  };
}
