import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { API_CODES } from '@/lib/domain/api-codes';
import { Problem } from './problem';

export interface StoredAnswer {
  status: number;
  body: unknown;
}

/** Answers are kept for this long after the first request. */
export const IDEMPOTENCY_HOURS = 48;

/** A key that one request holds. */
export interface Claim {
  owner: string;
  route: string;
  key: string;
  /** When it was claimed: one that was given up and taken over is another claim. */
  at: string;
}

/** A claim without an answer is given up after this long: longer than any request may run. */
const ABANDONED_SECONDS = 60;

interface Row {
  request_hash: Buffer;
  status: number | null;
  body: unknown;
}

export function requestHash(method: string, path: string, rawBody: Buffer): Buffer {
  return createHash('sha256').update(`${method} ${path}\n`).update(rawBody).digest();
}

/**
 * Claims a key for one request. The claim is a row of its own, committed at once, so that a second request with the
 * same key sees it on any instance.
 * @returns the stored answer when the same request was answered before, else the claim: the caller now runs.
 * @throws Problem 422 when the key came with another request, 409 while the first one still runs.
 */
export async function claimKey(
  db: Kysely<unknown>,
  owner: string,
  route: string,
  key: string,
  hash: Buffer,
): Promise<{ answer: StoredAnswer } | { claim: Claim }> {
  // The next try of the same request takes over a claim whose process died; handlers pass the key on to
  // what they write, where it is unique: the ledger posts once, and a note stands once, whatever happens here.
  const { rows: claimed } = await sql<{ at: string }>`
    insert into kernel.idempotency_keys as k (owner, route, key, request_hash)
    values (${owner}, ${route}, ${key}, ${hash})
    on conflict (owner, route, key) do update set created_at = clock_timestamp()
    where k.status is null and k.request_hash = excluded.request_hash
      and k.created_at < now() - make_interval(secs => ${ABANDONED_SECONDS})
    returning created_at::text as at`.execute(db);
  if (claimed[0]) return { claim: { owner, route, key, at: claimed[0].at } };

  const { rows } = await sql<Row>`
    select request_hash, status, body from kernel.idempotency_keys
    where owner = ${owner} and route = ${route} and key = ${key}`.execute(db);
  const row = rows[0];
  if (!row)
    throw new Problem(409, API_CODES.idempotencyInProgress, 'the first request with this key was given up');
  if (!row.request_hash.equals(hash)) {
    throw new Problem(
      422,
      API_CODES.idempotencyMismatch,
      'this Idempotency-Key came with another request before',
    );
  }
  if (row.status === null) {
    throw new Problem(
      409,
      API_CODES.idempotencyInProgress,
      'the first request with this key is still running',
    );
  }
  return { answer: { status: row.status, body: row.body } };
}

/** Stores the final answer of a claim; nothing when another request has taken it over meanwhile. */
export async function storeAnswer(
  db: Kysely<unknown>,
  { owner, route, key, at }: Claim,
  answer: StoredAnswer,
): Promise<void> {
  await sql`
    update kernel.idempotency_keys
    set status = ${answer.status}, body = ${JSON.stringify(answer.body ?? null)}::jsonb
    where owner = ${owner} and route = ${route} and key = ${key} and created_at = ${at}::timestamptz`.execute(
    db,
  );
}

/**
 * Gives a claim back after a failure whose outcome is known to be "nothing happened", so that the player may try again
 * with the same key. Not one that another request has taken over.
 */
export async function releaseKey(db: Kysely<unknown>, { owner, route, key, at }: Claim): Promise<void> {
  await sql`
    delete from kernel.idempotency_keys
    where owner = ${owner} and route = ${route} and key = ${key} and status is null
      and created_at = ${at}::timestamptz`.execute(db);
}

/** Deletes expired keys, and claims whose process died. @returns how many. */
export async function sweepKeys(db: Kysely<unknown>): Promise<number> {
  const swept = await sql`
    delete from kernel.idempotency_keys
    where created_at < now() - make_interval(hours => ${IDEMPOTENCY_HOURS})`.execute(db);
  return Number(swept.numAffectedRows ?? 0n);
}
