import { sql } from 'kysely';
import { API_CODES } from '@/lib/domain/api-codes';
import { normaliseEmail, passwordProblem } from '@/lib/domain/credentials';
import { isSocialProvider, socialProviderName, type SocialProviderId } from '@/lib/domain/social';
import { audit, byPlayer } from '../audit/service';
import { enqueue } from '../jobs/jobs';
import type { Kernel } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import type { PlayerSession } from '../kernel/session';
import type { Client } from './client';
import type { OwnerProof, ProveOwner } from './confirm-owner';
import type { AccountCookies } from './cookies';
import { endAccess } from './end-access';
import { holdsSomething } from './holdings';
import { demandLive } from './live-session';
import { linkSpent, lockPlayer, type OneTimeLinks } from './one-time-links';
import { deletePasskey, listPasskeys } from './passkey-store';
import { isCommonPassword, type Passwords } from './passwords';
import type { SafetyLetters } from './safety-letters';
import { deleteFactor, findFactor } from './second-factor-store';
import { listWays, removeWay } from './social/store';
import * as store from './store';

export const RESET_JOB = 'identity-reset-password';

interface Parts {
  kernel: Kernel;
  cookies: AccountCookies;
  passwords: Passwords;
  links: OneTimeLinks;
  letters: SafetyLetters;
  proveOwner: ProveOwner;
  sessionEnded(sessionId: string): void | Promise<void>;
}

/** Letters to one address in an hour; further requests are answered the same, and nothing is sent. */
const LETTERS_PER_HOUR = { name: 'reset-account', points: 5, seconds: 3_600, by: 'address' } as const;

const unfit = (field: string, problem: string) =>
  new Problem(422, API_CODES.wrongData, 'the form does not fit', { fields: { [field]: problem } });

async function savePassword(trx: store.Db, playerId: string, hash: string, now: Date): Promise<void> {
  const { rows } = await sql`
    update identity.credentials set password = ${hash}, updated_at = ${now}
     where player_id = ${playerId} and provider_id = 'credential' returning id`.execute(trx);
  // Who came by another way has had no password until now.
  if (rows.length === 0) {
    await sql`
      insert into identity.credentials (player_id, provider_id, account_id, password)
      values (${playerId}, 'credential', ${playerId}, ${hash})`.execute(trx);
  }
}

/** Whose password a link sets, and what else logs in to that account and would go on doing so. */
export interface ResetPreview {
  email: string;
  passkeys: { id: string; name: string }[];
  /** Of companies. */
  ways: SocialProviderId[];
  /** All of that ends with the new password, whatever is wanted: see finishReset(). */
  removesAll: boolean;
  /** There is a second factor, and it ends with it too. */
  removesFactor: boolean;
  /** There is one that a stranger may have set up, and it stays all the same: support has to look. */
  keepsFactor: boolean;
}

export interface ResetInput {
  token: string;
  password: string;
  removePasskeys?: readonly string[] | undefined;
  removeWays?: readonly SocialProviderId[] | undefined;
}

const linkedWays = async (on: store.Db, playerId: string): Promise<SocialProviderId[]> =>
  (await listWays(on, playerId)).map(({ provider_id: id }) => id).filter(isSocialProvider);

/**
 * What becomes of a second factor that a stranger may have set up. Where the account holds money or documents, the
 * stranger may as well be who has the mailbox, by an address that the player mistyped: there people decide.
 */
async function doubtfulFactor(
  on: store.Db,
  player: store.PlayerRow,
): Promise<Pick<ResetPreview, 'removesFactor' | 'keepsFactor'>> {
  if (player.owner_proven || (await findFactor(on, player.id)).secret === null) {
    return { removesFactor: false, keepsFactor: false };
  }
  const keepsFactor = await holdsSomething(on, player.id);
  return { removesFactor: !keepsFactor, keepsFactor };
}

