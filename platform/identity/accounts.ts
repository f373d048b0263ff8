import type { Kysely, Transaction } from 'kysely';
import { API_CODES } from '@/lib/domain/api-codes';
import { emailProblem, normaliseEmail } from '@/lib/domain/credentials';
import type { Currency } from '@/lib/money/money';
import { audit, byPlayer } from '../audit/service';
import { enqueue } from '../jobs/jobs';
import { ADDRESS_HEADER } from '@/lib/domain/visitor';
import type { Kernel } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import type { PlayerSession } from '../kernel/session';
import { ACCOUNT_BLOCKED, authErrorCode, createAuth } from './auth';
import type { Client, SignedIn } from './client';
import type { AccountCookies } from './cookies';
import type { Passwords } from './passwords';
import { checkRegistration, type RegistrationGeography, type RegistrationInput } from './registration';
import { createSessionCodes } from './session-codes';
import * as store from './store';
import { beginLogin, forgiveLogin, loginTry } from './throttle';

export const WELCOME_MAIL_JOB = 'identity-welcome-mail';

/** What the ledger does for a new player, inside the registration's transaction. */
export interface AccountOpener {
  openAccounts(
    trx: Kysely<unknown> | Transaction<unknown>,
    account: { playerId: string; currency: Currency },
  ): Promise<void>;
}

interface AccountParts {
  records: { acceptTerms(trx: Kysely<unknown>, playerId: string): Promise<void> };
  kernel: Kernel;
  ledger: AccountOpener;
  geography: RegistrationGeography;
  cookies: AccountCookies;
  passwords: Passwords;
  /** Told after a session is gone, so that its live stream ends too. */
  sessionEnded(sessionId: string): void | Promise<void>;
}

const USER_AGENT_MAX = 256;
const EMAIL_TAKEN = /^USER_ALREADY_EXISTS/;

const clientHeaders = (client: Client) =>
  new Headers({
    [ADDRESS_HEADER]: client.address,
    ...(client.userAgent ? { 'user-agent': client.userAgent.slice(0, USER_AGENT_MAX) } : {}),
  });

const wrongCredentials = () => new Problem(401, API_CODES.wrongCredentials, 'wrong e-mail or password');
const emailTaken = () =>
  new Problem(409, API_CODES.emailTaken, 'this e-mail has an account', { fields: { email: 'taken' } });

