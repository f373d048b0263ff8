import type { Kysely, Transaction } from 'kysely';
import { API_CODES } from '@/lib/domain/api-codes';
import { emailProblem, normaliseEmail } from '@/lib/domain/credentials';
import type { Currency } from '@/lib/money/money';
import { audit, byPlayer } from '../audit/service';
import { ADDRESS_HEADER } from '@/lib/node/http/visitor';
import type { Kernel } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import type { NetworksService } from '../networks/service';
import type { PlayerSession } from '../kernel/session';
import type { ArrivalListener } from './arrivals';
import { authErrorCode, type Auth } from './auth';
import { USER_AGENT_MAX, type Client, type SecondStepDue, type SignedIn } from './client';
import type { AccountCookies } from './cookies';
import type { Passwords } from './passwords';
import type { LinkServices } from './link-services';
import { isTaken } from './one-time-links';
import type { SessionOpener } from './open-session';
import { seeDevice } from './seen-devices';
import { checkRegistration, type RegistrationGeography, type RegistrationInput } from './registration';
import { createSessionCodes } from './session-codes';
import * as store from './store';
import { beginLogin, forgiveLogin, loginTry } from './throttle';

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
  networks: Pick<NetworksService, 'signingUp'>;
  cookies: AccountCookies;
  passwords: Passwords;
  authOn(on: store.Db, passwords: Passwords): Auth;
  opener: SessionOpener;
  arrivals: ArrivalListener;
  endCarried(client: Client): Promise<void>;
  sendConfirmation: LinkServices['sendConfirmation'];
}

const EMAIL_TAKEN = /^USER_ALREADY_EXISTS/;

const clientHeaders = (client: Client) =>
  new Headers({
    [ADDRESS_HEADER]: client.address,
    ...(client.userAgent ? { 'user-agent': client.userAgent.slice(0, USER_AGENT_MAX) } : {}),
  });

const wrongCredentials = () => new Problem(401, API_CODES.wrongCredentials, 'wrong e-mail or password');
/** Of somebody who is logged in: they mistyped, and are asked again (SPEC §8 tells it from a failed log-in). */
const wrongProof = () => new Problem(401, API_CODES.wrongLogin, 'wrong e-mail or password');
export const emailTakenProblem = () =>
  new Problem(409, API_CODES.emailTaken, 'this e-mail has an account', { fields: { email: 'taken' } });

/** A way in, of a company or a passkey, that opens another account. */
export const loginTakenProblem = () =>
  new Problem(409, API_CODES.loginTaken, 'this log-in opens another account already');

