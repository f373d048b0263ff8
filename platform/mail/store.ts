import { sql, type Kysely } from 'kysely';
import type { LanguageCode } from '@/lib/domain/locales';
import { reopenBatch } from './batches';
import type { LetterKind, LetterParams, LetterRequest } from './kinds';

type Db = Kysely<unknown>;

export const LETTER_STATES = ['queued', 'sent', 'failed', 'skipped'] as const;
export type LetterState = (typeof LETTER_STATES)[number];

/** A letter as the office sees it: what it says, and above all its links, stays between us and the player. */
export interface LetterRecord {
  id: string;
  kind: LetterKind;
  playerId: string | null;
  recipient: string;
  language: LanguageCode;
  state: LetterState;
  attempts: number;
  lastError: string | null;
  /** Whether it can be sent again: it failed, and its links are still known. */
  retryable: boolean;
  createdAt: Date;
  sentAt: Date | null;
}

export interface LetterToSend {
  id: string;
  kind: LetterKind;
  playerId: string | null;
  recipient: string;
  language: LanguageCode;
  params: LetterParams[LetterKind];
  attempts: number;
  messageId: string;
}

interface LetterOfBatch {
  id: string;
  messageId: string;
  createdAt: Date;
  playerId: string;
  to: string;
  language: LanguageCode;
  params: LetterParams[LetterKind];
}

/** A letter that lost its links can't be sent: it would lead nowhere. */
const RETRYABLE = sql`(state = 'failed' and exists (
  select from jsonb_each_text(params) link where link.key ~* 'url$' and link.value <> ''))`;
/** What the office reads of a letter. */
export const RECORD = sql`
  id, kind, player_id as "playerId", recipient, language, state, attempts, last_error as "lastError",
  ${RETRYABLE} as retryable, created_at as "createdAt", sent_at as "sentAt"`;

export async function insertLetter(
  db: Db,
  letter: LetterRequest & { id: string; messageId: string; createdAt: Date },
): Promise<void> {
  await sql`
    insert into mail.letters (id, kind, player_id, recipient, language, params, message_id, created_at)
    values (${letter.id}, ${letter.kind}, ${letter.playerId}, ${letter.to}, ${letter.language},
            ${JSON.stringify(letter.params)}::jsonb, ${letter.messageId}, ${letter.createdAt})`.execute(db);
}

/** Letters of one batch, in one statement. Who has got one of it already gets no second one. @returns those written. */
export async function insertBatch(
  db: Db,
  { batch, kind, letters }: { batch: string; kind: LetterKind; letters: readonly LetterOfBatch[] },
): Promise<string[]> {
  await reopenBatch(db, batch);
  const { rows } = await sql<{ id: string }>`
    insert into mail.letters (id, kind, player_id, recipient, language, params, message_id, created_at, batch)
    select id, ${kind}, "playerId", "to", language, params, "messageId", "createdAt", ${batch}::uuid
      from jsonb_to_recordset(${JSON.stringify(letters)}::jsonb)
        as one (id uuid, "playerId" uuid, "to" text, language text, params jsonb, "messageId" text,
                "createdAt" timestamptz)
    on conflict (batch, player_id) where batch is not null do nothing
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Takes a letter for one attempt. In one statement, so that of two processes only one sends it.
 * @returns null when it was sent, is not there, or somebody else is sending it.
 */
export async function takeLetter(
  db: Db,
  id: string,
  { now, until }: { now: Date; until: Date },
): Promise<LetterToSend | null> {
  const { rows } = await sql<LetterToSend>`
    update mail.letters set attempts = attempts + 1, taken_until = ${until}
     where id = ${id} and state = 'queued' and (taken_until is null or taken_until <= ${now})
    returning id, kind, player_id as "playerId", recipient, language, params, attempts, message_id as "messageId"`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Params without their links: a one-time link is a key, and nobody needs it here any more. */
const WITHOUT_LINKS = sql`(
  select coalesce(jsonb_object_agg(key, case when key ~* 'url$' then '""'::jsonb else value end), '{}')
    from jsonb_each(params))`;

/** What a batch says is kept once, by whoever wrote it: a copy for each reader ends with its letter. */
export async function closeLetter(
  db: Db,
  id: string,
  { state, now }: { state: 'sent' | 'skipped'; now: Date },
): Promise<void> {
  await sql`
    update mail.letters
       set state = ${state}, sent_at = ${state === 'sent' ? now : null}, taken_until = null, last_error = null,
           params = case when batch is null then ${WITHOUT_LINKS} else '{}'::jsonb end
     where id = ${id}`.execute(db);
}

/** After an attempt that failed; not once another one has begun, which has the letter now. */
export async function releaseLetter(
  db: Db,
  id: string,
  { state, error, attempt }: { state: 'queued' | 'failed'; error: string; attempt: number },
): Promise<void> {
  await sql`
    update mail.letters set state = ${state}, taken_until = null, last_error = ${error}
     where id = ${id} and state = 'queued' and attempts = ${attempt}`.execute(db);
}

/** Letters that have waited since then, or longer. */
export async function waitingSince(db: Db, since: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from mail.letters where state = 'queued' and created_at < ${since}`.execute(db);
  return rows.map(({ id }) => id);
}

/** @returns how many of them still waited. */
export async function failLost(db: Db, ids: readonly string[]): Promise<number> {
  const { numAffectedRows } = await sql`
    update mail.letters set state = 'failed', last_error = 'the job that was to send it is lost'
     where id = any(${[...ids]}::uuid[]) and state = 'queued'`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Within a transaction. @returns whether there was a failed letter with this id. */
export async function reopenLetter(trx: Db, id: string): Promise<boolean> {
  const { rows } = await sql<{ batch: string | null }>`
    update mail.letters set state = 'queued', attempts = 0 where id = ${id} and ${RETRYABLE}
    returning batch`.execute(trx);
  const [letter] = rows;
  if (letter?.batch) await reopenBatch(trx, letter.batch);
  return letter !== undefined;
}

export async function findLetter(db: Db, id: string): Promise<LetterRecord | null> {
  const { rows } = await sql<LetterRecord>`
    select ${RECORD} from mail.letters where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export type OwnLetterRow = Pick<
  LetterRecord,
  'kind' | 'recipient' | 'language' | 'state' | 'createdAt' | 'sentAt'
> & {
  params: LetterParams[LetterKind];
};

/** A player's letters with what they said, links aside, the oldest first, a page at a time. */
export async function listOwnLetters(
  db: Db,
  playerId: string,
  { page, perPage }: { page: number; perPage: number },
): Promise<OwnLetterRow[]> {
  const { rows } = await sql<OwnLetterRow>`
    select kind, recipient, language, state, created_at as "createdAt", sent_at as "sentAt", params
      from mail.letters where player_id = ${playerId} order by created_at, id
     limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  return rows;
}

/** Takes the links out of failed letters that nobody retried: what they open is over. @returns how many. */
export async function forgetLinks(db: Db, olderThan: Date): Promise<void> {
  await sql`
    update mail.letters set params = ${WITHOUT_LINKS}
     where ${RETRYABLE} and created_at < ${olderThan}`.execute(db);
}

/** Whether the player gets letters of this list. True for somebody without account: there is nothing to switch off. */
export async function wantsList(db: Db, playerId: string, list: string): Promise<boolean> {
  const { rows } = await sql<{ wanted: boolean }>`
    select wanted from identity.mail_choices where player_id = ${playerId} and list = ${list}`.execute(db);
  return rows[0]?.wanted ?? true;
}
