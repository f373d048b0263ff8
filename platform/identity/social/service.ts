import { API_CODES } from '@/lib/domain/api-codes';
import type { LanguageCode } from '@/lib/domain/locales';
import {
  SOCIAL_PROVIDER_IDS,
  SOCIAL_PROVIDERS,
  type SocialProviderId,
  type SocialResult,
} from '@/lib/domain/social';
import { pagePath } from '../../mail/service';
import type { Kernel } from '../../kernel/kernel';
import { Problem } from '../../kernel/problem';
import type { NetworksService } from '../../networks/service';
import type { PlayerSession } from '../../kernel/session';
import type { AccountOpener } from '../accounts';
import type { ArrivalListener } from '../arrivals';
import type { Client, SecondStepDue } from '../client';
import type { OwnerProof, SpendProof } from '../confirm-owner';
import type { AccountCookies } from '../cookies';
import type { LinkServices } from '../link-services';
import type { SessionOpener } from '../open-session';
import type { PlayerRecordsPart } from '../records';
import type { RegistrationGeography } from '../registration';
import type { SecurityLetters } from '../security-letters';
import { socialCookies } from './cookies';
import { createSocialLogIn } from './log-in';
import { createOpenIdClient, type OpenIdClient } from './open-id';
import { createSocialSignUp } from './sign-up';
import { sweepSocial } from './store';
import { createWays } from './ways';

interface Parts {
  kernel: Kernel;
  ledger: AccountOpener;
  records: Pick<PlayerRecordsPart, 'acceptTerms'>;
  geography: RegistrationGeography;
  networks: Pick<NetworksService, 'refuse' | 'signingUp'>;
  accountCookies: AccountCookies;
  opener: SessionOpener;
  arrivals: ArrivalListener;
  letters: Pick<SecurityLetters, 'wayInLinked' | 'wayInUnlinked'>;
  proveOwner(session: PlayerSession, proof: OwnerProof, client: Client): Promise<SpendProof>;
  sendConfirmation: LinkServices['sendConfirmation'];
  endCarried(client: Client): Promise<void>;
}

/** Where the way to a company begins. */
const pathOf = (id: SocialProviderId) => `/api/v1/auth/social/${id}`;

/** Log-in, sign-up and linking with Google, Microsoft, Apple and Telegram. */
export function createSocial(parts: Parts) {
  const { kernel, networks, opener, letters, proveOwner, endCarried } = parts;
  const { config, db, clock } = kernel;
  const cookies = socialCookies(config.webOrigin);
  const clients: Partial<Record<SocialProviderId, OpenIdClient>> = {};
  for (const id of SOCIAL_PROVIDER_IDS) {
    const provider = config.social[id];
    if (!provider) continue;
    clients[id] = createOpenIdClient(provider, {
      redirectUri: `${config.webUrl}${pathOf(id)}/callback`,
      clock,
    });
  }
  const ways = createWays({ kernel, letters });
  const logIn = createSocialLogIn({ kernel, networks, cookies, clients, opener, ways, endCarried });

  return {
    ...logIn,
    ...createSocialSignUp({ ...parts, cookies }),
    waysIn: ways.waysIn,

    /** SPEC §2's alternative log-in methods. */
    methods: () =>
      SOCIAL_PROVIDERS.map(({ id, name }) => ({
        id,
        name,
        is_enabled: Boolean(clients[id]),
        oauth_url: `${new URL(config.webUrl).pathname.replace(/\/$/, '')}${pathOf(id)}`,
      })),

    /** The page that says how it went, in the reader's language: always our own. */
    pageOf: (result: SocialResult, provider: SocialProviderId, language: LanguageCode | null) =>
      `${config.webUrl}${pagePath(language ?? 'en', '/auth/social')}?result=${result}&provider=${provider}`,

    callbackOf: (provider: SocialProviderId, query: URLSearchParams) =>
      `${config.webUrl}${pathOf(provider)}/callback?${query.toString()}`,

    /** Begins to link; the owner is confirmed first. @throws Problem of proveOwner(), and 401 without a live session. */
    async beginLink(
      session: PlayerSession,
      provider: SocialProviderId,
      proof: OwnerProof,
      client: Client,
    ): Promise<{ url: string; cookie: string } | { result: SocialResult }> {
      const spend = await proveOwner(session, proof, client);
      return logIn.begin(
        { provider, language: session.language, tracking: {}, link: { session, spend } },
        client,
      );
    },

    /** @throws Problem of proveOwner() and of ways.ts. */
    async unlink(
      session: PlayerSession,
      provider: SocialProviderId,
      proof: OwnerProof,
      client: Client,
    ): Promise<void> {
      const spend = await proveOwner(session, proof, client);
      await ways.unlink(session, provider, spend, client);
    },

    /**
     * The second step that a log-in with a company has left in this browser, and the cookie that takes it away.
     * @throws Problem 422 `client_api_27` when there is none.
     */
    takeSecondStep(client: Client): { step: SecondStepDue['secondStep']; cookie: string } {
      const step = cookies.secondStep(client.cookie);
      if (!step) throw new Problem(422, API_CODES.sessionExpired, 'no log-in waits here');
      return { step, cookie: cookies.takeSecondStep() };
    },

    sweepSocial: () => sweepSocial(db, clock.now()),
  };
}

export type Social = ReturnType<typeof createSocial>;
