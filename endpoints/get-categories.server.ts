import 'server-only';
import { LastGood, readOrLast } from '@/lib/server/cache/last-good';
import { CACHE_LIFETIMES, CACHE_TAGS } from '@/lib/server/cache/tags';
import { emptyCategories } from '@/lib/domain/empty-categories';
import type { GameCategoryCode } from '@/lib/domain/game-categories';
import { bodyOf, cached, platform } from '@/lib/server/platform/platform';

const last = new LastGood<GameCategoryCode[]>(1);

async function askPlatform(): Promise<GameCategoryCode[]> {
  const { data } = await bodyOf(
    platform().GET('/api/v1/categories', cached([CACHE_TAGS.catalogue], CACHE_LIFETIMES.providers)),
  );
  return emptyCategories(data);
}

/**
 * The categories in which no game is offered now, for a page that offers ways into categories: it is rendered anew when
 * the studio plays other kinds of games. None, when nobody can say.
 */
export async function readEmptyCategories(): Promise<readonly GameCategoryCode[]> {
  return (await readOrLast(last, 'all', 'page: categories', askPlatform)) ?? [];
}
