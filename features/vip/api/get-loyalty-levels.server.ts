import 'server-only';
import { CACHE_LIFETIMES, CACHE_TAGS } from '@/lib/server/cache/tags';
import { bodyOf, cached, platform } from '@/lib/server/platform/platform';

/** The VIP levels, the lowest first, for server components. */
export async function readLoyaltyLevels() {
  const { data } = await bodyOf(
    platform().GET('/api/v1/loyalty/levels', {
      ...cached([CACHE_TAGS.promotion('loyalty')], CACHE_LIFETIMES.promotion),
    }),
  );
  return data;
}
