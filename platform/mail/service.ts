import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { API_CODES } from '@/lib/domain/api-codes';
import { audit } from '../audit/service';
import { enqueue, unfinishedData } from '../jobs/jobs';
import type { Kernel } from '../kernel/kernel';
import type { Listing } from '../kernel/listing';
import { Problem } from '../kernel/problem';
import { countBatches, type BatchCounts } from './batches';
import {
  LIST_OF,
  type BatchRequest,
  type LetterKind,
  type LetterParams,
  type LetterQueue,
  type MailList,
} from './kinds';
import { pagePath } from './links';
import { countLetters, listLetters, type LetterFilter } from './list';
import { createMailer } from './mailer';
import { eraseLetters, forgetOld } from './forgetting';
import { subjectOf, writeLetter } from './letter';
import type { LanguageCode } from '@/lib/domain/locales';
import { UUID } from '@/lib/domain/uuid';
import * as store from './store';
import { unsubscribeWords, type Unsubscription } from './unsubscribe';

export { amountIn } from './amounts';
export { createMailer } from './mailer';
export { type LetterKind, type LetterParams, type LetterQueue, type MailList } from './kinds';
export { pagePath, pageUrl } from './links';
export { supportMail } from './support';
export type { BatchCounts } from './batches';
export { LETTER_SORTS, type LetterFilter } from './list';
export { LETTER_STATES } from './store';
export type { Unsubscription } from './unsubscribe';

export const LETTER_JOB = 'mail-letter';
/** Letters of a batch have a queue of their own: a new password does not wait behind a thousand letters of news. */
export const BATCH_JOB = 'mail-batch';

/** A letter as its reader knows it. */
export interface OwnLetter extends Omit<store.OwnLetterRow, 'kind' | 'params'> {
  /** In the letter's language; null for one of a list, whose words were everybody's, and for an old one. */
  subject: string | null;
  /** What the player subscribed to, of a letter that came for that. */
  list: MailList | null;
}

/** The outbox of letters to players: written with what causes them, sent once after the commit. */
export interface MailService extends LetterQueue {
  /**
   * Puts one letter for each of many readers into the outbox. Who has one of this batch already is left out.
   * @returns how many were written.
   */
  queueBatch<Kind extends LetterKind>(trx: Kysely<unknown>, request: BatchRequest<Kind>): Promise<number>;
  /** How many letters of each batch are in which state; batches without letters are left out. */
  countBatches(batches: readonly string[]): Promise<Map<string, BatchCounts>>;
  /** A letter as its reader would get it. The link that unsubscribes leads nowhere yet. */
  preview<Kind extends LetterKind>(letter: {
    kind: Kind;
    language: LanguageCode;
    params: LetterParams[Kind];
  }): { subject: string; text: string; html: string };
  /** Sends a letter that waits; a job's work. @throws the transport's error while there are attempts left. */
  deliver(letterId: string): Promise<void>;
  /** Sends several, each for itself. @throws the first error, after all were tried. */
  deliverAll(letterIds: readonly string[]): Promise<void>;
  /** Letters as filters and order ask; without any, the latest first. */
  list: Listing<LetterFilter, store.LetterRecord>;
  letter(letterId: string): Promise<store.LetterRecord | null>;
  /** All letters to a player, the oldest first, a page at a time: for the player to take away. */
  ownLetters(playerId: string, page: { page: number; perPage: number }): Promise<OwnLetter[]>;
  /**
   * Sends a failed letter again, with the links that it had.
   * @throws Problem 404 when no such letter has failed, or its links were forgotten since.
   */
  retry(letterId: string, by: { operatorId: string; requestId: string }): Promise<void>;
  /** The page that ends a subscription without a log-in. */
  unsubscribeUrl(playerId: string, list: MailList, language: string): string;
  /** What an unsubscribe link is about; null for one that we did not write. */
  readUnsubscribe(word: string): Unsubscription | null;
  /** Gives up letters whose job was lost, and forgets the links of those that failed long ago. */
  sweep(): Promise<void>;
  /** Deletes old letters of news, and what other old letters said; see forgetting.ts. */
  forget(): Promise<void>;
  /** Deletes every letter to a player. */
  erase(playerId: string): Promise<void>;
}

/** Attempts in all, over about three hours: a mail server may be away for that long. */
const ATTEMPTS = 11;
/** How long one attempt may take before another process tries; longer than the SMTP time-outs. Milliseconds. */
const ATTEMPT_MS = 120_000;
/** Letters that wait for longer are looked at: their job may be lost. */
const LONG_MS = 24 * 60 * 60 * 1000;
const FORGET_MS = 7 * 24 * 60 * 60 * 1000;
/** Letters of a batch that one job sends: all of them fit into its time, should the mail server answer none. */
const SLICE = 25;

