import 'server-only';
import { CACHE_LIFETIMES, CACHE_TAGS } from '@/lib/server/cache/tags';
import { LANGUAGE_CODES, type Locale } from '@/lib/domain/locales';
import { cached, platform } from '@/lib/server/platform/platform';

/** One tournament with all of its games and prizes; null when there is none. @throws Error when the platform does not answer. */
export async function readTournament(locale: Locale, id: string) {
  if (!/^[a-z0-9-]{1,64}$/.test(id)) return null;
  const { data, response } = await platform().GET('/api/v1/tournaments/{id}', {
    params: { path: { id }, query: { language: LANGUAGE_CODES[locale] } },
    ...cached([CACHE_TAGS.tournaments, CACHE_TAGS.games], CACHE_LIFETIMES.tournaments),
  });
  if (data) return data.data;
  if (response.status === 404) return null;
  throw new Error(`platform answered ${response.status} to tournament ${id}`);
}
