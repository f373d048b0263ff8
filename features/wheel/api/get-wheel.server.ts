import 'server-only';
import { CACHE_LIFETIMES, CACHE_TAGS } from '@/lib/server/cache/tags';
import { bodyOf, cached, platform } from '@/lib/server/platform/platform';

/** What the fields of the wheel bring, for server components. The browser asks again. */
export async function readWheel() {
  const { data } = await bodyOf(
    platform().GET('/api/v1/wheel', { ...cached([CACHE_TAGS.bonuses], CACHE_LIFETIMES.tournaments) }),
  );
  return data;
}