/** Registration, log-in and the code of another session: the ways to a session. */
export function createAccounts({
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
  sendConfirmation,
}: AccountParts) {
  const { db, clock } = kernel;
  /**
   * One counted password attempt. Known and unknown e-mails take the same path: one count, the same queries, one run
   * of argon2.
   * @param email normalised.
   * @throws Problem 429 with Retry-After after too many attempts.
   */
  const tryPassword = async (email: string, password: string, client: Client) => {
    const device = cookies.knownDevice(client.cookie, { email, era: await store.deviceEra(db, email) });
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
    return { right, hash, attempt };
  };

  const sessionCodes = createSessionCodes({ kernel, cookies, opener, endCarried });

  return {
    ...sessionCodes,

    /**
     * Opens an account: player, credential, session, ledger accounts and the welcome letter, in one
     * transaction.
     * @throws Problem of checkRegistration(); 409 `client_api_43` when the e-mail has an account; 403 `client_api_51`
     *   when it is one too many from there. A seeded account, of our own, is not counted and gets no letter.
     */
    async register(
      input: RegistrationInput,
      client: Client,
      options: { seeded?: boolean } = {},
    ): Promise<SignedIn> {
      const wanted = checkRegistration(input, geography);
      // argon2 takes its time before the transaction opens, not while it holds a connection.
      const hash = await passwords.hash(wanted.password);
      const prepared: Passwords = { hash: () => Promise.resolve(hash), verify: () => Promise.resolve(false) };
      const device = cookies.deviceOf(client.cookie);
      const { address, requestId } = client;
      const open = <Result>(work: (trx: store.Db) => Promise<Result>) =>
        options.seeded
          ? db.transaction().execute(work)
          : networks.signingUp({ address, requestId, device: cookies.keyed('sign-up', device) }, work);
      try {
        const made = await open(async (trx) => {
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
          // An address that its account can still take back is nobody else's.
          if (await isTaken(trx, wanted.email, playerId, clock.now())) throw emailTakenProblem();
          await store.saveTracking(trx, playerId, wanted.tracking);
          if (input.subscriptions) await store.saveSubscriptions(trx, playerId, input.subscriptions);
          await records.acceptTerms(trx, playerId);
          await ledger.openAccounts(trx, { playerId, currency: wanted.currency });
          if (!options.seeded) await seeDevice(trx, playerId, cookies.deviceKey(device), clock.now());
          await audit(trx, {
            actor: byPlayer(playerId),
            action: 'identity.register',
            requestId: client.requestId,
          });
          if (!options.seeded) {
            const promocode = wanted.tracking.promocode ?? null;
            await arrivals.arrived(trx, { playerId, what: 'registered', promocode });
            await sendConfirmation(
              trx,
              { playerId, email: wanted.email, language: wanted.language },
              'welcome',
            );
          }
          return { playerId, session: headers.getSetCookie() };
        });
        await endCarried(client);
        return {
          playerId: made.playerId,
          language: wanted.language,
          cookies: [...made.session, cookies.markDevice({ email: wanted.email, era: 0 }, device)],
        };
      } catch (error) {
        if (EMAIL_TAKEN.test(authErrorCode(error) ?? '')) throw emailTakenProblem();
        // Two registrations at once: the second meets the unique index, which better-auth reports as a failure.
        if (authErrorCode(error) !== null && (await store.emailTaken(db, wanted.email)))
          throw emailTakenProblem();
        throw error;
      }
    },

    /**
     * Whether the logged-in player also knows the account's password. Counts as a log-in attempt; another account's
     * e-mail is answered like a wrong password, in the same time.
     * @throws Problem 401 `client_api_20`, 429 with Retry-After after too many attempts.
     */
    async confirmPassword(
      session: PlayerSession,
      input: { email: string; password: string },
      client: Client,
    ): Promise<void> {
      const email = normaliseEmail(input.email);
      const own = (await store.findPlayer(db, session.playerId))?.email === email;
      const { right, attempt } = await tryPassword(email, input.password, client);
      if (!right || !own) throw wrongProof();
      await forgiveLogin(db, attempt);
    },

    /**
     * Logs in: session, or the second step that is due before, audit and the reset of attempts in one transaction. Known and unknown e-mails take the same
     * path to a refusal: one counted attempt, one query, one run of argon2.
     * @throws Problem 422 for an empty field, 401 `client_api_7`, 403 `client_api_38` for a blocked account (only
     *   with the right password), 429 with Retry-After after too many attempts.
     */
    async login(
      input: { email: string; password: string },
      client: Client,
    ): Promise<SignedIn | SecondStepDue> {
      const email = normaliseEmail(input.email);
      const missing = {
        ...(email === '' && { email: 'required' }),
        ...(input.password === '' && { password: 'required' }),
      };
      if (Object.keys(missing).length > 0) {
        throw new Problem(422, API_CODES.wrongData, 'the form does not fit', { fields: missing });
      }
      const { right, hash, attempt } = await tryPassword(email, input.password, client);
      if (!right) throw wrongCredentials();
      const result = await db.transaction().execute(async (trx) => {
        // Another password may have been set while argon2 was at work.
        if ((await store.passwordHash(trx, email)) !== hash) throw wrongCredentials();
        const playerId = await store.findPlayerId(trx, email);
        if (!playerId) throw wrongCredentials();
        await forgiveLogin(trx, attempt);
        return opener.logIn(trx, { playerId, client, how: 'password' });
      });
      if (!('secondStep' in result)) await endCarried(client);
      return result;
    },
  };
}
