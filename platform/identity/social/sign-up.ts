import { API_CODES } from '@/lib/domain/api-codes';
import type { SocialProviderId } from '@/lib/domain/social';
import { audit, byPlayer } from '../../audit/service';
import type { Kernel } from '../../kernel/kernel';
import { Problem } from '../../kernel/problem';
import type { NetworksService } from '../../networks/service';
import { emailTakenProblem, loginTakenProblem, type AccountOpener } from '../accounts';
import type { ArrivalListener } from '../arrivals';
import type { Client, SignedIn } from '../client';
import type { AccountCookies } from '../cookies';
import type { LinkServices } from '../link-services';
import { isTaken } from '../one-time-links';
import type { SessionOpener } from '../open-session';
import type { PlayerRecordsPart } from '../records';
import { checkSocialRegistration, type RegistrationGeography } from '../registration';
import type { SocialCookies } from './cookies';
import { saveSubscriptions, type Subscriptions } from '../store';
import * as store from './store';

/** What the page asks for before there is an account. */
export interface SocialRegistration {
  /** Taken only where the company has vouched for none; confirmed by a letter. */
  email: string;
  /** ISO 3166 alpha-2. */
  country: string;
  currency?: string | undefined;
  ageConfirmed: boolean;
  language?: string | undefined;
  subscriptions?: Subscriptions | undefined;
}

export interface PendingSignUp {
  provider: SocialProviderId;
  /** Verified by the company; null when an address is still to be given. */
  email: string | null;
}

interface Parts {
  kernel: Kernel;
  ledger: AccountOpener;
  records: Pick<PlayerRecordsPart, 'acceptTerms'>;
  geography: RegistrationGeography;
  networks: Pick<NetworksService, 'signingUp'>;
  accountCookies: AccountCookies;
  cookies: SocialCookies;
  opener: SessionOpener;
  arrivals: ArrivalListener;
  sendConfirmation: LinkServices['sendConfirmation'];
  endCarried(client: Client): Promise<void>;
}

const over = () => new Problem(422, API_CODES.sessionExpired, 'this sign-up is over; begin again');

/** From somebody whom a company vouches for to an account, which has no password. */
export function createSocialSignUp(parts: Parts) {
  const {
    kernel,
    ledger,
    geography,
    networks,
    records,
    accountCookies,
    cookies,
    opener,
    arrivals,
    sendConfirmation,
    endCarried,
  } = parts;
  const { db, clock } = kernel;

  return {
    /** Who waits in this browser. @throws Problem 422 `client_api_27` when nobody does. */
    async pendingSignUp(client: Client): Promise<PendingSignUp> {
      const browserHash = cookies.browser(client.cookie);
      const pending = browserHash ? await store.findPending(db, browserHash, clock.now()) : null;
      if (!pending) throw over();
      return { provider: pending.provider, email: pending.email };
    },

    /**
     * Opens the account: player, way in, accounts of money, letter and session in one transaction, which also uses up
     * what waited: two tabs make one account, and a refusal leaves everything to be tried again.
     * @throws Problem of checkSocialRegistration(); 409 `client_api_43`; 409 `client_api_44` when the
     *   company's account has got one here meanwhile; 403 `client_api_51`; 422 `client_api_27` when nobody waits.
     */
    async socialSignUp(input: SocialRegistration, client: Client): Promise<SignedIn> {
      const browserHash = cookies.browser(client.cookie);
      if (!browserHash) throw over();
      const device = accountCookies.deviceOf(client.cookie);
      const { address, requestId } = client;
      const origin = { address, requestId, device: accountCookies.keyed('sign-up', device) };
      const signedIn = await networks.signingUp(origin, async (trx) => {
        const pending = await store.takePending(trx, browserHash, clock.now());
        if (!pending) throw over();
        const { provider, subject } = pending;
        const wanted = checkSocialRegistration({ ...input, email: pending.email ?? input.email }, geography);
        const { email, country, currency, language } = wanted;
        const playerId = await store.addPlayer(trx, {
          email,
          emailVerified: pending.email !== null,
          country,
          currency,
          language,
          tracking: pending.tracking,
          now: clock.now(),
        });
        if (!playerId || (await isTaken(trx, email, playerId, clock.now()))) throw emailTakenProblem();
        if (!(await store.addWay(trx, { playerId, provider, subject }))) throw loginTakenProblem();
        if (input.subscriptions) await saveSubscriptions(trx, playerId, input.subscriptions);
        await records.acceptTerms(trx, playerId);
        await ledger.openAccounts(trx, { playerId, currency });
        await audit(trx, {
          actor: byPlayer(playerId),
          action: 'identity.register',
          requestId: client.requestId,
          after: { provider },
        });
        // An address that the company has verified needs no letter to confirm it.
        if (pending.email === null) {
          await sendConfirmation(trx, { playerId, email, language }, 'welcome');
        }
        // The browser that an account is opened in is no new device.
        const mark = accountCookies.markDevice({ email, era: 0 }, device).split(';', 1)[0];
        const cookie = [mark, client.cookie].filter(Boolean).join('; ');
        const promocode = pending.tracking.promocode ?? null;
        await arrivals.arrived(trx, { playerId, what: 'registered', promocode });
        const ownClient = { ...client, cookie };
        return opener.openSession(trx, { playerId, client: ownClient, how: 'social', signsUp: true });
      });
      await endCarried(client);
      return signedIn;
    },
  };
}
