import 'server-only';
import { CACHE_LIFETIMES, CACHE_TAGS } from '@/lib/server/cache/tags';
import { bodyOf, cached, platform } from '@/lib/server/platform/platform';

/** The jackpots, for server components: what a page shows before its script asks for the present amounts. */
export function readJackpots() {
  return bodyOf(
    platform().GET('/api/v1/jackpots', { ...cached([CACHE_TAGS.jackpots], CACHE_LIFETIMES.jackpots) }),
  );
}