/** Registration, log-in and the code of another session: the ways to a session. */
export function createAccounts({
  kernel,
  ledger,
  geography,
  records,
  cookies,
  passwords,
  sessionEnded,
}: AccountParts) {
  const { config, db, clock } = kernel;
  const authOn = (on: store.Db, work: Passwords) =>
    createAuth(on, {
      webOrigin: config.webOrigin,
      secret: config.authSecret,
      cookies,
      passwords: work,
      mayLogIn: async (playerId) => (await store.playerStatus(on, playerId)) !== 'blocked',
      report: (sentence, sqlState) => kernel.log.error({ sqlState }, `better-auth: ${sentence}`),
    });

  /** The session that the browser carried until now ends: a session is never taken over into a log-in. */
  const endCarried = async (client: Client) => {
    const carried = cookies.sessionToken(client.cookie);
    const ended = carried ? await store.endSessionOfToken(db, carried) : null;
    if (ended) await sessionEnded(ended);
  };

  /**
   * One counted password attempt. Known and unknown e-mails take the same path: one count, one query, one run of
   * argon2.
   * @param email normalised.
   * @throws Problem 429 with Retry-After after too many attempts.
   */
  const tryPassword = async (email: string, password: string, client: Client) => {
    const device = cookies.knownDevice(client.cookie, email);
    const attempt = loginTry(cookies, email, client.address, device);
    const wait = await beginLogin(db, attempt, clock.now());
    if (wait > 0) {
      const headers = { 'Retry-After': String(wait) };
      throw new Problem(429, API_CODES.tooManyRequests, 'too many tries', { retryAfter: wait }, headers);
    }
    const hash = emailProblem(email) === null ? await store.passwordHash(db, email) : null;
    // argon2 runs before any transaction opens: otherwise password guessing would hold connections that bets wait
    // for.
    const right =
      hash === null
        ? await passwords.hash(password).then(() => false)
        : await passwords.verify({ hash, password });
    return { right, hash, attempt, device };
  };

  const sessionCodes = createSessionCodes({
    kernel,
    cookies,
    authOn: (on) => authOn(on, passwords),
    endCarried,
  });

  return {
    ...sessionCodes,

    /**
     * Opens an account: player, credential, session, ledger accounts and the welcome mail's job, in one
     * transaction.
     * @throws Problem of checkRegistration(); 409 `client_api_43` when the e-mail has an account.
     */
    async register(
      input: RegistrationInput,
      client: Client,
      options: { welcome?: boolean } = {},
    ): Promise<SignedIn> {
      const wanted = checkRegistration(input, geography);
      // argon2 takes its time before the transaction opens, not while it holds a connection.
      const hash = await passwords.hash(wanted.password);
      const prepared: Passwords = { hash: () => Promise.resolve(hash), verify: () => Promise.resolve(false) };
      try {
        const made = await db.transaction().execute(async (trx) => {
          const { headers, response } = await authOn(trx, prepared).api.signUpEmail({
            body: {
              name: '',
              email: wanted.email,
              password: wanted.password,
              country: wanted.country,
              currency: wanted.currency,
              language: wanted.language,
              ageConfirmedAt: clock.now(),
            },
            headers: clientHeaders(client),
            returnHeaders: true,
          });
          const playerId = response.user.id;
          await store.saveTracking(trx, playerId, wanted.tracking);
          await records.acceptTerms(trx, playerId);
          await ledger.openAccounts(trx, { playerId, currency: wanted.currency });
          await audit(trx, {
            actor: byPlayer(playerId),
            action: 'identity.register',
            requestId: client.requestId,
          });
          if (options.welcome !== false) await enqueue(kernel, trx, WELCOME_MAIL_JOB, { playerId });
          return { playerId, session: headers.getSetCookie() };
        });
        await endCarried(client);
        return {
          playerId: made.playerId,
          language: wanted.language,
          cookies: [...made.session, cookies.markDevice(wanted.email)],
        };
      } catch (error) {
        if (EMAIL_TAKEN.test(authErrorCode(error) ?? '')) throw emailTaken();
        // Two registrations at once: the second meets the unique index, which better-auth reports as a failure.
        if (authErrorCode(error) !== null && (await store.emailTaken(db, wanted.email))) throw emailTaken();
        throw error;
      }
    },

    /**
     * Whether the logged-in player also knows the account's password. Counts as a log-in attempt; another account's
     * e-mail is answered like a wrong password, in the same time.
     * @throws Problem 401 `client_api_7`, 429 with Retry-After after too many attempts.
     */
    async confirmPassword(
      session: PlayerSession,
      input: { email: string; password: string },
      client: Client,
    ): Promise<void> {
      const email = normaliseEmail(input.email);
      const own = (await store.findPlayer(db, session.playerId))?.email === email;
      const { right, attempt } = await tryPassword(email, input.password, client);
      if (!right || !own) throw wrongCredentials();
      await forgiveLogin(db, attempt);
    },

    /**
     * Logs in: session, audit and the reset of attempts in one transaction. Known and unknown e-mails take the same
     * path to a refusal: one counted attempt, one query, one run of argon2.
     * @throws Problem 422 for an empty field, 401 `client_api_7`, 403 `client_api_38` for a blocked account (only
     *   with the right password), 429 with Retry-After after too many attempts.
     */
    async login(input: { email: string; password: string }, client: Client): Promise<SignedIn> {
      const email = normaliseEmail(input.email);
      const missing = {
        ...(email === '' && { email: 'required' }),
        ...(input.password === '' && { password: 'required' }),
      };
      if (Object.keys(missing).length > 0) {
        throw new Problem(422, API_CODES.wrongData, 'the form does not fit', { fields: missing });
      }
      const { right, hash, attempt, device } = await tryPassword(email, input.password, client);
      if (!right) throw wrongCredentials();
      const proven: Passwords = { ...passwords, verify: (data) => Promise.resolve(data.hash === hash) };
      const { playerId, session } = await db
        .transaction()
        .execute(async (trx) => {
          const { headers, response } = await authOn(trx, proven).api.signInEmail({
            body: { email, password: input.password },
            headers: clientHeaders(client),
            returnHeaders: true,
          });
          const { id } = response.user;
          await forgiveLogin(trx, attempt);
          await audit(trx, { actor: byPlayer(id), action: 'identity.login', requestId: client.requestId });
          return { playerId: id, session: headers.getSetCookie() };
        })
        .catch((error: unknown) => {
          const code = authErrorCode(error);
          if (code === 'INVALID_EMAIL_OR_PASSWORD') throw wrongCredentials();
          if (code === ACCOUNT_BLOCKED) {
            throw new Problem(403, API_CODES.accountBlocked, 'the account is blocked');
          }
          throw error;
        });
      await endCarried(client);
      const player = await store.findPlayer(db, playerId);
      return {
        playerId,
        language: player?.language ?? 'en',
        cookies: [...session, cookies.markDevice(email, device)],
      };
    },
  };
}
