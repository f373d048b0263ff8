import 'server-only';
import { CACHE_LIFETIMES, CACHE_TAGS } from '@/lib/server/cache/tags';
import { bodyOf, cached, platform } from '@/lib/server/platform/platform';

/** The largest wins in jackpot games, for server components. */
export async function readTopWinners() {
  const { data } = await bodyOf(
    platform().GET('/api/v1/jackpots/top', { ...cached([CACHE_TAGS.jackpots], CACHE_LIFETIMES.jackpots) }),
  );
  return data;
}
export type TopWinner = Awaited<ReturnType<typeof readTopWinners>>[number];
