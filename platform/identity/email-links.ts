import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { API_CODES } from '@/lib/domain/api-codes';
import { emailProblem, normaliseEmail } from '@/lib/domain/credentials';
import type { LanguageCode } from '@/lib/domain/locales';
import { audit, byPlayer } from '../audit/service';
import type { Kernel } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import type { PlayerSession } from '../kernel/session';
import { pageUrl, type LetterQueue } from '../mail/service';
import type { Client } from './client';
import type { OwnerProof, ProveOwner } from './confirm-owner';
import * as changes from './email-change-store';
import { endAccess } from './end-access';
import { demandLive } from './live-session';
import { maskedAddress } from './masked-address';
import { endLinks, isTaken, linkSpent, lockPlayer, type OneTimeLinks } from './one-time-links';
import { logInOf } from './second-factor-store';
import * as store from './store';

/** How long a confirmation link works. Milliseconds. */
const CONFIRMATION_MS = 30 * 60 * 1000;
const CONFIRMATION = 'confirm-email';
/** How long a change of the address waits for its confirmations. Milliseconds. */
const CHANGE_MS = 30 * 60 * 1000;
/** A further confirmation letter: one in a minute, and so many in a day. */
const RESEND_WAIT = { name: 'confirm-email-wait', points: 1, seconds: 60, by: 'player' } as const;
const RESEND_DAY = { name: 'confirm-email-day', points: 10, seconds: 86_400, by: 'player' } as const;

const tokenId = (token: string) =>
  `${CONFIRMATION}:${createHash('sha256').update(token).digest('base64url')}`;

interface Parts {
  kernel: Kernel;
  mail: LetterQueue;
  links: OneTimeLinks;
  proveOwner: ProveOwner;
  sessionEnded(sessionId: string): void | Promise<void>;
}

/** What a link of a change is about, for the page that asks. */
export interface EmailChangePreview {
  side: 'old' | 'new';
  /** Masked to the old address; whoever has the new one knows it. */
  newAddress: string;
  /** Whether the other address has to agree, too. */
  waitsForOther: boolean;
}

const UNIQUE_VIOLATION = '23505';
const taken = () => new Problem(409, API_CODES.emailTaken, 'this e-mail has an account');
const notConfirmed = () =>
  new Problem(422, API_CODES.wrongData, 'this link was used or is too old', {
    fields: { token: 'invalid' },
  });
const tooSoon = (wait: number) =>
  new Problem(
    429,
    API_CODES.tooManyRequests,
    'another letter was sent a moment ago',
    { retryAfter: wait },
    {
      'Retry-After': String(wait),
    },
  );

/** Letters about a change to one new address in an hour, whoever asks: nobody's mailbox is filled through us. */
const LETTERS_TO_NEW = { name: 'email-change-new', points: 5, seconds: 3_600, by: 'address' } as const;
const keyOf = (address: string) => createHash('sha256').update(address).digest('base64url');

