import 'server-only';
import { CACHE_LIFETIMES, CACHE_TAGS } from '@/lib/server/cache/tags';
import { cached, platform } from '@/lib/server/platform/platform';

/** One game by its id or slug, or null when there is none. @throws Error when the platform does not answer. */
export async function readGame(id: string) {
  if (!/^[a-z0-9-]{1,80}$/.test(id)) return null;
  const { data, response } = await platform().GET('/api/v1/games/{id}', {
    params: { path: { id } },
    ...cached([CACHE_TAGS.game(id), CACHE_TAGS.catalogue], CACHE_LIFETIMES.game),
  });
  if (data) return data.data;
  if (response.status === 404) return null;
  throw new Error(`platform answered ${response.status} to game ${id}`);
}
