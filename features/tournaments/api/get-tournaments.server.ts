import 'server-only';
import { CACHE_LIFETIMES, CACHE_TAGS } from '@/lib/server/cache/tags';
import { LANGUAGE_CODES, type Locale } from '@/lib/domain/locales';
import { bodyOf, cached, platform } from '@/lib/server/platform/platform';

/** A list of tournaments for server components: those that are on with the newest first, those to come, or those that are over. */
export async function readTournaments(
  locale: Locale,
  status: 'active' | 'upcoming' | 'completed' = 'active',
) {
  const { data } = await bodyOf(
    platform().GET('/api/v1/tournaments', {
      params: { query: { status, language: LANGUAGE_CODES[locale] } },
      ...cached([CACHE_TAGS.tournaments, CACHE_TAGS.games], CACHE_LIFETIMES.tournaments),
    }),
  );
  return data;
}
/** `code` is had by a studio's alone. */
export type Tournament = Awaited<ReturnType<typeof readTournaments>>[number] & { code?: string };
