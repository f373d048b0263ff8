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
