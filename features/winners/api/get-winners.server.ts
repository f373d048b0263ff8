import 'server-only';
import { CACHE_LIFETIMES, CACHE_TAGS } from '@/lib/server/cache/tags';
import { bodyOf, cached, platform } from '@/lib/server/platform/platform';

/** The latest winners, for server components: what a page shows before its script watches. */
export async function readWinners(limit: number) {
  const { data } = await bodyOf(
    platform().GET('/api/v1/winners', {
      params: { query: { limit } },
      ...cached([CACHE_TAGS.winners], CACHE_LIFETIMES.winners),
    }),
  );
  return data;
}
