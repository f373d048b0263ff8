import 'server-only';
import { CACHE_LIFETIMES, CACHE_TAGS } from '@/lib/server/cache/tags';
import { bodyOf, cached, platform } from '@/lib/server/platform/platform';
import { EMPTY_LIST_QUERY, LIST_PAGE_SIZE, platformQuery, type ListQuery } from '@/lib/games/list-query';

export interface GamesFilter extends Partial<ListQuery> {
  /** Its path. */
  category?: string;
  perPage?: number;
}

/** A page of the catalogue, for server components. */
export async function readGames({ category, perPage = LIST_PAGE_SIZE, page, ...query }: GamesFilter) {
  const tags = category ? [CACHE_TAGS.games, CACHE_TAGS.gameCategory(category)] : [CACHE_TAGS.games];
  return bodyOf(
    platform().GET('/api/v1/games', {
      params: { query: { ...platformQuery({ ...EMPTY_LIST_QUERY, ...query }, category, perPage), page } },
      ...cached(tags, CACHE_LIFETIMES.games),
    }),
  );
}
