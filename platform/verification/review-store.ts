import { sql } from 'kysely';
import type { RejectionReason, StepStatus, VerificationStep } from '@/lib/domain/verification';
import type { Db } from './store';

export interface WaitingStep {
  player_id: string;
  step: VerificationStep;
  submitted_at: Date;
  /** Files of this hand-in, and those of them that the scanner has not seen yet. */
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

/** Steps with the same moment are told apart by player and step. */
export const cursorOf = ({ submitted_at, player_id, step }: WaitingStep) =>
  `${submitted_at.toISOString()}_${player_id}_${step}`;

const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([0-9a-f-]{36})_([a-z]+)$/;

export async function waiting(
  db: Db,
  step: VerificationStep | undefined,
  after: string | undefined,
  limit: number,
): Promise<WaitingStep[]> {
  const [, at = null, player = null, last = null] = CURSOR.exec(after ?? '') ?? [];
  const { rows } = await sql<WaitingStep>`
    select s.player_id, s.step, coalesce(s.submitted_at, 'epoch') as submitted_at,
           count(f.id)::integer as files, (count(f.id) filter (where f.state = 'held'))::integer as held
      from verification.steps s
      left join verification.files f
        on f.player_id = s.player_id and f.step = s.step and f.submitted_at is not null
       and f.reviewed_at is null and f.state in ('held', 'ready')
     where s.status = 'pending' and (${step ?? null}::text is null or s.step = ${step ?? null})
       and (${at}::timestamptz is null
            or (date_trunc('milliseconds', s.submitted_at), s.player_id, s.step)
               > (${at}::timestamptz, ${player}::uuid, ${last}::text))
     group by s.player_id, s.step, s.submitted_at
     order by date_trunc('milliseconds', s.submitted_at), s.player_id, s.step
     limit ${limit}`.execute(db);
  return rows;
}

export async function countWaiting(db: Db, step: VerificationStep | undefined): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from verification.steps
     where status = 'pending' and (${step ?? null}::text is null or step = ${step ?? null})`.execute(db);
  return rows[0]?.total ?? 0;
}

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
