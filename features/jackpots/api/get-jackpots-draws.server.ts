import 'server-only';
import { CACHE_LIFETIMES, CACHE_TAGS } from '@/lib/server/cache/tags';
import { bodyOf, cached, platform } from '@/lib/server/platform/platform';

/** The last draws of the jackpots, for server components. */
export async function readJackpotDraws() {
  const { data } = await bodyOf(
    platform().GET('/api/v1/jackpots/draws', { ...cached([CACHE_TAGS.jackpots], CACHE_LIFETIMES.jackpots) }),
  );
  return data;
}
export type JackpotDraw = Awaited<ReturnType<typeof readJackpotDraws>>[number];
