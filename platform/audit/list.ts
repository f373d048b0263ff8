import { sql, type Kysely } from 'kysely';
import { countRows } from '../kernel/listing';
import type { Actor, AuditRow } from './types';

export const AUDIT_SORTS = ['at', 'actor', 'action'] as const;

export interface AuditFilter {
  kind?: Actor['kind'] | undefined;
  /** The whole id of an actor, or the name of a part of the system. */
  actor?: string | undefined;
  /** Ids of operators whose entries fit as well as those of `actor`. */
  operators?: readonly string[] | undefined;
  /** The whole id of what it was done to; of a player also what they did themselves. */
  about?: string | undefined;
  /** `context.verb`, or a context with its point. */
  action?: string | undefined;
  from?: Date | undefined;
  /** Not itself. */
  before?: Date | undefined;
  sort: (typeof AUDIT_SORTS)[number];
  descending: boolean;
  offset: number;
  limit: number;
}

// Numbers are given in the order of time, and have an index.
const ORDER = { at: sql`id`, actor: sql`actor_kind::text, actor`, action: sql`action` };
const DOWN = { at: sql`id desc`, actor: sql`actor_kind::text desc, actor desc`, action: sql`action desc` };

function fitting(filter: AuditFilter) {
  const { kind = null, actor = null, operators = [], about = null, action = null } = filter;
  const { from = null, before = null } = filter;
  return sql`
    from audit.entries
   where (${kind}::text is null or actor_kind = ${kind}::audit.actor_kind)
     and (${actor}::text is null or actor = ${actor}::text
          or (actor_kind = 'operator' and actor = any (${[...operators]}::text[])))
     and (${about}::text is null or subject = ${about}::text
          or (actor_kind = 'player' and actor = ${about}::text))
     and (${action}::text is null or starts_with(action, ${action}::text))
     and (${from}::timestamptz is null or at >= ${from}::timestamptz)
     and (${before}::timestamptz is null or at < ${before}::timestamptz)`;
}

/** What was written down, as filters and order ask. */
export async function listAudit(db: Kysely<unknown>, filter: AuditFilter): Promise<AuditRow[]> {
  const { sort, descending, offset, limit } = filter;
  const { rows } = await sql<AuditRow>`
    select id, at, actor_kind as kind, actor, action, subject, before, after, reason
    ${fitting(filter)}
     order by ${descending ? DOWN[sort] : ORDER[sort]}, id desc
    offset ${offset}::bigint limit ${limit}::bigint`.execute(db);
  return rows;
}

export const countAudit = (db: Kysely<unknown>, filter: AuditFilter): Promise<number> =>
  countRows(db, fitting(filter));
