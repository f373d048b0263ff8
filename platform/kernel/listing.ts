import { sql, type Kysely, type RawBuilder } from 'kysely';

/** A list as operators look through it: rows as filter, order and page ask, and how many there are in all. */
export interface Listing<Filter, Row> {
  rows(filter: Filter): Promise<Row[]>;
  /** As far as lists count: see `countRows`. */
  count(filter: Filter): Promise<number>;
}

/**
 * Lists say no number above this, and have no pages after it: to count the rows of a large table takes as long as to read
 * them. Where fewer fit, and no index leads to them, counting still reads the whole table.
 */
export const COUNTED_AT_MOST = 10_000;

/** How many rows fit: at most one more than COUNTED_AT_MOST, which then says no more than that there are more. */
export async function countRows(db: Kysely<unknown>, fitting: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total
      from (select 1 ${fitting} limit ${COUNTED_AT_MOST + 1}::bigint) as counted`.execute(db);
  return rows[0]?.total ?? 0;
}

/**
 * Which rows a page reads: none behind the last one that is counted. To leave out rows takes as long as to read them, so that
 * a page far behind the last one would cost more than any that shows something.
 */
export function rowsOfPage({ page, perPage }: { page: number; perPage: number }): {
  offset: number;
  limit: number;
} {
  const offset = Math.min((page - 1) * perPage, COUNTED_AT_MOST);
  return { offset, limit: Math.min(perPage, COUNTED_AT_MOST - offset) };
}

/** What a page says of itself and of all of them. @param count of `countRows`. */
export function metaOfPage({ page, perPage }: { page: number; perPage: number }, count: number) {
  const total = Math.min(count, COUNTED_AT_MOST);
  const lastPage = Math.max(1, Math.ceil(total / perPage));
  return { page, perPage, total, more: count > COUNTED_AT_MOST, lastPage };
}
