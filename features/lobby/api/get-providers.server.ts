import 'server-only';
import { CACHE_LIFETIMES, CACHE_TAGS } from '@/lib/server/cache/tags';
import { bodyOf, cached, platform } from '@/lib/server/platform/platform';
import { PROVIDERS_PER_PAGE } from '../domain/providers-per-page';

/** All providers; the first entry is their total and carries the number of games. */
export async function readProviders() {
  const { data } = await bodyOf(
    platform().GET('/api/v1/providers', {
      params: { query: { per_page: PROVIDERS_PER_PAGE } },
      ...cached([CACHE_TAGS.providers], CACHE_LIFETIMES.providers),
    }),
  );
  return data;
}
