import type { Currency } from '@/lib/money/money';
import { API_CODES } from '@/lib/domain/api-codes';
import type { Kernel } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import type { PlayerSession } from '../kernel/session';
import type { LetterQueue } from '../mail/service';
import type { NetworksService } from '../networks/service';
import { createAccounts, type AccountOpener } from './accounts';
import { firstLogIn, type ArrivalListener } from './arrivals';
import { createAuth } from './auth';
import type { Client, SecondStepDue, SignedIn } from './client';
import type { OwnerProof, SpendProof } from './confirm-owner';
import { accountCookies, DEVICE_SECONDS } from './cookies';
import { createDevices, type PlayerDevice } from './devices';
import { endAccess } from './end-access';
import { eraseAccount, findErasure } from './erasure';
import { demandLive, demandSession, sessionBegan } from './live-session';
import { createLinkServices, type LinkServices } from './link-services';
import { createSessionOpener, type LogInGuards } from './open-session';
import { readOwnAccess, type OwnAccess } from './own-record';
import { argon2Passwords, type Passwords } from './passwords';
import { toProfile, type PlayerProfile } from './profile';
import type { PlayerRecordsPart } from './records';
import { createOwnSettings, type OwnSettings } from './own-settings';
import { createSafety, noticeCode, secondStepGuard, type Safety } from './safety';
import type { RegistrationGeography, RegistrationInput } from './registration';
import { createSecurityLetters } from './security-letters';
import type { CodePreview } from './session-codes';
import { createSocial, type Social } from './social/service';
import { changeCurrency, currencyInUse } from './account-currency';
import { createAway, type Away } from './away';
import { lockAlone } from './lock-alone';
import { forgetDevices } from './seen-devices';
import { sweep } from './expired';
import * as store from './store';

export type { Client, SecondStepDue, SignedIn } from './client';
export type { OwnerProof, SpendProof } from './confirm-owner';
export {
  LISTED_STATUSES,
  type ListedStatus,
  createPlayerList,
  PLAYER_SORTS,
  type ListedPlayer,
  type PlayerFilter,
  type PlayerList,
} from './player-list';
export { timeWords } from './device-words';
export type { PlayerDevice } from './devices';
export type { PlayerProfile } from './profile';
export type { RegistrationInput } from './registration';

type LinkService = LinkServices['service'];

