import { sql, type RawBuilder } from 'kysely';
import type { RejectionReason, StepStatus, VerificationStep } from '@/lib/domain/verification';
import { UUID } from '@/lib/domain/uuid';
import { likePart } from '../kernel/like';
import { countRows } from '../kernel/listing';
import type { Db } from './store';

export const STEP_SORTS = ['submitted', 'email', 'step', 'status', 'country'] as const;
type StepSort = (typeof STEP_SORTS)[number];

/** What a list of documents keeps to, and its order. */
export interface StepFilter {
  /** Part of the player's address or name, or the whole id. */
  text?: string | undefined;
  step?: VerificationStep | undefined;
  /** Every status when left out. */
  status?: StepStatus | undefined;
  /** ISO 3166 alpha-2. */
  country?: string | undefined;
  /** Handed in at this moment or later. */
  from?: Date | undefined;
  /** Handed in before this moment. */
  before?: Date | undefined;
  sort?: StepSort | undefined;
  descending?: boolean | undefined;
  offset?: number | undefined;
  limit?: number | undefined;
}

export interface ListedStep {
  player_id: string;
  email: string;
  name: string | null;
  surname: string | null;
  country: string;
  step: VerificationStep;
  status: StepStatus;
  submitted_at: Date;
  decided_at: Date | null;
  /** Files of the hand-in that waits, or of all that were decided; and those that the scanner has not seen yet. */
  files: number;
  held: number;
}

export interface ReviewRow {
  id: string;
  step: VerificationStep;
  decision: 'approve' | 'reject' | 'expire';
  reason: RejectionReason | null;
  note: string | null;
  valid_until: string | null;
  operator_id: string | null;
  at: Date;
}

/** Steps that were handed in, with whose they are, as far as they fit. */
function fitting({ text, step, status, country, from, before }: StepFilter) {
  const id = text !== undefined && UUID.test(text) ? text : null;
  const part = text === undefined || id !== null ? null : likePart(text);
  return sql`
      from verification.steps s
      join identity.player_directory d on d.player_id = s.player_id
      left join players.player_names n on n.player_id = s.player_id
     where s.submitted_at is not null
       and (${id}::uuid is null or s.player_id = ${id}::uuid)
       and (${part}::text is null or d.email like ${part}::text
            or lower(concat_ws(' ', n.name, n.surname)) like ${part}::text)
       and (${step ?? null}::text is null or s.step = ${step ?? null}::text)
       and (${status ?? null}::text is null or s.status = ${status ?? null}::text)
       and (${country ?? null}::text is null or d.country = ${country ?? null}::text)
       and (${from ?? null}::timestamptz is null or s.submitted_at >= ${from ?? null}::timestamptz)
       and (${before ?? null}::timestamptz is null or s.submitted_at < ${before ?? null}::timestamptz)`;
}

const ORDER: Record<StepSort, RawBuilder<unknown>> = {
  submitted: sql`s.submitted_at`,
  email: sql`d.email`,
  step: sql`s.step`,
  status: sql`s.status`,
  country: sql`d.country`,
};

/** Those with the same place in the order come as they were handed in. */
export async function listSteps(db: Db, filter: StepFilter): Promise<ListedStep[]> {
  const { sort = 'submitted', descending = false, offset = 0, limit = 50 } = filter;
  const direction = descending ? sql`desc` : sql`asc`;
  const { rows } = await sql<ListedStep>`
    select s.player_id, d.email, n.name, n.surname, d.country, s.step, s.status, s.submitted_at, s.decided_at,
           (select count(*)::integer from verification.files f
             where f.player_id = s.player_id and f.step = s.step and f.submitted_at is not null
               and (f.reviewed_at is null) = (s.status = 'pending') and f.state in ('held', 'ready')) as files,
           (select count(*)::integer from verification.files f
             where f.player_id = s.player_id and f.step = s.step and f.submitted_at is not null
               and f.reviewed_at is null and f.state = 'held') as held
      ${fitting(filter)}
     order by ${ORDER[sort]} ${direction}, s.submitted_at, s.player_id, s.step
     offset ${offset}::bigint limit ${limit}::bigint`.execute(db);
  return rows;
}

export const countSteps = (db: Db, filter: StepFilter): Promise<number> => countRows(db, fitting(filter));

export async function reviewsOf(db: Db, playerId: string): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`
    select id::text, step, decision, reason, note, to_char(valid_until, 'YYYY-MM-DD') as valid_until, operator_id, at
      from verification.reviews where player_id = ${playerId} order by verification.reviews.id desc`.execute(
    db,
  );
  return rows;
}

interface Decided {
  playerId: string;
  step: VerificationStep;
  reason: RejectionReason | undefined;
  validUntil: string | undefined;
  operatorId: string | null;
  at: Date;
}

export async function decideStep(trx: Db, decided: Decided & { status: StepStatus }): Promise<void> {
  const { playerId, step, status, reason, validUntil, operatorId, at } = decided;
  await sql`
    update verification.steps
       set status = ${status}, reason = ${reason ?? null}, decided_at = ${at}, decided_by = ${operatorId},
           valid_until = ${validUntil ?? null}::date
     where player_id = ${playerId} and step = ${step}`.execute(trx);
  await sql`
    update verification.files
       set reviewed_at = ${at},
           -- Nobody will look at it any more: as refused, the sweep deletes what was sent.
           refusal = case when state = 'held' then 'unreadable' else refusal end,
           state = case when state = 'held' then 'refused' else state end,
           changed_at = case when state = 'held' then ${at}::timestamptz else changed_at end
     where player_id = ${playerId} and step = ${step} and submitted_at is not null
       and reviewed_at is null`.execute(trx);
}

export async function appendReview(
  trx: Db,
  review: Decided & { decision: 'approve' | 'reject' | 'expire'; note: string | undefined },
): Promise<void> {
  const { playerId, step, decision, reason, note, validUntil, operatorId, at } = review;
  await sql`
    insert into verification.reviews (player_id, step, decision, reason, note, valid_until, operator_id, at)
    values (${playerId}, ${step}, ${decision}, ${reason ?? null}, ${note ?? null}, ${validUntil ?? null}::date,
            ${operatorId}, ${at})`.execute(trx);
}

/** Steps whose document counted until a day before this one. */
export async function endedSteps(
  db: Db,
  today: string,
): Promise<{ player_id: string; step: VerificationStep }[]> {
  const { rows } = await sql<{ player_id: string; step: VerificationStep }>`
    select player_id, step from verification.steps
     where status = 'verified' and valid_until < ${today}::date
     order by valid_until limit 1000`.execute(db);
  return rows;
}
