import { randomBytes } from 'node:crypto';
import { localeFromLanguageCode, type LanguageCode } from '@/lib/domain/locales';
import type { SocialProviderId, SocialResult } from '@/lib/domain/social';
import { API_CODES } from '@/lib/domain/api-codes';
import type { Kernel } from '../../kernel/kernel';
import { Problem } from '../../kernel/problem';
import type { PlayerSession } from '../../kernel/session';
import type { NetworksService } from '../../networks/service';
import type { Client } from '../client';
import type { SpendProof } from '../confirm-owner';
import { demandLive } from '../live-session';
import type { SessionOpener } from '../open-session';
import { emailTaken } from '../store';
import type { SocialCookies } from './cookies';
import { sha256 } from './cookies';
import { IssuerDown, NoProof, type Identity, type OpenIdClient } from './open-id';
import * as store from './store';
import type { Ways } from './ways';

/** How long a try may take at the company, and what came of it on our page. Milliseconds. */
const TRY_MS = 10 * 60 * 1000;
const PENDING_MS = 15 * 60 * 1000;

export interface Begin {
  provider: SocialProviderId;
  language: LanguageCode;
  tracking: store.Tracking;
  /** Who links, and their proof, which is used up once the way there is known; without, it is a log-in. */
  link?: { session: PlayerSession; spend: SpendProof };
}

/** What a company's answer brings along: of an OpenID redirect, or of Apple's form. */
export interface Answer {
  code?: string | undefined;
  state?: string | undefined;
  error?: string | undefined;
  iss?: string | undefined;
}

/** How it went, and what the browser is told with it. */
export interface Ended {
  result: SocialResult;
  language: LanguageCode | null;
  cookies: string[];
}

interface Parts {
  kernel: Pick<Kernel, 'db' | 'clock' | 'log'>;
  networks: Pick<NetworksService, 'refuse'>;
  cookies: SocialCookies;
  clients: Partial<Record<SocialProviderId, OpenIdClient>>;
  opener: SessionOpener;
  ways: Pick<Ways, 'link'>;
  endCarried(client: Client): Promise<void>;
}

/** Refusals that the page has words for. */
const TOLD: Partial<Record<string, SocialResult>> = {
  [API_CODES.accountBlocked]: 'blocked',
  [API_CODES.ipBlocked]: 'address_refused',
  [API_CODES.ipUnrecognised]: 'address_refused',
  // Of linking: the company's account opens another one here.
  [API_CODES.loginTaken]: 'linked_elsewhere',
  [API_CODES.accountStatus]: 'closed',
  [API_CODES.resetRequired]: 'reset_required',
  // Ended while the company was asked.
  [API_CODES.sessionExpired]: 'session_over',
};

const random = () => randomBytes(32).toString('base64url');

