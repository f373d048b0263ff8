import { sql, type Kysely } from 'kysely';
import type { LanguageCode } from '@/lib/domain/locales';

/** A connection: the database, or an open transaction. */
export type Db = Kysely<unknown>;

export const NEWS_STATES = ['draft', 'sending', 'sent'] as const;
export type NewsState = (typeof NEWS_STATES)[number];

interface NewsText {
  subject: string;
  text: string;
}

export interface NewsContent {
  texts: { en: NewsText } & Partial<Record<LanguageCode, NewsText>>;
  /** Page of the casino that the button leads to, without a language. */
  path: string;
}

export interface NewsRow extends NewsContent {
  id: string;
  revision: number;
  state: NewsState;
  afterId: string | null;
  writtenBy: string;
  createdAt: Date;
  changedAt: Date;
  sendingAt: Date | null;
  sentAt: Date | null;
}

const ROW = sql`
  id, texts, path, revision, state, after_id as "afterId", written_by as "writtenBy", created_at as "createdAt",
  changed_at as "changedAt", sending_at as "sendingAt", sent_at as "sentAt"`;

/** @returns the draft, and whether it is new: the operator's key may have begun it before. */
export async function insertNews(
  trx: Db,
  { texts, path, writtenBy, key, now }: NewsContent & { writtenBy: string; key: string; now: Date },
): Promise<{ row: NewsRow; isNew: boolean }> {
  const written = await sql<NewsRow>`
    insert into news.letters (texts, path, written_by, key, created_at, changed_at)
    values (${JSON.stringify(texts)}::jsonb, ${path}, ${writtenBy}, ${key}, ${now}, ${now})
    on conflict (written_by, key) where key is not null do nothing
    returning ${ROW}`.execute(trx);
  const known = async () =>
    (
      await sql<NewsRow>`select ${ROW} from news.letters where written_by = ${writtenBy} and key = ${key}`.execute(
        trx,
      )
    ).rows[0];
  const row = written.rows[0] ?? (await known());
  if (!row) throw new Error('the news was not stored');
  return { row, isNew: written.rows.length > 0 };
}

export async function findNews(
  db: Db,
  id: string,
  options: { lock?: boolean } = {},
): Promise<NewsRow | null> {
  const { rows } = await sql<NewsRow>`
    select ${ROW} from news.letters where id = ${id}::uuid ${options.lock ? sql`for update` : sql``}`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** The latest, the latest first. */
export async function listNews(db: Db, limit: number): Promise<NewsRow[]> {
  const { rows } = await sql<NewsRow>`
    select ${ROW} from news.letters order by created_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

export async function saveContent(
  trx: Db,
  id: string,
  { texts, path, now }: NewsContent & { now: Date },
): Promise<void> {
  await sql`
    update news.letters
       set texts = ${JSON.stringify(texts)}::jsonb, path = ${path}, changed_at = ${now}, revision = revision + 1
     where id = ${id}::uuid`.execute(trx);
}

export async function beginSending(trx: Db, id: string, now: Date): Promise<void> {
  await sql`
    update news.letters set state = 'sending', sending_at = ${now} where id = ${id}::uuid`.execute(trx);
}

export async function moveOn(trx: Db, id: string, afterId: string): Promise<void> {
  await sql`update news.letters set after_id = ${afterId}::uuid where id = ${id}::uuid`.execute(trx);
}

export async function endSending(trx: Db, id: string, now: Date): Promise<void> {
  await sql`update news.letters set state = 'sent', sent_at = ${now} where id = ${id}::uuid`.execute(trx);
}
