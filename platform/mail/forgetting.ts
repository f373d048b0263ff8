import { sql, type Kysely } from 'kysely';
import { inParts } from '../db/in-parts';
import { settleAll } from './batches';

type Db = Kysely<unknown>;

/** How long the letters of a batch are kept once none of them waits. What they said is kept by whoever wrote it. */
export const BATCH_KEPT_DAYS = 90;
/** How long it is kept what other letters said: long enough for a complaint about something a year ago. */
export const WORDS_KEPT_DAYS = 400;

const DAY_MS = 24 * 60 * 60 * 1000;
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

/** Deletes letters of batches that were settled long ago. Their numbers stay; one that waits again goes the next time. */
async function forgetBatches(db: Db, now: Date): Promise<number> {
  await settleAll(db, now);
  await sql`
    update mail.settled_batches set forgotten_at = ${now}
     where forgotten_at is null and settled_at <= ${daysBefore(now, BATCH_KEPT_DAYS)}`.execute(db);
  return inParts((limit) =>
    sql`
      delete from mail.letters
       where state <> 'queued'
         and id in (select l.id from mail.settled_batches b join mail.letters l on l.batch = b.batch
                     where b.forgotten_at is not null and l.state <> 'queued' limit ${limit})`.execute(db),
  );
}

/** Empties other letters that are old. One to somebody without an account goes whole: no erasure would ever find it. */
async function forgetWords(db: Db, now: Date): Promise<number> {
  const before = daysBefore(now, WORDS_KEPT_DAYS);
  const strangers = await inParts((limit) =>
    sql`
      delete from mail.letters
       where state <> 'queued'
         and id in (select id from mail.letters
                     where batch is null and player_id is null and params <> '{}' and state <> 'queued'
                       and created_at <= ${before} order by created_at limit ${limit})`.execute(db),
  );
  const emptied = await inParts((limit) =>
    sql`
      update mail.letters set params = '{}'
       where state <> 'queued'
         and id in (select id from mail.letters
                     where batch is null and params <> '{}' and state <> 'queued'
                       and created_at <= ${before} order by created_at limit ${limit})`.execute(db),
  );
  return strangers + emptied;
}

/** Deletes what is kept of letters for longer than somebody needs it. @returns how many letters it was. */
export async function forgetOld(db: Db, now: Date): Promise<{ letters: number; words: number }> {
  return { letters: await forgetBatches(db, now), words: await forgetWords(db, now) };
}

/** Deletes every letter to a player, one that waits too. */
export async function eraseLetters(db: Db, playerId: string): Promise<void> {
  await inParts((limit) =>
    sql`
      delete from mail.letters
       where id in (select id from mail.letters where player_id = ${playerId} limit ${limit})`.execute(db),
  );
}
