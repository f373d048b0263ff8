import { audit, byPlayer } from '../audit/service';
import type { Kernel } from '../kernel/kernel';
import { API_CODES } from '@/lib/domain/api-codes';
import { Problem } from '../kernel/problem';
import { pageUrl, type LetterKind, type LetterParams, type LetterQueue } from '../mail/service';
import { sql } from 'kysely';
import type { Client } from './client';
import { deviceWords, placeWords, timeWords } from './device-words';
import { moveAccount } from './email-change-store';
import { endAccess } from './end-access';
import { linkSpent, type OneTimeLink, type OneTimeLinks } from './one-time-links';
import type { LogInGuards } from './open-session';
import * as store from './store';

/** Letters that say when something was done to the account, with a link that says "this wasn't me". */
export type SafetyKind = {
  [Kind in LetterKind]: LetterParams[Kind] extends { time: string; url: string } ? Kind : never;
}[Exclude<LetterKind, 'account_closed' | 'second_step_locked'>];

type Own<Kind extends LetterKind> = Omit<LetterParams[Kind], 'time' | 'url'>;

/** An account whose player opened it so lately is not told of the log-in that did it. Milliseconds. */
const JUST_OPENED_MS = 2 * 60_000;

export interface Reported {
  /** `session`: somebody was in. `address`: the address was changed, and is the old one again. */
  what: 'session' | 'address';
}

interface Parts {
  kernel: Kernel;
  mail: LetterQueue;
  links: OneTimeLinks;
  sessionEnded(sessionId: string): void | Promise<void>;
}

/** What an account's owner is told when something happens to it, and what they can do about it by mail alone. */
export function createSafetyLetters({ kernel, mail, links, sessionEnded }: Parts) {
  const { config, clock } = kernel;

  /** Writes to the player, in the transaction of what happened. */
  const tell = async <Kind extends SafetyKind>(
    trx: store.Db,
    { playerId, kind, sessionId, own }: { playerId: string; kind: Kind; sessionId?: string; own: Own<Kind> },
  ): Promise<void> => {
    const player = await store.findPlayer(trx, playerId);
    if (!player) return;
    const { email, language } = player;
    const token = await links.make(trx, {
      purpose: 'not-me',
      playerId,
      bound: { email, ...(sessionId && { sessionId }) },
    });
    const params = {
      ...own,
      time: timeWords(clock.now(), language),
      url: pageUrl(config.webUrl, language, '/not-me', token),
    } as LetterParams[Kind];
    await mail.queue(trx, { kind, to: email, language, playerId, params });
  };

  /** A link that sets a password, sent to the account's present address. */
  const sendReset = async (trx: store.Db, playerId: string): Promise<void> => {
    const player = await store.findPlayer(trx, playerId);
    if (!player || player.status === 'blocked') return;
    const { email, language } = player;
    const token = await links.make(trx, { purpose: 'reset-password', playerId, bound: { email } });
    const url = pageUrl(config.webUrl, language, '/set-password', token);
    await mail.queue(trx, { kind: 'reset_password', to: email, language, playerId, params: { url } });
  };

  /** Tells of a log-in from a browser that the account doesn't know, unless it is the one that opened the account. */
  const noticeDevice: LogInGuards['opened'][number] = async (
    trx,
    owner,
    { client, sessionId, known, how },
  ) => {
    if (known !== null) return;
    const player = await store.findPlayer(trx, owner.id);
    if (!player) return;
    const age = clock.now().getTime() - player.created_at.getTime();
    if (how === 'social' && age < JUST_OPENED_MS) return;
    const device = deviceWords(client.userAgent, owner.language);
    const place = placeWords(client, owner.language);
    await tell(trx, { playerId: owner.id, kind: 'new_device', sessionId, own: { device, place } });
  };

  /** Nobody gets in before a new password was set. */
  const refuseLocked: LogInGuards['mayLogIn'][number] = async (trx, owner) => {
    const { rows } = await sql`
      select from identity.login_locks where player_id = ${owner.id}`.execute(trx);
    if (rows.length > 0) {
      throw new Problem(403, API_CODES.resetRequired, 'a new password has to be set first');
    }
  };

  /** Gives the account its earlier address back. @throws Problem 409 when somebody else has it, which nobody may. */
  const takeBack = async (trx: store.Db, { playerId, bound, createdAt }: OneTimeLink, oldAddress: string) => {
    if (!(await moveAccount(trx, playerId, oldAddress, { ownerProven: !bound.unproven }))) {
      throw new Problem(409, API_CODES.emailTaken, 'this e-mail has an account');
    }
    // Whoever changed it, and then perhaps again, must not take it back in turn.
    await sql`
      delete from identity.one_time_links
       where player_id = ${playerId} and purpose = 'take-back' and created_at > ${createdAt}`.execute(trx);
  };

  const PURPOSES = ['not-me', 'take-back'] as const;

  return {
    tell,
    sendReset,
    noticeDevice,
    refuseLocked,

    /** What a link of a safety letter is about. @throws Problem 422 `client_api_27`. */
    async previewReport(token: string): Promise<Reported & { email: string }> {
      const link = await links.look(token, PURPOSES);
      const player = await store.findPlayer(kernel.db, link.playerId);
      if (!player) throw linkSpent();
      if (link.purpose === 'take-back') return { what: 'address', email: link.bound.oldAddress ?? '' };
      if (player.email !== link.bound.email) throw linkSpent();
      return { what: 'session', email: player.email };
    },

    /**
     * "This wasn't me": ends every session and every link, and lets nobody in before a new password was set; its link
     * goes out at once. A link of another purpose first gives the account its address back.
     * @throws Problem 422 `client_api_27`.
     */
    async report(token: string, client: Client): Promise<Reported> {
      const { ended, what } = await links.withLink(token, PURPOSES, async (trx, link) => {
        const { playerId, purpose, bound } = link;
        const isTakeBack = purpose === 'take-back';
        if (isTakeBack && bound.oldAddress) await takeBack(trx, link, bound.oldAddress);
        const player = await store.findPlayer(trx, playerId);
        // A letter lies in the mailbox of an address: without the address it says nothing about the account.
        if (!player || (!isTakeBack && player.email !== bound.email)) throw linkSpent();
        const gone = await endAccess(trx, playerId);
        await sql`
          insert into identity.login_locks (player_id, reason, since)
          values (${playerId}, ${isTakeBack ? 'taken-back' : 'reported'}, ${clock.now()})
          on conflict do nothing`.execute(trx);
        await audit(trx, {
          actor: byPlayer(playerId),
          action: isTakeBack ? 'identity.take-back-email' : 'identity.report',
          ...(bound.sessionId && { subject: bound.sessionId }),
          requestId: client.requestId,
        });
        await sendReset(trx, playerId);
        return { ended: gone, what: isTakeBack ? ('address' as const) : ('session' as const) };
      });
      for (const sessionId of ended) await sessionEnded(sessionId);
      return { what };
    },
  };
}

export type SafetyLetters = ReturnType<typeof createSafetyLetters>;
