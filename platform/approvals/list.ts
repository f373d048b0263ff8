import { sql, type Kysely } from 'kysely';
import type { ApprovalState } from '@/lib/domain/audit-actions';
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

function fitting(filter: ApprovalFilter, now: Date) {
  const { state = null, action = null, askedBy, from = null, before = null } = filter;
  const askers = askedBy ? [...askedBy] : null;
  return sql`
    from approvals.requests
   where (${state}::text is null or ${stateAt(now)} = ${state}::text)
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
): Promise<{ requests: ApprovalRequest[]; total: number }> {
  const order = {
    asked: sql`asked_at`,
    expires: sql`expires_at`,
    action: sql`action`,
    state: stateAt(now),
  }[filter.sort];
  const direction = filter.descending ? sql`desc` : sql`asc`;
  const { rows: requests } = await sql<ApprovalRequest>`
    select ${REQUEST}, ${stateAt(now)} as state ${fitting(filter, now)}
     order by ${order} ${direction}, asked_at, id
    offset ${filter.offset}::bigint limit ${filter.limit}::bigint`.execute(db);
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total ${fitting(filter, now)}`.execute(db);
  return { requests, total: rows[0]?.total ?? 0 };
}