/**
 * Whether a stranger may have put ways in into the account: who has its mailbox has never shown to be in, so anybody can
 * have opened it (that the address was confirmed says no more than that a letter's link was opened, which a mail scanner
 * does, too); or its owner has said that somebody was in.
 */
async function isDoubtful(on: store.Db, player: store.PlayerRow): Promise<boolean> {
  if (!player.owner_proven) return true;
  const { rows } = await sql`select from identity.login_locks where player_id = ${player.id}`.execute(on);
  return rows.length > 0;
}

/** New passwords: by a link in a letter, or by a player who is logged in. */
export function createPasswordLinks({
  kernel,
  cookies,
  passwords,
  links,
  letters,
  proveOwner,
  sessionEnded,
}: Parts) {
  const { db, clock, limits } = kernel;

  /** @returns the new password's hash; argon2 is done before a transaction opens. @throws Problem 422. */
  const checked = async (field: string, password: string, email: string) => {
    const problem = passwordProblem(password, email) ?? (isCommonPassword(password) ? 'common' : null);
    if (problem) throw unfit(field, problem);
    const old = await store.passwordHash(db, email);
    if (old !== null && (await passwords.verify({ hash: old, password }))) {
      throw unfit(field, 'sameAsOld');
    }
    return passwords.hash(password);
  };

  /** Whose password a link sets, without using it up. @throws Problem 422 `client_api_27`. */
  const previewReset = async (token: string): Promise<ResetPreview> => {
    const { playerId, bound } = await links.look(token, ['reset-password']);
    const player = await store.findPlayer(db, playerId);
    if (!player || player.email !== bound.email) throw linkSpent();
    const passkeys = await listPasskeys(db, playerId);
    return {
      email: player.email,
      passkeys: passkeys.map(({ id, name }) => ({ id, name })),
      ways: await linkedWays(db, playerId),
      removesAll: await isDoubtful(db, player),
      ...(await doubtfulFactor(db, player)),
    };
  };

  /** Takes ways in from an account, each with its letter. @returns how many there were. */
  const removeWaysIn = async (
    trx: store.Db,
    playerId: string,
    which: { passkeys: readonly string[]; ways: readonly SocialProviderId[] },
  ): Promise<number> => {
    let removed = 0;
    for (const id of which.passkeys) {
      const name = await deletePasskey(trx, playerId, id);
      if (name === null) continue;
      removed += 1;
      await letters.tell(trx, { playerId, kind: 'passkey_removed', own: { name } });
    }
    for (const company of which.ways) {
      if (!(await removeWay(trx, playerId, company))) continue;
      removed += 1;
      const own = { provider: socialProviderName(company) };
      await letters.tell(trx, { playerId, kind: 'way_in_unlinked', own });
    }
    return removed;
  };

  return {
    /**
     * Asks for a link that sets a password. Known and unknown addresses take the same path: one count, one query, one
     * job; what the job does nobody sees.
     */
    async requestReset(email: string): Promise<void> {
      const address = normaliseEmail(email);
      const wait = await limits.take(LETTERS_PER_HOUR, cookies.keyed('reset', address));
      const playerId = await store.findPlayerId(db, address);
      await enqueue(kernel, db, RESET_JOB, { playerId: wait > 0 ? null : playerId });
    },

    /** Sends the link; a job's work. */
    async sendReset(playerId: string | null): Promise<void> {
      if (playerId === null) return;
      await db.transaction().execute(async (trx) => {
        await lockPlayer(trx, playerId);
        await letters.sendReset(trx, playerId);
      });
    },

    previewReset,

    /**
     * Sets the password of a link's player, ends everything by which somebody could be in, and lets log-ins through
     * again. The address is confirmed by it: the letter was there. Passkeys and companies stay, but for those to
     * remove; of an account that a stranger may have opened or been in, all go. The second factor goes only where
     * this is the first proof of the owner, and nothing is in the account: then a stranger may have set it up before its
     * owner ever was in. Of an
     * account whose owner has been in it stays, or a mailbox would be enough to get past it.
     * @returns whether all have gone without being asked for, and whether the second factor has.
     * @throws Problem 422 `client_api_27` for a link that is used or too old, `client_api_5` with `fields`.
     */
    async finishReset(
      input: ResetInput,
      client: Client,
    ): Promise<{ removedAll: boolean; removedFactor: boolean }> {
      const { email } = await previewReset(input.token);
      const hash = await checked('password', input.password, email);
      const { ended, removedAll, removedFactor } = await links.withLink(
        input.token,
        ['reset-password'],
        async (trx, link) => {
          const { playerId } = link;
          const player = await store.findPlayer(trx, playerId);
          if (!player) throw linkSpent();
          // Looked at before the reset proves the owner and takes the lock away.
          const removesAll = await isDoubtful(trx, player);
          const { removesFactor, keepsFactor } = await doubtfulFactor(trx, player);
          if (!(await store.markEmailVerified(trx, playerId, email, { proves: true }))) throw linkSpent();
          await savePassword(trx, playerId, hash, clock.now());
          await sql`delete from identity.login_locks where player_id = ${playerId}`.execute(trx);
          const gone = await endAccess(trx, playerId);
          const removed = await removeWaysIn(trx, playerId, {
            passkeys: removesAll
              ? (await listPasskeys(trx, playerId)).map(({ id }) => id)
              : (input.removePasskeys ?? []),
            ways: removesAll ? await linkedWays(trx, playerId) : (input.removeWays ?? []),
          });
          if (removesFactor) await deleteFactor(trx, playerId);
          await audit(trx, {
            actor: byPlayer(playerId),
            action: 'identity.reset-password',
            requestId: client.requestId,
            after: { waysRemoved: removed, factorRemoved: removesFactor },
          });
          await letters.tell(trx, { playerId, kind: 'password_changed', own: {} });
          if (keepsFactor) {
            await letters.tell(trx, { playerId, kind: 'factor_kept', own: {} });
          } else if (!player.owner_proven && (removed > 0 || removesFactor)) {
            await letters.tell(trx, { playerId, kind: 'account_cleared', own: {} });
          }
          return { ended: gone, removedAll: removesAll && removed > 0, removedFactor: removesFactor };
        },
      );
      for (const sessionId of ended) await sessionEnded(sessionId);
      return { removedAll, removedFactor };
    },

    /**
     * Changes the password of a player who is logged in; every other session ends, and no other device is known any more.
     * @returns the Set-Cookie that marks this device anew.
     * @throws Problem of proveOwner, 422 `client_api_5` with `fields`.
     */
    async changePassword(
      session: PlayerSession,
      input: OwnerProof & { newPassword: string },
      client: Client,
    ): Promise<string> {
      const { playerId, sessionId } = session;
      const spend = await proveOwner(session, input, client);
      const player = await store.findPlayer(db, playerId);
      if (!player) throw new Problem(401, API_CODES.sessionExpired, 'log in first');
      const hash = await checked('newPassword', input.newPassword, player.email);
      const { ended, era } = await db.transaction().execute(async (trx) => {
        await demandLive(trx, session);
        await spend(trx);
        await savePassword(trx, playerId, hash, clock.now());
        const gone = await endAccess(trx, playerId, { exceptSession: sessionId });
        const now = await store.forgetMarks(trx, playerId);
        await audit(trx, {
          actor: byPlayer(playerId),
          action: 'identity.change-password',
          requestId: client.requestId,
        });
        await letters.tell(trx, { playerId, kind: 'password_changed', sessionId, own: {} });
        return { ended: gone, era: now };
      });
      for (const id of ended) await sessionEnded(id);
      const { email } = player;
      return cookies.markDevice({ email, era }, cookies.knownDevice(client.cookie, { email, era: era - 1 }));
    },
  };
}
