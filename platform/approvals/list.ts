import { sql, type Kysely } from 'kysely';
import type { ApprovalState } from '@/lib/domain/audit-actions';
import { countRows } from '../kernel/listing';
import { REQUEST, type ApprovalRequest } from './store';

export const APPROVAL_SORTS = ['asked', 'expires', 'action', 'state'] as const;

export interface ApprovalFilter {
  state?: ApprovalState | undefined;
  /** `context.verb`. */
  action?: string | undefined;
  /** Ids of the operators who asked. */
  askedBy?: readonly string[] | undefined;
  /** Asked then or later. */
  from?: Date | undefined;
  /** Not itself. */
  before?: Date | undefined;
  sort: (typeof APPROVAL_SORTS)[number];
  descending: boolean;
  offset: number;
  limit: number;
}

/** A request whose time is over has expired, even before the job that writes it down. */
const stateAt = (now: Date) => sql`
  case when state = 'waiting' and expires_at <= ${now}::timestamptz then 'expired' else state::text end`;

/** In words of the table, so that what waits is read from its index. */
function standing(state: ApprovalState | undefined, now: Date) {
  if (state === undefined) return sql`true`;
  if (state === 'waiting') return sql`(state = 'waiting' and expires_at > ${now}::timestamptz)`;
  return sql`${stateAt(now)} = ${state}::text`;
}

function fitting(filter: ApprovalFilter, now: Date) {
  const { state, action = null, askedBy, from = null, before = null } = filter;
  const askers = askedBy ? [...askedBy] : null;
  return sql`
    from approvals.requests
   where ${standing(state, now)}
     and (${action}::text is null or action = ${action}::text)
     and (${askers}::text[] is null or asked_by = any (${askers}::text[]))
     and (${from}::timestamptz is null or asked_at >= ${from}::timestamptz)
     and (${before}::timestamptz is null or asked_at < ${before}::timestamptz)`;
}

/** Requests as filters and order ask, whatever became of them. */
export async function listRequests(
  db: Kysely<unknown>,
  filter: ApprovalFilter,
  now: Date,
): Promise<ApprovalRequest[]> {
  const order = {
    asked: sql`asked_at`,
    expires: sql`expires_at`,
    action: sql`action`,
    state: stateAt(now),
  }[filter.sort];
  const direction = filter.descending ? sql`desc` : sql`asc`;
  const { rows } = await sql<ApprovalRequest>`
    select ${REQUEST}, ${stateAt(now)} as state ${fitting(filter, now)}
     order by ${order} ${direction}, asked_at, id
    offset ${filter.offset}::bigint limit ${filter.limit}::bigint`.execute(db);
  return rows;
}

export const countRequests = (db: Kysely<unknown>, filter: ApprovalFilter, now: Date): Promise<number> =>
  countRows(db, fitting(filter, now));
