import 'server-only';
import { CACHE_LIFETIMES, CACHE_TAGS } from '@/lib/cache/tags';
import { bodyOf, kept, platform } from '@/lib/http/server';

/** SPEC §9: the provider list is asked for whole. */
const PER_PAGE = 9_000;

/** All providers; the first entry stands for all of them together and carries the total of games. */
export async function getProviders() {
  const { data } = await bodyOf(
    platform().GET('/api/v1/providers', {
      params: { query: { per_page: PER_PAGE } },
      ...kept([CACHE_TAGS.providers], CACHE_LIFETIMES.providers),
    }),
  );
  return data;
}
