import 'server-only';
import { CACHE_LIFETIMES, CACHE_TAGS } from '@/lib/server/cache/tags';
import { LANGUAGE_CODES, type Locale } from '@/lib/domain/locales';
import { bodyOf, cached, platform } from '@/lib/server/platform/platform';

const KEPT = () => cached([CACHE_TAGS.tournaments, CACHE_TAGS.games], CACHE_LIFETIMES.tournaments);

/** A list of tournaments for server components: those that are on with the newest first, those to come, or those that are over. */
export async function readTournaments(
  locale: Locale,
  status: 'active' | 'upcoming' | 'completed' = 'active',
) {
  const { data } = await bodyOf(
    platform().GET('/api/v1/tournaments', {
      params: { query: { status, language: LANGUAGE_CODES[locale] } },
      ...KEPT(),
    }),
  );
  return data;
}
export type Tournament = Awaited<ReturnType<typeof readTournaments>>[number];

/** One tournament with all of its games and prizes; null when there is none. @throws Error when the platform does not answer. */
export async function readTournament(locale: Locale, id: string) {
  if (!/^[a-z0-9-]{1,64}$/.test(id)) return null;
  const { data, response } = await platform().GET('/api/v1/tournaments/{id}', {
    params: { path: { id }, query: { language: LANGUAGE_CODES[locale] } },
    ...KEPT(),
  });
  if (data) return data.data;
  if (response.status === 404) return null;
  throw new Error(`platform answered ${response.status} to tournament ${id}`);
}
