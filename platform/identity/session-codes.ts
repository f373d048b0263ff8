import { createHash, randomBytes } from 'node:crypto';
import { API_CODES } from '@/lib/domain/api-codes';
import { audit, byPlayer } from '../audit/service';
import type { Kernel } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import type { PlayerSession } from '../kernel/session';
import type { Client, SignedIn } from './client';
import { isEqual, type AccountCookies } from './cookies';
import { holdSession } from './live-session';
import { maskedAddress } from './masked-address';
import { lockPlayer } from './one-time-links';
import type { SessionOpener } from './open-session';
import * as store from './store';

/** How long a code works. Milliseconds; STANDARDS §5: at most 60 s. */
const CODE_MS = 60_000;
const PURPOSE = 'session-code';

const idOf = (code: string) => `${PURPOSE}:${createHash('sha256').update(code).digest('base64url')}`;
const ownerOf = (value: string) => value.slice(PURPOSE.length + 1);

/** Who is logged in in the browser that brings a code: nobody, the code's own player, or another player. */
export type Present = 'nobody' | 'same' | 'other';

/** The owner of a code, shown before the decision to use it. */
export interface CodePreview {
  /** The account's address, masked. */
  account: string;
  /** Whole seconds for which the code still works, rounded down. */
  secondsLeft: number;
  /** Whether this account has been logged in to in this browser before. */
  known: boolean;
  present: Present;
  /** Whether the code logs in only after a confirmation. */
  asks: boolean;
  /** Proof of the confirmation: valid for this code, and until another player logs in here. */
  confirmation: string;
}

interface Parts {
  kernel: Kernel;
  cookies: AccountCookies;
  opener: SessionOpener;
  endCarried(client: Client): Promise<void>;
}

const spent = () => new Problem(422, API_CODES.sessionExpired, 'this code was used or is too old');

/**
 * Codes with which a logged-in player logs in elsewhere: in the installed app, on another device. A code appears in
 * an address, so it is not a session: it works once, for a minute, and only its hash is stored. And since anyone can
 * send another person to an address, it logs in without a question only in the browser that asked for it
 * (docs/adr/0018-a-code-logs-in-whoever-asked-for-it.md).
 */
export function createSessionCodes({ kernel, cookies, opener, endCarried }: Parts) {
  const { db, clock } = kernel;

  /** Bound to the code and to the session that it would end: a confirmation from other circumstances is invalid. */
  const confirmationOf = (code: string, present: PlayerSession | null) =>
    cookies.keyed('session-code-yes', `${idOf(code)}\n${present?.sessionId ?? ''}`);

  const look = async (code: string, client: Client, session: PlayerSession | null) => {
    const found = await store.findVerification(db, idOf(code), clock.now());
    if (!found) throw spent();
    const owner = ownerOf(found.value);
    const present: Present = session ? (session.playerId === owner ? 'same' : 'other') : 'nobody';
    const asks = present === 'other' || !cookies.hasAsked(client.cookie, code);
    return { owner, present, asks, expiresAt: found.expiresAt };
  };

  return {
    /** A code for the player's own use. It ends with the session, and with the next code. */
    async issueSessionCode(session: PlayerSession, requestId: string) {
      const { playerId, sessionId } = session;
      const code = randomBytes(32).toString('base64url');
      const expiresAt = new Date(clock.now().getTime() + CODE_MS);
      await db.transaction().execute(async (trx) => {
        await holdSession(trx, session);
        await store.replaceVerification(trx, {
          identifier: idOf(code),
          value: `${PURPOSE}:${playerId}`,
          expiresAt,
          sessionId,
        });
        await audit(trx, { actor: byPlayer(playerId), action: 'identity.session-code', requestId });
      });
      return { code, expiresAt, cookie: cookies.markAsked(code) };
    },

    /**
     * Looks at a code without using it up, and without making it work any longer.
     * @throws Problem 422 `client_api_27` for one that is unknown, used or too old.
     */
    async previewSessionCode(
      code: string,
      client: Client,
      session: PlayerSession | null,
    ): Promise<CodePreview> {
      const { owner, present, asks, expiresAt } = await look(code, client, session);
      const player = await store.findPlayer(db, owner);
      if (!player) throw spent();
      return {
        account: maskedAddress(player.email),
        secondsLeft: Math.floor((expiresAt.getTime() - clock.now().getTime()) / 1000),
        known: cookies.knownDevice(client.cookie, { email: player.email, era: player.device_era }) !== null,
        present,
        asks,
        confirmation: confirmationOf(code, session),
      };
    },

    /**
     * Uses up a code and opens a session, which ends with the one that asked for the code at the latest: otherwise codes
     * from codes would keep somebody in for ever.
     * @param confirmation of previewSessionCode(); needed unless this browser asked for the code and no other player
     *   is logged in here.
     * @throws Problem 422 `client_api_27` for an unknown, used or expired code; 409 `account_unconfirmed` without a
     *   needed confirmation, which does not use up the code; 403 `client_api_38` for a blocked account.
     */
    async exchangeSessionCode(
      { code, confirmation }: { code: string; confirmation?: string | undefined },
      client: Client,
      session: PlayerSession | null,
    ): Promise<SignedIn> {
      const { owner, asks } = await look(code, client, session);
      if (asks && !isEqual(confirmation ?? '', confirmationOf(code, session))) {
        throw new Problem(
          409,
          API_CODES.accountUnconfirmed,
          'nobody has said here that they want this account',
        );
      }
      const signedIn = await db.transaction().execute(async (trx) => {
        // The player before the code, as everywhere: who ends all access holds the one and then deletes the other.
        await lockPlayer(trx, owner);
        const taken = await store.takeVerification(trx, idOf(code), clock.now());
        if (!taken?.sessionId) throw spent();
        return opener.openSession(trx, { playerId: owner, client, how: 'code', endsWith: taken.sessionId });
      });
      await endCarried(client);
      return signedIn;
    },
  };
}
