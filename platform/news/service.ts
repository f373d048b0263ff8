import { z } from 'zod';
import { API_CODES } from '@/lib/domain/api-codes';
import type { LanguageCode } from '@/lib/domain/locales';
import type { ApprovalsService } from '../approvals/service';
import { audit } from '../audit/service';
import type { IdentityService } from '../identity/service';
import { enqueue } from '../jobs/jobs';
import type { Kernel } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import type { OperatorSession } from '../kernel/session';
import { pagePath, type BatchCounts, type MailService } from '../mail/service';
import type { OperatorsService } from '../operators/service';
import * as store from './store';
import type { NewsContent, NewsRow } from './store';

export { NEWS_STATES, type NewsContent } from './store';

export const NEWS_JOB = 'news-send';

const SEND = 'news.send' as const;
const WAITS_MS = 3 * 24 * 60 * 60 * 1000;
/** The list of subscriptions whose readers get news. */
const LIST = 'promo';
const LISTED = 100;
/** Readers whose letters are written in one transaction. */
const AT_ONCE = 500;
const NO_LETTERS: BatchCounts = { queued: 0, sent: 0, failed: 0, skipped: 0 };

const sendingSchema = z.object({ newsId: z.uuid(), revision: z.int() });

export interface NewsFile extends NewsRow {
  /** What became of its letters. */
  letters: BatchCounts;
  /** The request that a colleague has to agree to; null for none. */
  request: string | null;
  /** Id of the operator who asked for that; null where nobody has. */
  askedBy: string | null;
}

/**
 * Letters of news: an operator writes one, looks at it as its readers will, and sends it. Each player who has subscribed
 * to news, with a confirmed address and an open account, gets it once, in their language or in English.
 *
 * Problems: 404 for no such news; 409 when it is being sent already, or was changed by somebody else meanwhile.
 */
export interface NewsService {
  /** The latest hundred, the latest first. */
  all(): Promise<NewsFile[]>;
  one(newsId: string): Promise<NewsFile>;
  /** The same key begins one draft. */
  write(
    content: NewsContent,
    by: OperatorSession,
    call: { requestId: string; key: string },
  ): Promise<NewsFile>;
  /**
   * Ends what was asked for: it was about the words as they were.
   * @param revision the one that was changed: somebody else's change is not written over.
   */
  change(
    newsId: string,
    revision: number,
    content: NewsContent,
    by: OperatorSession,
    requestId: string,
  ): Promise<NewsFile>;
  /** As a reader of this language gets it, and how many would get it now. */
  preview(
    newsId: string,
    language: LanguageCode,
  ): Promise<{ language: LanguageCode; subject: string; text: string; html: string; readers: number }>;
  /**
   * Sends it, or asks a colleague to agree to that.
   * @param ask revision: what was looked at is what is sent.
   * @returns the id of the request; null when it is being sent.
   */
  send(
    newsId: string,
    ask: { revision: number; reason: string; secondEyes: boolean },
    by: OperatorSession,
    requestId: string,
  ): Promise<string | null>;
  /** Writes the letters of some more readers, and comes back for the next; a job's work. */
  goOn(newsId: string): Promise<void>;
}

