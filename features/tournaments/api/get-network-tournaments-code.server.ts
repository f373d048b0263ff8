import 'server-only';
import { CACHE_LIFETIMES, CACHE_TAGS } from '@/lib/server/cache/tags';
import { LANGUAGE_CODES, type Locale } from '@/lib/domain/locales';
import { cached, platform } from '@/lib/server/platform/platform';
import { asDetails } from '../domain/network';

/** One tournament of the studio with its games and prizes; null when there is none. @throws Error when the platform does not answer. */
export async function readNetworkTournament(locale: Locale, code: string) {
  if (!/^[a-z0-9-]{1,64}$/.test(code)) return null;
  const { data, response } = await platform().GET('/api/v1/network-tournaments/{code}', {
    params: { path: { code }, query: { language: LANGUAGE_CODES[locale] } },
    ...cached([CACHE_TAGS.tournaments, CACHE_TAGS.games], CACHE_LIFETIMES.tournaments),
  });
  if (data) return asDetails(data.data);
  if (response.status === 404) return null;
  throw new Error(`platform answered ${response.status} to network tournament ${code}`);
}
