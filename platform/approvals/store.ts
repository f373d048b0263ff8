import { sql, type Kysely } from 'kysely';
import type { ApprovalState } from '@/lib/domain/audit-actions';

/** A connection: the database, or an open transaction. */
export type Db = Kysely<unknown>;

export interface ApprovalRequest {
  id: string;
  action: string;
  subject: string;
  parameters: unknown;
  state: ApprovalState;
  askedBy: string;
  askedAt: Date;
  reason: string;
  expiresAt: Date;
  decidedBy: string | null;
  decidedAt: Date | null;
  decision: string | null;
}

/** A request without its state. */
export const REQUEST = sql`
  id, action, subject, parameters, asked_by as "askedBy", asked_at as "askedAt", reason,
  expires_at as "expiresAt", decided_by as "decidedBy", decided_at as "decidedAt", decision`;
const COLUMNS = sql`${REQUEST}, state`;

type NewRequest = Pick<
  ApprovalRequest,
  'action' | 'subject' | 'parameters' | 'askedBy' | 'askedAt' | 'reason' | 'expiresAt'
> & { key: string | null };

export async function insertRequest(trx: Db, request: NewRequest): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into approvals.requests (action, subject, parameters, asked_by, asked_at, reason, expires_at, key)
    values (${request.action}, ${request.subject}, ${JSON.stringify(request.parameters)}::jsonb, ${request.askedBy},
            ${request.askedAt}, ${request.reason}, ${request.expiresAt}, ${request.key})
    returning id`.execute(trx);
  const row = rows[0];
  if (!row) throw new Error('the request was not stored');
  return row.id;
}

/** The request that somebody's key has made, whatever became of it. */
export async function requestOfKey(
  trx: Db,
  askedBy: string,
  key: string,
): Promise<Pick<ApprovalRequest, 'id' | 'action' | 'subject'> | undefined> {
  const { rows } = await sql<Pick<ApprovalRequest, 'id' | 'action' | 'subject'>>`
    select id, action, subject from approvals.requests where asked_by = ${askedBy} and key = ${key}`.execute(
    trx,
  );
  return rows[0];
}

export async function findRequest(db: Db, id: string): Promise<ApprovalRequest | undefined> {
  const { rows } = await sql<ApprovalRequest>`
    select ${COLUMNS} from approvals.requests where id = ${id}`.execute(db);
  return rows[0];
}

/** Requests of an action about a subject that still wait, locked until the transaction ends. */
export async function lockWaiting(
  trx: Db,
  { action, subject, now }: { action: string; subject: string; now: Date },
): Promise<ApprovalRequest[]> {
  const { rows } = await sql<ApprovalRequest>`
    select ${COLUMNS} from approvals.requests
     where state = 'waiting' and expires_at > ${now} and action = ${action} and subject = ${subject}
     order by id for update`.execute(trx);
  return rows;
}

/** Requests of an action about a subject, whatever became of them, the latest first. */
export async function listAbout(
  db: Db,
  { action, subject }: { action: string; subject: string },
): Promise<ApprovalRequest[]> {
  const { rows } = await sql<ApprovalRequest>`
    select ${COLUMNS} from approvals.requests
     where action = ${action} and subject = ${subject} order by asked_at desc, id limit 100`.execute(db);
  return rows;
}

/** The request, locked until the transaction ends. */
export async function lockRequest(trx: Db, id: string): Promise<ApprovalRequest | undefined> {
  const { rows } = await sql<ApprovalRequest>`
    select ${COLUMNS} from approvals.requests where id = ${id} for update`.execute(trx);
  return rows[0];
}

export async function endRequest(
  trx: Db,
  id: string,
  end: { state: Exclude<ApprovalState, 'waiting'>; by: string | null; at: Date; decision: string | null },
): Promise<void> {
  await sql`
    update approvals.requests
       set state = ${end.state}::approvals.request_state, decided_by = ${end.by}, decided_at = ${end.at},
           decision = ${end.decision}
     where id = ${id}`.execute(trx);
}

/** Requests that wait, the oldest first. */
export async function listWaiting(db: Db, actions: readonly string[], now: Date): Promise<ApprovalRequest[]> {
  const { rows } = await sql<ApprovalRequest>`
    select ${COLUMNS} from approvals.requests
     where state = 'waiting' and expires_at > ${now} and action = any (${[...actions]}::text[])
     order by asked_at, id`.execute(db);
  return rows;
}

/** Waiting requests whose time is over, locked; requests that are being decided at this moment are skipped. */
export async function lockOverdue(trx: Db, now: Date, limit: number): Promise<ApprovalRequest[]> {
  const { rows } = await sql<ApprovalRequest>`
    select ${COLUMNS} from approvals.requests
     where state = 'waiting' and expires_at <= ${now}
     order by expires_at limit ${limit} for update skip locked`.execute(trx);
  return rows;
}

/** Deletes what was asked about a player who is erased in the same transaction; the guard lets nothing else be deleted. */
export async function forgetAbout(trx: Db, playerId: string): Promise<void> {
  await sql`select approvals.forget(${playerId}::uuid)`.execute(trx);
}