/** Confirming an address, and changing it. */
export function createEmailLinks({ kernel, mail, links, proveOwner, sessionEnded }: Parts) {
  const { config, db, clock, limits } = kernel;
  const later = (ms: number) => new Date(clock.now().getTime() + ms);
  const SIDES = ['email-old', 'email-new'] as const;

  /** Makes a confirmation link and queues its letter; an earlier link stops working. */
  const sendConfirmation = async (
    trx: store.Db,
    player: { playerId: string; email: string; language: LanguageCode },
    kind: 'welcome' | 'confirm_email',
  ): Promise<void> => {
    const { playerId, email, language } = player;
    const token = randomBytes(32).toString('base64url');
    await store.replaceVerification(trx, {
      identifier: tokenId(token),
      value: `${CONFIRMATION}:${playerId}:${email}`,
      expiresAt: later(CONFIRMATION_MS),
    });
    const url = pageUrl(config.webUrl, language, '/confirmed_email', token);
    await mail.queue(trx, { kind, to: email, language, playerId, params: { url } });
  };

  /** Both have agreed. @returns the sessions that ended. @throws Problem 409 when the address got taken meanwhile. */
  const apply = async (trx: store.Db, change: changes.EmailChange, client: Client): Promise<string[]> => {
    const { playerId, newAddress, sessionId, asksOld, newProven: ownerProven } = change;
    const player = await store.findPlayer(trx, playerId);
    // The present address was confirmed since, and has not agreed.
    if (!player || (player.email_verified && change.oldOkAt === null)) throw linkSpent();
    if (
      (await isTaken(trx, newAddress, playerId, clock.now())) ||
      !(await changes.moveAccount(trx, playerId, newAddress, { ownerProven }))
    ) {
      throw taken();
    }
    const ended = await endAccess(trx, playerId, { exceptSession: sessionId });
    await audit(trx, {
      actor: byPlayer(playerId),
      action: 'identity.change-email',
      requestId: client.requestId,
      before: { email: maskedAddress(player.email) },
      after: { email: maskedAddress(newAddress) },
    });
    // An address that nobody ever confirmed may be a stranger's: it gets no way into the account.
    if (asksOld) {
      const token = await links.make(trx, {
        purpose: 'take-back',
        playerId,
        bound: { oldAddress: player.email, ...(!player.owner_proven && { unproven: true }) },
      });
      await mail.queue(trx, {
        kind: 'email_changed',
        to: player.email,
        language: player.language,
        playerId,
        params: {
          newAddress: maskedAddress(newAddress),
          url: pageUrl(config.webUrl, player.language, '/not-me', token),
        },
      });
    }
    return ended;
  };

  /**
   * Whether who brings a letter's link is also logged in to its account. A session that another one gave away by a code
   * does not count: who took the code may be anybody, and so may who gave it.
   */
  const isIn = async (trx: store.Db, playerId: string, session: PlayerSession | null) =>
    session?.playerId === playerId && (await logInOf(trx, playerId, session.sessionId)) !== null;

  /** The owner of a taken address learns of it, by letter alone. */
  const tellOwner = async (trx: store.Db, address: string) => {
    const owner = await store.findPlayerId(trx, address);
    const player = owner ? await store.findPlayer(trx, owner) : null;
    if (!player) return;
    const url = `${config.webUrl}${changes.logInPath(player.language)}`;
    const { id: playerId, language } = player;
    await mail.queue(trx, { kind: 'address_in_use', to: address, language, playerId, params: { url } });
  };

  return {
    sendConfirmation,

    /**
     * Sends a confirmation link once more. Nothing happens for an address that is confirmed.
     * @throws Problem 429 within a minute of the one before, and after ten in a day.
     */
    async resendConfirmation(session: PlayerSession): Promise<void> {
      const { playerId } = session;
      const wait = (await limits.take(RESEND_WAIT, playerId)) || (await limits.take(RESEND_DAY, playerId));
      if (wait > 0) throw tooSoon(wait);
      await db.transaction().execute(async (trx) => {
        await demandLive(trx, session);
        const player = await store.findPlayer(trx, playerId);
        if (!player || player.email_verified) return;
        await sendConfirmation(trx, { playerId, ...player }, 'confirm_email');
      });
    },

    /**
     * Uses up a confirmation token. It confirms the address, whoever opens the link; it proves the account's owner only
     * in the browser where they are logged in: a stranger's account with this address is not theirs by a press.
     * @throws Problem 422 for one that is unknown, used or older than 30 minutes.
     */
    async confirmEmail(token: string, session: PlayerSession | null): Promise<void> {
      const found = await store.findVerification(db, tokenId(token), clock.now());
      const [, playerId = '', email = ''] = found?.value.split(':') ?? [];
      if (!found) throw notConfirmed();
      await db.transaction().execute(async (trx) => {
        // The player before the link, as everywhere: who asks for another letter holds the one and deletes the other.
        await lockPlayer(trx, playerId);
        const value = (await store.takeVerification(trx, tokenId(token), clock.now()))?.value ?? null;
        if (value === null) throw notConfirmed();
        const proves = await isIn(trx, playerId, session);
        if (!(await store.markEmailVerified(trx, playerId, email, { proves }))) throw notConfirmed();
      });
    },

    /**
     * Asks both addresses whether the account may have the new one. A taken address is answered the same, and its
     * owner gets a letter.
     * @throws Problem of proveOwner, 422 `client_api_5` with `fields`.
     */
    async requestEmailChange(
      session: PlayerSession,
      input: OwnerProof & { email: string },
      client: Client,
    ): Promise<void> {
      const { playerId, sessionId } = session;
      const problem = emailProblem(input.email);
      const newAddress = normaliseEmail(input.email);
      const refuse = (name: string) =>
        new Problem(422, API_CODES.wrongData, 'the form does not fit', { fields: { email: name } });
      if (problem) throw refuse(problem);
      const spend = await proveOwner(session, input, client);
      const isFlooded = (await limits.take(LETTERS_TO_NEW, keyOf(newAddress))) > 0;
      await db.transaction().execute(async (trx) => {
        await demandLive(trx, session);
        const player = await store.findPlayer(trx, playerId);
        if (!player) throw new Problem(401, API_CODES.sessionExpired, 'log in first');
        const { email, language, email_verified: asksOld } = player;
        if (newAddress === email) throw refuse('sameAsOld');
        await spend(trx);
        // Of two changes only the later one counts.
        await endLinks(trx, playerId, SIDES);
        const id = randomUUID();
        const expiresAt = later(CHANGE_MS);
        await changes.saveChange(trx, { id, playerId, newAddress, sessionId, asksOld, expiresAt });
        const makeUrl = async (purpose: 'email-old' | 'email-new' | 'not-me', path: string) => {
          const bound = purpose === 'not-me' ? { email, sessionId } : { email, changeId: id };
          return pageUrl(config.webUrl, language, path, await links.make(trx, { purpose, playerId, bound }));
        };
        if (asksOld) {
          const params = {
            newAddress: maskedAddress(newAddress),
            url: await makeUrl('email-old', '/change-email'),
            refuseUrl: await makeUrl('not-me', '/not-me'),
          };
          await mail.queue(trx, { kind: 'email_change_old', to: email, language, playerId, params });
        }
        if (isFlooded) {
          // The answer is the same, and nothing is sent.
        } else if (await isTaken(trx, newAddress, playerId, clock.now())) {
          await tellOwner(trx, newAddress);
        } else {
          const params = { url: await makeUrl('email-new', '/change-email') };
          await mail.queue(trx, { kind: 'email_change_new', to: newAddress, language, playerId, params });
        }
        await audit(trx, {
          actor: byPlayer(playerId),
          action: 'identity.ask-email-change',
          requestId: client.requestId,
        });
      });
    },

    /** What waits for a press in a mailbox; null for nothing. */
    async pendingEmailChange({
      playerId,
    }: PlayerSession): Promise<{ newAddress: string; expiresAt: Date } | null> {
      const change = await changes.findChange(db, playerId, clock.now());
      return change && { newAddress: change.newAddress, expiresAt: change.expiresAt };
    },

    /** @throws Problem 422 `client_api_27`. */
    async previewEmailChange(token: string): Promise<EmailChangePreview> {
      const { playerId, purpose, bound } = await links.look(token, SIDES);
      const change = await changes.findChange(db, playerId, clock.now());
      if (!change || change.id !== bound.changeId) throw linkSpent();
      const isOld = purpose === 'email-old';
      return {
        side: isOld ? 'old' : 'new',
        newAddress: isOld ? maskedAddress(change.newAddress) : change.newAddress,
        waitsForOther: isOld ? change.newOkAt === null : change.asksOld && change.oldOkAt === null,
      };
    },

    /**
     * One address agrees; with the second one the account has its new address, and other sessions end.
     * @returns whether it is done. @throws Problem 422 `client_api_27`, 409 `client_api_43`.
     */
    async agreeToEmailChange(
      token: string,
      client: Client,
      session: PlayerSession | null,
    ): Promise<{ changed: boolean }> {
      const { ended, changed } = await links
        .withLink(token, SIDES, async (trx, link) => {
          const side = link.purpose === 'email-old' ? 'old' : 'new';
          const { changeId = '' } = link.bound;
          const proves = await isIn(trx, link.playerId, session);
          const change = await changes.agree(trx, { id: changeId, side, proves, now: clock.now() });
          if (!change) throw linkSpent();
          const done = change.newOkAt !== null && (change.oldOkAt !== null || !change.asksOld);
          return { changed: done, ended: done ? await apply(trx, change, client) : [] };
        })
        .catch((error: unknown) => {
          // Somebody registered with it in this very moment.
          if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION) throw taken();
          throw error;
        });
      for (const sessionId of ended) await sessionEnded(sessionId);
      return { changed };
    },
  };
}