export function createNewsService(
  kernel: Kernel,
  parts: {
    approvals: Pick<ApprovalsService, 'define' | 'ask' | 'waiting' | 'endAbout'>;
    identity: Pick<IdentityService, 'mailReaders' | 'countMailReaders'>;
    mail: Pick<MailService, 'queueBatch' | 'countBatches' | 'preview'>;
    operators: Pick<OperatorsService, 'idsWith'>;
  },
): NewsService {
  const { config, db, clock } = kernel;
  const { approvals, identity, mail, operators } = parts;
  const conflict = (detail: string) => new Problem(409, API_CODES.transactionStatus, detail);
  const byOperator = ({ operatorId }: OperatorSession) => ({ kind: 'operator', id: operatorId }) as const;

  const known = async (on: store.Db, newsId: string, options: { lock?: boolean } = {}): Promise<NewsRow> => {
    const row = await store.findNews(on, newsId, options);
    if (!row) throw new Problem(404, API_CODES.notFound, 'there is no such news');
    return row;
  };
  /** Why it can't be sent or changed as it was seen; null when it can. Holds it until the transaction ends. */
  const obstacle = async (trx: store.Db, newsId: string, revision: number): Promise<string | null> => {
    const row = await known(trx, newsId, { lock: true });
    if (row.state !== 'draft') return 'it is being sent already';
    return row.revision === revision ? null : 'somebody has changed it meanwhile: look at it again';
  };
  const files = async (rows: readonly NewsRow[]): Promise<NewsFile[]> => {
    const counts = await mail.countBatches(rows.map(({ id }) => id));
    const waiting = await approvals.waiting([SEND]);
    return rows.map((row) => {
      const request = waiting.find(({ subject }) => subject === row.id);
      return {
        ...row,
        letters: counts.get(row.id) ?? NO_LETTERS,
        request: request?.id ?? null,
        askedBy: request?.askedBy ?? null,
      };
    });
  };
  const fileOf = async (row: NewsRow): Promise<NewsFile> => {
    const [file] = await files([row]);
    if (!file) throw new Error('one row makes one file');
    return file;
  };
  const begin = async (trx: store.Db, newsId: string) => {
    await store.beginSending(trx, newsId, clock.now());
    await enqueue(kernel, trx, NEWS_JOB, { newsId });
  };
  /** The letter in a language; all of it in English where it has no words of its own. */
  const letterIn = ({ texts, path }: NewsContent, wanted: LanguageCode) => {
    const own = texts[wanted];
    const language: LanguageCode = own ? wanted : 'en';
    const { subject, text } = own ?? texts.en;
    const url = config.webUrl + (path === '/' ? pagePath(language, '') : pagePath(language, path));
    return { language, params: { title: subject, text, url } };
  };

  approvals.define({
    name: SEND,
    parameters: sendingSchema,
    waitsMs: WAITS_MS,
    approvers: (trx) => operators.idsWith(trx, 'decide:approvals', 'send:news'),
    obstacle: (trx, { newsId, revision }) => obstacle(trx, newsId, revision),
    carryOut: (trx, { newsId }) => begin(trx, newsId),
  });

  return {
    all: async () => files(await store.listNews(db, LISTED)),
    one: async (newsId) => fileOf(await known(db, newsId)),

    async write(content, by, { requestId, key }) {
      const row = await db.transaction().execute(async (trx) => {
        const draft = { ...content, writtenBy: by.operatorId, key, now: clock.now() };
        const { row: stored, isNew } = await store.insertNews(trx, draft);
        if (!isNew) return stored;
        const deed = { actor: byOperator(by), action: 'news.write', subject: stored.id, requestId } as const;
        await audit(trx, { ...deed, after: content });
        return stored;
      });
      return fileOf(row);
    },

    async change(newsId, revision, content, by, requestId) {
      const row = await db.transaction().execute(async (trx) => {
        const problem = await obstacle(trx, newsId, revision);
        if (problem) throw conflict(problem);
        const decision = { operator: by.operatorId, reason: 'The draft was changed.', requestId };
        await approvals.endAbout(trx, { action: SEND, subject: newsId }, decision);
        const { texts, path } = await known(trx, newsId);
        await store.saveContent(trx, newsId, { ...content, now: clock.now() });
        await audit(trx, {
          actor: byOperator(by),
          action: 'news.change',
          subject: newsId,
          before: { texts, path },
          after: content,
          requestId,
        });
        return known(trx, newsId);
      });
      return fileOf(row);
    },

    async preview(newsId, wanted) {
      const { language, params } = letterIn(await known(db, newsId), wanted);
      const readers = await identity.countMailReaders(LIST);
      return { language, ...mail.preview({ kind: 'news', language, params }), readers };
    },

    async send(newsId, { revision, reason, secondEyes }, by, requestId) {
      if (secondEyes || !by.permissions.includes('send:news')) {
        await known(db, newsId);
        const parameters = { newsId, revision };
        const asked = {
          action: SEND,
          subject: newsId,
          parameters,
          askedBy: by.operatorId,
          reason,
          requestId,
        };
        return (await approvals.ask({ ...asked, once: true })).id;
      }
      await db.transaction().execute(async (trx) => {
        const problem = await obstacle(trx, newsId, revision);
        if (problem) throw conflict(problem);
        const decision = { operator: by.operatorId, reason, requestId };
        await approvals.endAbout(trx, { action: SEND, subject: newsId }, decision);
        await begin(trx, newsId);
        const deed = { actor: byOperator(by), action: SEND, subject: newsId, reason, requestId } as const;
        await audit(trx, { ...deed, after: { revision } });
      });
      return null;
    },

    goOn: (newsId) =>
      db.transaction().execute(async (trx) => {
        const row = await known(trx, newsId, { lock: true });
        if (row.state !== 'sending') return;
        const readers = await identity.mailReaders(trx, { list: LIST, after: row.afterId, limit: AT_ONCE });
        const last = readers.at(-1);
        if (!last) return store.endSending(trx, newsId, clock.now());
        await mail.queueBatch(trx, {
          batch: newsId,
          kind: 'news',
          letters: readers.map(({ playerId, email, language }) => ({
            playerId,
            to: email,
            ...letterIn(row, language),
          })),
        });
        await store.moveOn(trx, newsId, last.playerId);
        await enqueue(kernel, trx, NEWS_JOB, { newsId });
      }),
  };
}
