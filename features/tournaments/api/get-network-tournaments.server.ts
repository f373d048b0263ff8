import 'server-only';
import { CACHE_LIFETIMES, CACHE_TAGS } from '@/lib/server/cache/tags';
import { LANGUAGE_CODES, type Locale } from '@/lib/domain/locales';
import { bodyOf, cached, platform } from '@/lib/server/platform/platform';

/** Tournaments of the studio for server components: on, to come and over. */
export async function readNetworkTournaments(locale: Locale) {
  const { data } = await bodyOf(
    platform().GET('/api/v1/network-tournaments', {
      params: { query: { language: LANGUAGE_CODES[locale] } },
      ...cached([CACHE_TAGS.tournaments, CACHE_TAGS.games], CACHE_LIFETIMES.tournaments),
    }),
  );
  return data;
}