/** Accounts and sessions of players; the only door to them for the other contexts. */
export interface IdentityService extends Away, LinkService, OwnSettings {
  register(input: RegistrationInput, client: Client, options?: { seeded?: boolean }): Promise<SignedIn>;
  login(input: { email: string; password: string }, client: Client): Promise<SignedIn | SecondStepDue>;
  /** Whether the logged-in player also knows the password. @throws Problem 401, 429; see accounts.ts. */
  confirmPassword(
    session: PlayerSession,
    input: { email: string; password: string },
    client: Client,
  ): Promise<void>;
  /** A log-in's second step. @throws Problem 401, 403, 429; see second-step.ts. */
  finishLogIn: Safety['finishLogIn'];
  /** The player's own second factor. */
  secondFactor: Safety['secondFactor'];
  /** The player's own passkeys, and logging in with one. */
  passkeys: Safety['passkeys'];
  /** Proof of the owner before something sensitive. @throws Problem 422, 401, 429; see confirm-owner.ts. */
  confirmOwner(session: PlayerSession, proof: OwnerProof, client: Client): Promise<void>;
  /** The same; the code is used up in the transaction of what it is for. */
  proveOwner(session: PlayerSession, proof: OwnerProof, client: Client): Promise<SpendProof>;
  /** The code of the second factor alone, if there is one. @throws Problem 401, 429; see confirm-owner.ts. */
  proveFactor: Safety['proveFactor'];
  social: Social;
  /** A code with which the player logs in elsewhere; see session-codes.ts. */
  issueSessionCode(
    session: PlayerSession,
    requestId: string,
  ): Promise<{ code: string; expiresAt: Date; cookie: string }>;
  /** @throws Problem 422; see session-codes.ts. */
  previewSessionCode(code: string, client: Client, session: PlayerSession | null): Promise<CodePreview>;
  /** @throws Problem 422, 409, 403; see session-codes.ts. */
  exchangeSessionCode(
    input: { code: string; confirmation?: string | undefined },
    client: Client,
    session: PlayerSession | null,
  ): Promise<SignedIn>;
  /** The session that a request's cookie names, when it is live and the player is not blocked. */
  playerOf(request: Request): Promise<PlayerSession | null>;
  /** Null for one who was erased, too. @param on a transaction to read in; the database when left out. */
  player(playerId: string, on?: store.Db): Promise<PlayerProfile | null>;
  /** How the player came here and gets in, for them to take away. */
  ownAccess(playerId: string): Promise<OwnAccess>;
  /** The player with this e-mail address, in whatever case; null when there is none. */
  playerIdOf(email: string): Promise<string | null>;
  /** E-mail addresses by player; who is not there is left out. */
  emailsOf(db: store.Db, playerIds: readonly string[]): Promise<Map<string, string>>;
  /** Whether the player may place bets. */
  isPlayable(playerId: string): Promise<boolean>;
  /** The same, and it stays so until the transaction ends. */
  lockPlayable(trx: store.Db, playerId: string): Promise<boolean>;
  sessions(session: PlayerSession): Promise<PlayerDevice[]>;
  /** When a session began; null for one that is over. */
  sessionBegan(sessionId: string): Promise<Date | null>;
  /** @throws Problem 404 when the player has no such session. */
  endSession(session: PlayerSession, sessionId: string, requestId: string): Promise<void>;
  /** Ends every session of the player but this one. @returns how many. */
  endOtherSessions(session: PlayerSession, requestId: string): Promise<number>;
  /**
   * The player's own end of the account: it is blocked, and everybody in it is out.
   * @throws Problem 401 when the session is over; 429 while something else is done with the account: nothing waits here with a connection in hand.
   * @returns the sessions that ended, each to be told after the commit; and what takes this one from the browser.
   */
  closeAccount(trx: store.Db, session: PlayerSession): Promise<{ ended: string[]; cookie: string }>;
  /**
   * Puts another currency into use. @returns the one before.
   * @throws Problem 401 when the session is over; 429 while something else is done with the account.
   */
  changeCurrency(trx: store.Db, session: PlayerSession, currency: Currency): Promise<Currency>;
  /** The currency in use, which nobody changes until the transaction ends; null without a player. */
  currencyInUse(trx: store.Db, playerId: string): Promise<Currency | null>;
  /** Takes all that is personal from a closed account; see erasure.ts. @returns false when it was done before. */
  erase(trx: store.Db, playerId: string): Promise<boolean>;
  /** When nothing personal was kept of a player any more; null while it is. */
  erasedAt(playerId: string): Promise<Date | null>;
  /** Before a change in a session's name, in its transaction; see live-session.ts. @throws Problem 401. */
  demandLive(trx: store.Db, session: PlayerSession): Promise<void>;
  /** Removes sessions, tokens and counts that are past their time. */
  sweep(): Promise<void>;
}

/** What identity needs of the live channel: a stream ends together with its session. */
export interface SessionListener {
  sessionEnded(sessionId: string): void | Promise<void>;
}

