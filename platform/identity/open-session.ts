import { sql } from 'kysely';
import type { LanguageCode } from '@/lib/domain/locales';
import { API_CODES } from '@/lib/domain/api-codes';
import { audit, byPlayer } from '../audit/service';
import type { Clock } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import type { Auth } from './auth';
import { USER_AGENT_MAX, type Client, type SecondStepDue, type SignedIn } from './client';
import type { AccountCookies } from './cookies';
import { seeDevice } from './seen-devices';
import type { Db, PlayerStatus } from './store';

/** By what a player got in. */
export type WayIn = 'password' | 'code' | 'passkey' | 'social' | 'link';

export interface LogIn {
  playerId: string;
  client: Client;
  how: WayIn;
  /** The id of a session that opened this one, which lasts no longer. */
  endsWith?: string;
  /** The account was opened in the same transaction: it is no log-in of somebody who comes back. */
  signsUp?: true;
}

/** Who logs in, as far as a session's making asks. */
export interface Owner {
  id: string;
  email: string;
  status: PlayerStatus;
  language: LanguageCode;
  /** Of the marks of its known devices (cookies.ts). */
  era: number;
}

/** What has a say, or a task, when a session is made; each runs in the transaction of the log-in. */
export interface LogInGuards {
  /** Refuses by throwing a Problem: an account that must set a new password first, or is closed. */
  mayLogIn: readonly ((trx: Db, owner: Owner, logIn: LogIn) => Promise<void>)[];
  /** The second step that this log-in still needs; null when it needs none. */
  secondStep?: (trx: Db, owner: Owner, logIn: LogIn) => Promise<SecondStepDue['secondStep'] | null>;
  /** Whether a blocked account is one that its player has closed. */
  isClosed?: (trx: Db, playerId: string) => Promise<boolean>;
  /** After the session was made. `known` is the device's mark, null on a device that is new to the account. */
  opened: readonly ((
    trx: Db,
    owner: Owner,
    session: LogIn & { sessionId: string; known: string | null },
  ) => Promise<void>)[];
}

export const accountBlocked = () => new Problem(403, API_CODES.accountBlocked, 'the account is blocked');
const accountClosed = () => new Problem(403, API_CODES.accountStatus, 'the player has closed this account');

/** Lets a session end with another one at the latest: what was opened by a session lasts no longer than that. */
async function endWithSession(db: Db, sessionId: string, otherId: string): Promise<void> {
  await sql`
    update identity.sessions as own set expires_at = least(own.expires_at, other.expires_at)
      from identity.sessions as other
     where own.id = ${sessionId} and other.id = ${otherId}`.execute(db);
}

/**
 * The one place where a player's session is made. The player's row stays locked until the transaction ends, so that
 * whoever ends all access (end-access.ts) either sees this session or is seen by it.
 */
export function createSessionOpener({
  clock,
  cookies,
  authOn,
  guards,
}: {
  clock: Clock;
  cookies: AccountCookies;
  authOn(on: Db): Auth;
  guards: LogInGuards;
}) {
  const lockOwner = async (trx: Db, playerId: string): Promise<Owner> => {
    const { rows } = await sql<Owner>`
      select p.id, p.email, p.status, p.language, coalesce(o.device_era, 0) as era
        from identity.players p left join identity.ownership o on o.player_id = p.id
       where p.id = ${playerId} for share of p`.execute(trx);
    const owner = rows[0];
    if (owner?.status === 'blocked' && (await guards.isClosed?.(trx, owner.id))) throw accountClosed();
    if (!owner || owner.status === 'blocked') throw accountBlocked();
    return owner;
  };

  const open = async (trx: Db, owner: Owner, logIn: LogIn): Promise<SignedIn> => {
    const { playerId, client, how, endsWith, signsUp } = logIn;
    const { internalAdapter } = await authOn(trx).$context;
    const session = await internalAdapter.createSession(playerId, false, {
      ipAddress: client.address,
      userAgent: client.userAgent?.slice(0, USER_AGENT_MAX) ?? '',
    });
    if (endsWith !== undefined) await endWithSession(trx, session.id, endsWith);
    if (!signsUp) {
      await audit(trx, {
        actor: byPlayer(playerId),
        action: 'identity.login',
        requestId: client.requestId,
        after: { how },
      });
    }
    const known = cookies.knownDevice(client.cookie, owner);
    for (const opened of guards.opened) await opened(trx, owner, { ...logIn, sessionId: session.id, known });
    // A browser keeps its mark when another account logs in: by that the two may be one person's.
    const mark = known ?? cookies.deviceOf(client.cookie);
    await seeDevice(trx, playerId, cookies.deviceKey(mark), clock.now());
    return {
      playerId,
      language: owner.language,
      cookies: [cookies.startSession(session.token), cookies.markDevice(owner, mark)],
    };
  };

  return {
    /**
     * Makes the session of a player who has proven everything that this way in asks for.
     * @throws Problem 403 `client_api_38` for a blocked account, `client_api_15` for a closed one, and those of `mayLogIn`.
     */
    async openSession(trx: Db, logIn: LogIn): Promise<SignedIn> {
      const owner = await lockOwner(trx, logIn.playerId);
      for (const may of guards.mayLogIn) await may(trx, owner, logIn);
      return open(trx, owner, logIn);
    },

    /** The same, or the second step that is due before. @throws as openSession(). */
    async logIn(trx: Db, logIn: LogIn): Promise<SignedIn | SecondStepDue> {
      const owner = await lockOwner(trx, logIn.playerId);
      for (const may of guards.mayLogIn) await may(trx, owner, logIn);
      const due = await guards.secondStep?.(trx, owner, logIn);
      if (due) return { playerId: owner.id, language: owner.language, secondStep: due };
      return open(trx, owner, logIn);
    },
  };
}

export type SessionOpener = ReturnType<typeof createSessionOpener>;
