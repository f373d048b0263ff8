import { listSegment, parseListQuery } from '@/lib/games/list-query';

/**
 * A list's query as one segment of a path. Not percent-encoded: between the browser's address and the page a
 * segment is decoded more than once, and a search for `100%` or `a&b` would not survive it.
 */
export const foldQuery = (query: string): string => Buffer.from(query, 'utf8').toString('base64url');

/** The canonical query string behind a segment; '' for a segment that holds none. Never throws. */
export const unfoldQuery = (segment: string): string =>
  listSegment(parseListQuery(new URLSearchParams(Buffer.from(segment, 'base64url').toString('utf8'))));