export function createIdentityService(
  kernel: Kernel,
  parts: {
    ledger: AccountOpener;
    geography: RegistrationGeography;
    networks: Pick<NetworksService, 'refuse' | 'signingUp'>;
    mail: LetterQueue;
    notifications: SessionListener;
    arrivals: ArrivalListener;
    records: PlayerRecordsPart;
    passwords?: Passwords;
  },
): IdentityService {
  const { config, db, pool, clock } = kernel;
  const { ledger, geography, networks, mail, notifications, arrivals, records } = parts;
  const { passwords = argon2Passwords } = parts;
  const cookies = accountCookies(config.webOrigin, config.authSecret);
  const sessionEnded = (sessionId: string) => notifications.sessionEnded(sessionId);
  const authOn = (on: store.Db, work: Passwords = passwords) =>
    createAuth(on, {
      webOrigin: config.webOrigin,
      secret: config.authSecret,
      cookies,
      passwords: work,
      mayLogIn: async (playerId) => (await store.playerStatus(on, playerId)) !== 'blocked',
      report: (sentence, sqlState) => kernel.log.error({ sqlState }, `better-auth: ${sentence}`),
    });
  const links = createLinkServices({
    kernel,
    cookies,
    passwords,
    mail,
    proveOwner: (session, proof, client) => safety.proveOwner(session, proof, client),
    sessionEnded,
  });
  const secondStep = secondStepGuard(kernel, cookies);
  const guards: LogInGuards = {
    mayLogIn: [links.refuseLocked],
    secondStep: (trx, _owner, logIn) => secondStep(trx, logIn),
    opened: [links.noticeDevice, noticeCode, firstLogIn(arrivals)],
    isClosed: records.isClosed,
  };
  const opener = createSessionOpener({ clock, cookies, authOn, guards });
  /** The session that the browser carried until now ends: a session is never taken over into a log-in. */
  const endCarried = async (client: Client) => {
    const carried = cookies.sessionToken(client.cookie);
    const ended = carried ? await store.endSessionOfToken(db, carried) : null;
    if (ended) await sessionEnded(ended);
  };
  const accounts = createAccounts({
    kernel,
    ledger,
    geography,
    networks,
    records,
    cookies,
    passwords,
    authOn,
    opener,
    arrivals,
    endCarried,
    sendConfirmation: links.sendConfirmation,
  });
  const safety = createSafety({
    kernel,
    cookies,
    mail,
    tell: links.tell,
    opener,
    checkPassword: accounts.confirmPassword,
    endCarried,
    sessionEnded,
  });
  const social = createSocial({
    kernel,
    ledger,
    geography,
    networks,
    records,
    accountCookies: cookies,
    opener,
    arrivals,
    letters: createSecurityLetters({ kernel, mail, tell: links.tell }),
    sendConfirmation: links.sendConfirmation,
    proveOwner: safety.proveOwner,
    endCarried,
  });

  const profile = async (playerId: string): Promise<PlayerProfile> => {
    const row = await store.findPlayer(db, playerId);
    if (!row) throw new Problem(401, API_CODES.sessionExpired, 'log in first');
    return toProfile(row, await records.termsDue(playerId));
  };

  return {
    ...accounts,
    ...links.service,
    ...safety,
    social,
    ...createDevices(kernel, sessionEnded),
    ...createOwnSettings({ kernel, records, cookies, profile, sessionEnded }),

    async playerOf(request) {
      const token = cookies.sessionToken(request.headers.get('cookie'));
      return token ? store.findSession(pool, token, clock.now()) : null;
    },

    async player(playerId, on = db) {
      const row = await store.findPlayer(on, playerId);
      return row ? toProfile(row, await records.termsDue(playerId, on)) : null;
    },

    ownAccess: (playerId) => readOwnAccess(db, playerId, clock.now()),

    playerIdOf: (email) => store.findPlayerId(db, email),

    sessionBegan: (sessionId) => sessionBegan(db, sessionId),
    emailsOf: (trx, playerIds) => store.findEmails(trx, playerIds),

    async isPlayable(playerId) {
      return (await store.playerStatus(db, playerId)) === 'active';
    },

    lockPlayable: async (trx, playerId) => (await store.lockStatus(trx, playerId)) === 'active',

    demandLive,

    ...createAway({ clock, cookies }),

    erase: (trx, playerId) => eraseAccount(trx, playerId, clock.now()),
    erasedAt: (playerId) => findErasure(db, playerId),

    currencyInUse,

    async changeCurrency(trx, session, currency) {
      await lockAlone(trx, session.playerId);
      await demandSession(trx, session);
      return changeCurrency(trx, session.playerId, currency);
    },

    async closeAccount(trx, session) {
      const { playerId } = session;
      await lockAlone(trx, playerId);
      await demandSession(trx, session);
      const ended = await endAccess(trx, playerId);
      await store.blockPlayer(trx, playerId);
      return { ended, cookie: cookies.endSession() };
    },

    async sweep() {
      const now = clock.now();
      await sweep(db, now);
      await forgetDevices(db, new Date(now.getTime() - DEVICE_SECONDS * 1_000));
      await safety.sweepSafety();
      await social.sweepSocial();
    },
  };
}