export function createMailService(kernel: Kernel): MailService {
  const { config, db, clock } = kernel;
  const mailer = createMailer(config);
  const words = unsubscribeWords(config.authSecret);
  const domain = /@([\w.-]+)/.exec(config.mailFrom)?.[1] ?? 'parlour.invalid';

  const unsubscribeUrl: MailService['unsubscribeUrl'] = (playerId, list, language) =>
    `${config.webUrl}${pagePath(language, '/unsubscribe')}?token=${words.make({ playerId, list })}`;

  /** RFC 2369 and 8058: what mail programs need to offer their own unsubscribe button. */
  const listHeaders = (playerId: string, list: MailList) => {
    const oneClick = `${config.webUrl}/api/v1/mail/unsubscribe?token=${words.make({ playerId, list })}`;
    return {
      'List-Unsubscribe': `<${oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
  };

  const isWanted = async ({ kind, playerId }: store.LetterToSend) => {
    const list = LIST_OF[kind];
    return !list || !playerId || store.wantsList(db, playerId, list);
  };

  const send = async (letter: store.LetterToSend) => {
    const { kind, playerId, language, params, recipient, messageId } = letter;
    const list = LIST_OF[kind];
    const listed = list && playerId ? { playerId, list } : null;
    await mailer.send({
      to: recipient,
      messageId,
      ...writeLetter({
        kind,
        language,
        params,
        unsubscribeUrl: listed ? unsubscribeUrl(listed.playerId, listed.list, language) : null,
      }),
      ...(listed && { headers: listHeaders(listed.playerId, listed.list) }),
    });
  };

  const deliver: MailService['deliver'] = async (letterId) => {
    const now = clock.now();
    const until = new Date(now.getTime() + ATTEMPT_MS);
    const letter = await store.takeLetter(db, letterId, { now, until });
    if (!letter) {
      // Whoever has it may not come to the end; then this job's next attempt does.
      const state = (await store.findLetter(db, letterId))?.state;
      if (state === 'queued') throw new Error('another process is sending this letter');
      return;
    }
    if (!(await isWanted(letter))) {
      await store.closeLetter(db, letterId, { state: 'skipped', now });
      return;
    }
    try {
      await send(letter);
    } catch (error) {
      const given = error instanceof Error ? error.message : String(error);
      const last = letter.attempts >= ATTEMPTS;
      await store.releaseLetter(db, letterId, {
        state: last ? 'failed' : 'queued',
        error: given.slice(0, 500),
        attempt: letter.attempts,
      });
      if (!last) throw error;
      kernel.log.error({ err: error, letterId, kind: letter.kind }, 'a letter could not be sent');
      return;
    }
    await store.closeLetter(db, letterId, { state: 'sent', now: clock.now() });
  };

  /** Whatever was lost with a job (a restored database, a queue that somebody emptied) is not waited for. */
  const giveUpLost = async (since: Date) => {
    const waiting = await store.waitingSince(db, since);
    if (waiting.length === 0) return;
    const named = new Set([
      ...(await unfinishedData(db, LETTER_JOB, 'letterId')),
      ...(await unfinishedData(db, BATCH_JOB, 'letterIds')),
    ]);
    const lost = await store.failLost(
      db,
      waiting.filter((id) => !named.has(id)),
    );
    if (lost > 0) kernel.log.error({ letters: lost }, 'letters whose jobs are lost were given up');
  };

  return {
    async queue(trx, letter) {
      const id = randomUUID();
      await store.insertLetter(trx, {
        ...letter,
        id,
        messageId: `<${id}@${domain}>`,
        createdAt: clock.now(),
      });
      await enqueue(kernel, trx, LETTER_JOB, { letterId: id }, { retryLimit: ATTEMPTS });
    },

    async queueBatch(trx, { batch, kind, letters }) {
      const ids = await store.insertBatch(trx, {
        batch,
        kind,
        letters: letters.map((letter) => {
          const id = randomUUID();
          return { ...letter, id, messageId: `<${id}@${domain}>`, createdAt: clock.now() };
        }),
      });
      for (let from = 0; from < ids.length; from += SLICE) {
        const letterIds = ids.slice(from, from + SLICE);
        await enqueue(kernel, trx, BATCH_JOB, { letterIds }, { retryLimit: ATTEMPTS });
      }
      return ids.length;
    },

    countBatches: (batches) => countBatches(db, batches, clock.now()),

    preview: ({ language, ...letter }) =>
      writeLetter({
        ...letter,
        language,
        unsubscribeUrl: config.webUrl + pagePath(language, '/unsubscribe'),
      }),

    deliver,

    async deliverAll(letterIds) {
      const failures: unknown[] = [];
      for (const letterId of letterIds) {
        await deliver(letterId).catch((error: unknown) => failures.push(error));
      }
      if (failures.length > 0) throw failures[0];
    },

    list: {
      rows: (filter) => listLetters(db, filter),
      count: (filter) => countLetters(db, filter),
    },

    letter: async (letterId) => (UUID.test(letterId) ? store.findLetter(db, letterId) : null),

    async ownLetters(playerId, page) {
      const rows = await store.listOwnLetters(db, playerId, page);
      return rows.map(({ kind, params, ...letter }) => ({
        ...letter,
        subject: subjectOf(kind, letter.language, params),
        list: LIST_OF[kind] ?? null,
      }));
    },

    async retry(letterId, { operatorId, requestId }) {
      await db.transaction().execute(async (trx) => {
        if (!UUID.test(letterId) || !(await store.reopenLetter(trx, letterId))) {
          throw new Problem(404, API_CODES.notFound, 'no such letter has failed');
        }
        await enqueue(kernel, trx, LETTER_JOB, { letterId }, { retryLimit: ATTEMPTS });
        await audit(trx, {
          actor: { kind: 'operator', id: operatorId },
          action: 'mail.retry',
          subject: letterId,
          requestId,
        });
      });
    },

    unsubscribeUrl,
    readUnsubscribe: words.read,
    async sweep() {
      const now = clock.now().getTime();
      await giveUpLost(new Date(now - LONG_MS));
      await store.forgetLinks(db, new Date(now - FORGET_MS));
    },
    async forget() {
      kernel.log.info(await forgetOld(db, clock.now()), 'letters forgotten');
    },
    erase: (playerId) => eraseLetters(db, playerId),
  };
}
