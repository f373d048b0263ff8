/** What a list of games can be asked for in its address. All of it is in the URL, so that it can be shared. */
export interface ListQuery {
  /** From 1. */
  page: number;
  name: string;
  providerId: number | null;
  sort: ListSort;
}

export const LIST_SORTS = ['popular', 'new', 'az', 'rtp'] as const;
export type ListSort = (typeof LIST_SORTS)[number];

export const EMPTY_LIST_QUERY: ListQuery = { page: 1, name: '', providerId: null, sort: 'popular' };

/** Cards on one page of a list. */
export const LIST_PAGE_SIZE = 48;
const NAME_MAX = 60;

/** Reads a query string; what is malformed counts as absent. */
export function parseListQuery(parameters: URLSearchParams): ListQuery {
  const whole = (value: string | null) => (value && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : null);
  const sort = parameters.get('sort');
  return {
    page: whole(parameters.get('page')) ?? 1,
    name: (parameters.get('name') ?? '')
      .replaceAll(/[\s\p{Cc}]+/gu, ' ')
      .trim()
      .slice(0, NAME_MAX),
    providerId: whole(parameters.get('providerId')),
    sort: LIST_SORTS.find((known) => known === sort) ?? 'popular',
  };
}

/** The query string of a list, without what is default, always in the same order; '' for the plain list. */
export function listSegment(query: ListQuery): string {
  const parameters = new URLSearchParams();
  if (query.name !== '') parameters.set('name', query.name);
  if (query.providerId !== null) parameters.set('providerId', String(query.providerId));
  if (query.sort !== 'popular') parameters.set('sort', query.sort);
  if (query.page > 1) parameters.set('page', String(query.page));
  return parameters.toString();
}

/** Address of a list, without language prefix: `listHref('/games/top', { page: 2 })` → `/games/top?page=2`. */
export function listHref(path: string, query: Partial<ListQuery>): string {
  const segment = listSegment({ ...EMPTY_LIST_QUERY, ...query });
  return segment === '' ? path : `${path}?${segment}`;
}
