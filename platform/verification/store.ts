import { sql, type Kysely } from 'kysely';
import { UPLOAD_MAX_FILES } from '@/lib/domain/limits';
import type {
  DocumentState,
  FileRefusal,
  RejectionReason,
  StepStatus,
  VerificationStatus,
  VerificationStep,
} from '@/lib/domain/verification';

/** A connection: the database, or an open transaction. */
export type Db = Kysely<unknown>;

export interface StepRow {
  step: VerificationStep;
  status: StepStatus;
  reason: RejectionReason | null;
  submitted_at: Date | null;
  decided_at: Date | null;
  /** Its day, as PostgreSQL writes it: 2031-04-30. */
  valid_until: string | null;
}

export interface FileRow {
  id: string;
  step: VerificationStep;
  state: DocumentState | 'removed';
  refusal: FileRefusal | null;
  attempt: number;
  original_name: string;
  type: string;
  bytes: number | null;
  pages: number;
  folder: string | null;
  created_at: Date;
  submitted_at: Date | null;
  reviewed_at: Date | null;
}

/** Waits until nobody else changes this player's documents, and makes the case when there is none. */
export async function lockCase(trx: Db, playerId: string): Promise<VerificationStatus> {
  await sql`insert into verification.cases (player_id) values (${playerId}) on conflict do nothing`.execute(
    trx,
  );
  const { rows } = await sql<{ status: VerificationStatus }>`
    select status from verification.cases where player_id = ${playerId} for update`.execute(trx);
  return rows[0]?.status ?? 'not_verified';
}

export async function caseStatus(db: Db, playerId: string): Promise<VerificationStatus> {
  const { rows } = await sql<{ status: VerificationStatus }>`
    select status from verification.cases where player_id = ${playerId}`.execute(db);
  return rows[0]?.status ?? 'not_verified';
}

export async function setCaseStatus(trx: Db, playerId: string, status: VerificationStatus, at: Date) {
  await sql`update verification.cases set status = ${status}, changed_at = ${at}
             where player_id = ${playerId} and status <> ${status}`.execute(trx);
}

export async function stepsOf(db: Db, playerId: string): Promise<StepRow[]> {
  const { rows } = await sql<StepRow>`
    select step, status, reason, submitted_at, decided_at, to_char(valid_until, 'YYYY-MM-DD') as valid_until
      from verification.steps where player_id = ${playerId}`.execute(db);
  return rows;
}

export async function markSubmitted(trx: Db, playerId: string, step: VerificationStep, at: Date) {
  await sql`
    insert into verification.steps (player_id, step, status, submitted_at)
    values (${playerId}, ${step}, 'pending', ${at})
    on conflict (player_id, step) do update
      set status = 'pending', reason = null, submitted_at = excluded.submitted_at, decided_at = null,
          decided_by = null, valid_until = null`.execute(trx);
  await sql`
    update verification.files set submitted_at = ${at}
     where player_id = ${playerId} and step = ${step} and state in ('held', 'ready')
       and reviewed_at is null`.execute(trx);
}

/** What a player sees of files: those of the open hand-in, and those of the last decision. */
export async function filesOf(db: Db, playerId: string): Promise<FileRow[]> {
  const { rows } = await sql<FileRow>`
    select id, step, state, refusal, attempt, original_name, type, bytes, pages, folder, created_at, submitted_at,
           reviewed_at
      from verification.files where player_id = ${playerId} and state <> 'removed'
     order by created_at, id`.execute(db);
  return rows;
}

