import { listHref, type ListQuery } from '@/lib/games/list-query';

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
function unfiltered(path: string, { providerId }: ListQuery): string {
  if (path !== ALL_STUDIOS && path !== ALL_GAMES) return path;
  return providerId === null ? ALL_GAMES : listHref(ALL_STUDIOS, { providerId });
}

/**
 * Every page of a category and of a studio stands for itself. Searches, other orders and a studio within a category
 * show games that those list already: they are followed, kept out, and stand for the list without its filters.
 */
export function listStanding(path: string, query: ListQuery): ListStanding {
  const { page, providerId, name, sort } = query;
  const plain = name === '' && sort === 'popular';
  const known = path === ALL_STUDIOS ? providerId !== null : providerId === null;
  if (plain && known) return { index: true, path: listHref(path, { page, providerId }) };
  return { index: false, path: unfiltered(path, query) };
}
