import 'server-only';
import { LastGood } from '@/lib/server/cache/last-good';
import { CACHE_LIFETIMES, CACHE_TAGS } from '@/lib/server/cache/tags';
import type { Locale } from '@/lib/domain/locales';
import { readCached } from './cached';
import { findSeoEntry, type SeoEntry } from './find-seo-entry';
import { neutralSeoEntry } from './seo-fallback';

export type { SeoEntry } from './find-seo-entry';
export { fillSeoEntry } from './seo-fallback';

const lastGood = new LastGood<SeoEntry | null>();

/**
 * Title, description and text of a page. `path` has no language and no slash at its ends: `main` for the home page,
 * `games/top`, `game/{id}` (its placeholders are filled by `fillSeoEntry`). The page is rendered again when the entry
 * is saved. A path without an entry, or with one that can't be read, gets a neutral text.
 */
export async function readSeoEntry(path: string, locale: Locale): Promise<SeoEntry> {
  const neutral = neutralSeoEntry(path, locale);
  const entry = await readCached<SeoEntry | null>({
    key: ['seo-entry', path, locale],
    tags: [CACHE_TAGS.seo, CACHE_TAGS.seoPath(path), CACHE_TAGS.media],
    lifetime: CACHE_LIFETIMES.seo,
    find: (payload, draft) => findSeoEntry(payload, path, { locale, draft }),
    neutral,
    lastGood,
  });
  return entry ?? neutral;
}