export async function findFile(db: Db, playerId: string, id: string): Promise<FileRow | null> {
  const { rows } = await sql<FileRow>`
    select id, step, state, refusal, attempt, original_name, type, bytes, pages, folder, created_at, submitted_at,
           reviewed_at
      from verification.files where player_id = ${playerId} and id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Whether one more file fits beside those that are open. The case is locked. */
export async function hasRoom(trx: Db, playerId: string): Promise<boolean> {
  const { rows } = await sql<{ open: string }>`
    select count(*)::text as open from verification.files
     where player_id = ${playerId} and state in ('uploading', 'held', 'ready')
       and reviewed_at is null`.execute(trx);
  return Number(rows[0]?.open) < UPLOAD_MAX_FILES;
}

export interface NewFile {
  playerId: string;
  id: string;
  step: VerificationStep;
  name: string;
  type: string;
}

export async function insertFile(trx: Db, { playerId, id, step, name, type }: NewFile, at: Date) {
  await sql`
    insert into verification.files (player_id, id, step, state, original_name, type, created_at, changed_at)
    values (${playerId}, ${id}, ${step}, 'uploading', ${name}, ${type}, ${at}, ${at})`.execute(trx);
}

/**
 * A further try at the same file: the one before it can't finish any more.
 * @returns the try's number; null when one is under way that arrived later
 */
export async function nextAttempt(
  trx: Db,
  playerId: string,
  id: string,
  arrivedAt: Date,
): Promise<number | null> {
  const { rows } = await sql<{ attempt: number }>`
    update verification.files set attempt = attempt + 1, changed_at = ${arrivedAt}
     where player_id = ${playerId} and id = ${id} and state = 'uploading' and changed_at <= ${arrivedAt}
    returning attempt`.execute(trx);
  return rows[0]?.attempt ?? null;
}

/** Takes away a file that never came whole. */
export async function dropAttempt(db: Db, playerId: string, id: string, attempt: number) {
  await sql`
    delete from verification.files
     where player_id = ${playerId} and id = ${id} and attempt = ${attempt} and state = 'uploading'`.execute(
    db,
  );
}

export interface Outcome {
  state: 'held' | 'ready' | 'refused';
  refusal: FileRefusal | null;
  bytes: number;
  sha256: string;
  pages: number;
  folder: string | null;
}

/** @returns false when the file was removed or sent anew meanwhile: what was made of it belongs to nobody. */
export async function finish(
  db: Db,
  { playerId, id, attempt }: { playerId: string; id: string; attempt: number },
  from: 'uploading' | 'held',
  { state, refusal, bytes, sha256, pages, folder }: Outcome,
  at: Date,
): Promise<boolean> {
  const result = await sql`
    update verification.files
       set state = ${state}, refusal = ${refusal}, bytes = ${bytes}, sha256 = ${sha256}, pages = ${pages},
           folder = ${folder}, changed_at = ${at}
     where player_id = ${playerId} and id = ${id} and attempt = ${attempt} and state = ${from}`.execute(db);
  return result.numAffectedRows === 1n;
}

export async function markRemoved(trx: Db, playerId: string, id: string, at: Date) {
  await sql`
    update verification.files set state = 'removed', refusal = null, changed_at = ${at}
     where player_id = ${playerId} and id = ${id}`.execute(trx);
}

/** Its pictures are gone from the store. */
export async function forgetFolder(db: Db, playerId: string, id: string) {
  await sql`
    update verification.files set folder = null
     where player_id = ${playerId} and id = ${id} and state in ('removed', 'refused')`.execute(db);
}

interface Leftover {
  player_id: string;
  id: string;
  folder: string;
}

/** Files whose pictures should be deleted and are not. */
export async function leftovers(db: Db, before: Date): Promise<Leftover[]> {
  const { rows } = await sql<Leftover>`
    select player_id, id, coalesce(folder, '') as folder from verification.files
     where state in ('removed', 'refused') and folder is not null and changed_at < ${before} limit 500`.execute(
    db,
  );
  return rows;
}

/** Uploads that nobody ends any more: their process or their browser went away. */
export async function dropStale(db: Db, before: Date): Promise<number> {
  const result = await sql`
    delete from verification.files where state = 'uploading' and changed_at < ${before}`.execute(db);
  return Number(result.numAffectedRows ?? 0n);
}

/** Files that no scanner has seen in all the time that one was asked for: what was sent is not kept for ever. */
export async function refuseHeld(db: Db, before: Date, at: Date): Promise<number> {
  const result = await sql`
    update verification.files set state = 'refused', refusal = 'unreadable', changed_at = ${at}
     where state = 'held' and changed_at < ${before}`.execute(db);
  return Number(result.numAffectedRows ?? 0n);
}

/** What the file was as it came. */
export async function contentOf(
  db: Db,
  playerId: string,
  id: string,
): Promise<{ bytes: number; sha256: string }> {
  const { rows } = await sql<{ bytes: number; sha256: string }>`
    select coalesce(bytes, 0) as bytes, coalesce(sha256, '') as sha256
      from verification.files where player_id = ${playerId} and id = ${id}`.execute(db);
  return rows[0] ?? { bytes: 0, sha256: '' };
}
