import { sql, type Kysely } from 'kysely';
import { UUID } from '@/lib/domain/uuid';
import { likePart } from '../kernel/like';
import { countRows } from '../kernel/listing';
import type { LetterKind } from './kinds';
import { RECORD, type LetterRecord, type LetterState } from './store';

export const LETTER_SORTS = ['written', 'kind', 'to', 'state'] as const;

export interface LetterFilter {
  /** Part of the address, or the whole id of the letter or of its player. */
  text?: string | undefined;
  playerId?: string | undefined;
  kind?: LetterKind | undefined;
  state?: LetterState | undefined;
  /** Written then or later. */
  from?: Date | undefined;
  /** Not itself. */
  before?: Date | undefined;
  sort?: (typeof LETTER_SORTS)[number] | undefined;
  descending?: boolean | undefined;
  offset?: number | undefined;
  limit?: number | undefined;
}

const ORDER = { written: sql`created_at`, kind: sql`kind`, to: sql`recipient`, state: sql`state` };

function fitting(filter: LetterFilter) {
  const { text, playerId = null, kind = null, state = null, from = null, before = null } = filter;
  const id = text !== undefined && UUID.test(text) ? text : null;
  const part = text === undefined || id !== null ? null : likePart(text);
  return sql`
    from mail.letters
   where (${id}::uuid is null or player_id = ${id}::uuid or id = ${id}::uuid)
     and (${part}::text is null or lower(recipient) like ${part}::text)
     and (${playerId}::uuid is null or player_id = ${playerId}::uuid)
     and (${kind}::text is null or kind = ${kind}::text)
     and (${state}::text is null or state = ${state}::text)
     and (${from}::timestamptz is null or created_at >= ${from}::timestamptz)
     and (${before}::timestamptz is null or created_at < ${before}::timestamptz)`;
}

/** Letters as filters and order ask; without any, the latest first. */
export async function listLetters(db: Kysely<unknown>, filter: LetterFilter): Promise<LetterRecord[]> {
  const { sort = 'written', descending = true, offset = 0, limit = 50 } = filter;
  const direction = descending ? sql`desc` : sql`asc`;
  const { rows } = await sql<LetterRecord>`
    select ${RECORD} ${fitting(filter)}
     order by ${ORDER[sort]} ${direction}, created_at desc, id desc
    offset ${offset}::bigint limit ${limit}::bigint`.execute(db);
  return rows;
}

export const countLetters = (db: Kysely<unknown>, filter: LetterFilter): Promise<number> =>
  countRows(db, fitting(filter));
