import { countFilters, listHref, type ListQuery } from '@/lib/games/list-query';

/** What a list of games is to search engines. */
export interface ListStanding {
  /** Whether it shall be found. */
  index: boolean;
  /** Canonical path with its query, without language prefix. */
  path: string;
}

const ALL_STUDIOS = '/games';
const ALL_GAMES = '/games/all';

/** The list that a variant is a variant of. */
function unfiltered(path: string, { providerIds }: ListQuery): string {
  if (path !== ALL_STUDIOS && path !== ALL_GAMES) return path;
  return providerIds.length === 1 ? listHref(ALL_STUDIOS, { providerIds }) : ALL_GAMES;
}

/**
 * Every page of a category and of a studio is indexed. Searches, other orders, filters and a studio within a category
 * show games that those list already: they are followed but not indexed, and their canonical is the list without
 * them.
 */
export function listStanding(path: string, query: ListQuery): ListStanding {
  const { page, providerIds, name, sort } = query;
  const studios = path === ALL_STUDIOS ? 1 : 0;
  const plain = name === '' && sort === 'popular' && countFilters(query) === studios;
  if (plain && providerIds.length === studios)
    return { index: true, path: listHref(path, { page, providerIds }) };
  return { index: false, path: unfiltered(path, query) };
}
