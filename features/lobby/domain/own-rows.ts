import { remember } from '@/early/remembered';
import { markRoot, rootMark } from '@/early/root';

/** The lobby's rows for one person. */
export const OWN_ROWS = ['continue', 'favourites', 'recommended'] as const;
export type OwnRow = (typeof OWN_ROWS)[number];

/**
 * Which rows had content when they were last seen. The head's script writes it to the root element before the first
 * paint (early/shell), so that a cached page reserves their space.
 */

const parse = (value: string | null | undefined): ReadonlySet<OwnRow> =>
  new Set(OWN_ROWS.filter((row) => value?.split(' ').includes(row)));

/** The rows that this page has room for. */
export const rowsWithRoom = (): ReadonlySet<OwnRow> => parse(rootMark('ownRows'));

/** Changes which rows the next pages have room for. */
export function keepRows(change: (rows: ReadonlySet<OwnRow>) => ReadonlySet<OwnRow>): void {
  const rows = change(rowsWithRoom());
  const value = OWN_ROWS.filter((row) => rows.has(row)).join(' ');
  markRoot('ownRows', value);
  // Where nothing is kept, the next page that is loaded has no room for them, and shows them where nothing moves.
  remember('ownRows', value || null);
}
