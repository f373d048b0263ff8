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
 * The categories without a game now, for a page that links to categories: it is rendered again when the studio plays
 * other kinds of games. Empty when unknown.
 */
export async function readEmptyCategories(): Promise<readonly GameCategoryCode[]> {
  return (await readOrLast(last, 'all', 'page: categories', askPlatform)) ?? [];
}
