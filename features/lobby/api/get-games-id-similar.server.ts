import 'server-only';
import { CACHE_LIFETIMES, CACHE_TAGS } from '@/lib/server/cache/tags';
import { bodyOf, cached, platform } from '@/lib/server/platform/platform';

/** Games like one, the most alike first, for server components. */
export async function readSimilar(id: string) {
  const { data } = await bodyOf(
    platform().GET('/api/v1/games/{id}/similar', {
      params: { path: { id } },
      ...cached([CACHE_TAGS.games], CACHE_LIFETIMES.game),
    }),
  );
  return data;
}
