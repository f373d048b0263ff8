import { sql } from 'kysely';
import type { OfficeRole } from '@/lib/domain/office-permissions';
import { likePart } from '../kernel/like';
import { countRows } from '../kernel/listing';
import { OPERATOR, type Db, type OperatorRow } from './store';

export const OPERATOR_SORTS = ['email', 'name', 'seen'] as const;
/** Whether the office opens to somebody: it does with any role. */
export const OPERATOR_STATES = ['open', 'shut'] as const;

export interface OperatorFilter {
  /** Part of the address or of the name, or the whole id. */
  text?: string | undefined;
  role?: OfficeRole | undefined;
  state?: (typeof OPERATOR_STATES)[number] | undefined;
  sort: (typeof OPERATOR_SORTS)[number];
  descending: boolean;
  offset: number;
  limit: number;
}

const ORDER = { email: sql`lower(email)`, name: sql`nullif(lower(name), '')`, seen: sql`last_seen_at` };

function fitting({ text, role: wanted, state }: OperatorFilter) {
  const role = wanted ?? null;
  const part = text === undefined ? null : likePart(text);
  const isOpen = state === undefined ? null : state === 'open';
  return sql`
    from operators.operators
   where (${part}::text is null or id = ${text ?? null}::text
          or lower(email) like ${part}::text or lower(name) like ${part}::text)
     and (${role}::text is null or ${role}::text = any (roles)
          or (administrator and ${role}::text = 'administrator'))
     and (${isOpen}::boolean is null or (administrator or cardinality(roles) > 0) = ${isOpen}::boolean)`;
}

export async function listOperators(db: Db, filter: OperatorFilter): Promise<OperatorRow[]> {
  const direction = filter.descending ? sql`desc nulls last` : sql`asc nulls last`;
  const { rows } = await sql<OperatorRow>`
    select ${OPERATOR} ${fitting(filter)}
     order by ${ORDER[filter.sort]} ${direction}, id
    offset ${filter.offset}::bigint limit ${filter.limit}::bigint`.execute(db);
  return rows;
}

export const countOperators = (db: Db, filter: OperatorFilter): Promise<number> =>
  countRows(db, fitting(filter));

/** Ids of operators by the whole id, or a part of the address. */
export async function findIds(db: Db, text: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from operators.operators
     where id = ${text} or lower(email) like ${likePart(text)} order by id limit 500`.execute(db);
  return rows.map(({ id }) => id);
}