/** The way to a company and back: begun in one browser, ended once in the same one. */
export function createSocialLogIn({ kernel, networks, cookies, clients, opener, ways, endCarried }: Parts) {
  const { db, clock, log } = kernel;
  const inMs = (ms: number) => new Date(clock.now().getTime() + ms);

  /** A known account of the company opens a session here; any other becomes a question, or a refusal. */
  const logIn = async (
    { subject, email }: Identity,
    { provider, language, tracking }: store.SocialTry,
    browserHash: string,
    client: Client,
  ): Promise<Ended> => {
    await networks.refuse(client.address);
    const playerId = await store.ownerOf(db, provider, subject);
    if (playerId) {
      const opened = await db
        .transaction()
        .execute((trx) => opener.logIn(trx, { playerId, client, how: 'social' }));
      if ('secondStep' in opened) {
        return {
          result: 'second_step',
          language: opened.language,
          cookies: [cookies.handOver(opened.secondStep)],
        };
      }
      await endCarried(client);
      return { result: 'signed_in', language: opened.language, cookies: opened.cookies };
    }
    // The address is proven, the account here is not: whoever owns both links them from inside.
    if (email !== null && (await emailTaken(db, email)))
      return { result: 'email_in_use', language, cookies: [] };
    await store.savePending(db, {
      browserHash,
      provider,
      subject,
      email,
      language,
      tracking,
      expiresAt: inMs(PENDING_MS),
    });
    return { result: 'confirm', language, cookies: [] };
  };

  const link = async (
    { subject, email }: Identity,
    { provider, player_id: playerId, language }: store.SocialTry,
    client: Client,
    session: PlayerSession | null,
  ): Promise<Ended> => {
    // The session is still that of who began, and proved themselves for it.
    if (!session || session.playerId !== playerId) return { result: 'session_over', language, cookies: [] };
    return { result: await ways.link(session, { provider, subject, email }, client), language, cookies: [] };
  };

  return {
    /**
     * Begins a try in this browser.
     * @returns where to go, and the cookie that marks the browser; or why it can't begin.
     * @throws Problem of the proof of who links: none is used up before the way there is known.
     */
    async begin(
      { provider, language, tracking, link: linking }: Begin,
      client: Client,
    ): Promise<{ url: string; cookie: string } | { result: SocialResult }> {
      const openId = clients[provider];
      if (!openId) return { result: 'unavailable' };
      const [state, nonce, codeVerifier] = [random(), random(), random()];
      const { hash: browserHash, cookie } = cookies.mark(client.cookie);
      const locale = localeFromLanguageCode(language) ?? 'en';
      let url: string;
      try {
        if (!linking) await networks.refuse(client.address);
        url = await openId.authorizationUrl({ state, nonce, codeVerifier, locale });
      } catch (error) {
        return { result: reasonOf(error, provider) };
      }
      await db.transaction().execute(async (trx) => {
        if (linking) {
          await demandLive(trx, linking.session);
          await linking.spend(trx);
        }
        await store.addTry(trx, {
          stateHash: sha256(state),
          browserHash,
          provider,
          nonce,
          code_verifier: codeVerifier,
          purpose: linking ? 'link' : 'login',
          player_id: linking?.session.playerId ?? null,
          language,
          tracking,
          expiresAt: inMs(TRY_MS),
        });
      });
      return { url, cookie };
    },

    /** Takes a company's answer, whatever it is; never throws for what came from outside. */
    async end(
      provider: SocialProviderId,
      { code, state, error, iss }: Answer,
      client: Client,
      session: PlayerSession | null,
    ): Promise<Ended> {
      const browserHash = cookies.browser(client.cookie);
      const begun =
        browserHash && state
          ? await store.takeTry(db, { stateHash: sha256(state), browserHash, provider }, clock.now())
          : null;
      if (!begun || !browserHash) return { result: 'expired', language: null, cookies: [] };
      const { language, nonce, code_verifier: codeVerifier } = begun;
      const openId = clients[provider];
      if (!openId) return { result: 'unavailable', language, cookies: [] };
      if (error === 'access_denied' || error === 'user_cancelled_authorize') {
        return { result: 'denied', language, cookies: [] };
      }
      try {
        if (error !== undefined || !code) throw new NoProof('the company answered with an error');
        const identity = await openId.identityOf({ code, codeVerifier, nonce, issuer: iss });
        return begun.purpose === 'link'
          ? await link(identity, begun, client, session)
          : await logIn(identity, begun, browserHash, client);
      } catch (failure) {
        return { result: reasonOf(failure, provider), language, cookies: [] };
      }
    },
  };

  function reasonOf(error: unknown, provider: SocialProviderId): SocialResult {
    const told = error instanceof Problem ? TOLD[error.code] : undefined;
    if (told) return told;
    if (error instanceof IssuerDown) {
      log.warn({ err: error, provider }, 'a company to log in with does not answer');
      return 'provider_down';
    }
    if (error instanceof NoProof) {
      log.warn({ provider, reason: error.message }, 'a log-in with a company proved nothing');
      return 'failed';
    }
    throw error;
  }
}
