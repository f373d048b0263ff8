import 'server-only';
import { CACHE_LIFETIMES, CACHE_TAGS } from '@/lib/cache/tags';
import { bodyOf, kept, platform } from '@/lib/http/server';
import { LIST_PAGE_SIZE, type ListQuery } from '@/lib/games/list-query';

export interface GamesFilter extends Partial<ListQuery> {
  category?: string;
  perPage?: number;
}

/** A page of the catalogue, for server components. */
export async function getGames({
  category,
  name,
  providerId,
  sort,
  page,
  perPage = LIST_PAGE_SIZE,
}: GamesFilter) {
  const tags = category ? [CACHE_TAGS.games, CACHE_TAGS.gameCategory(category)] : [CACHE_TAGS.games];
  return bodyOf(
    platform().GET('/api/v1/games', {
      params: {
        query: {
          category,
          name: name || undefined,
          provider_id: providerId ?? undefined,
          sort,
          page,
          per_page: perPage,
        },
      },
      ...kept(tags, CACHE_LIFETIMES.games),
    }),
  );
}
