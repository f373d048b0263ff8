import 'server-only';
import { unstable_cache } from 'next/cache';
import { getPayload } from 'payload';
import config from '@/cms/payload.config';
import { LastGood, readOrLast } from '@/lib/cache/last-good';
import { CACHE_LIFETIMES, CACHE_TAGS } from '@/lib/cache/tags';
import { isBuilding } from '@/lib/config/web';
import type { Locale } from '@/lib/domain/locales';
import { findSeoEntry, type SeoEntry } from './find-seo-entry';
import { neutralSeoEntry } from './seo-fallback';

export type { SeoEntry } from './find-seo-entry';
export { fillSeoEntry } from './seo-fallback';

const lastGood = new LastGood<SeoEntry>();

/**
 * Title and description of a page. `path` has no language and no slash at its ends: `main` for the home page,
 * `games/top`, `game/{id}` (its places are filled with `fillSeoEntry`). The page that asks is rendered anew
 * when the entry is saved.
 *
 * Never fails: with the database out of reach it answers with the last copy of this process, else with a
 * neutral text, and the page is tried again after ten seconds. A path without an entry has the neutral text.
 */
export async function readSeoEntry(path: string, locale: Locale): Promise<SeoEntry> {
  if (isBuilding()) return neutralSeoEntry(path, locale);
  const read = unstable_cache(
    async () => findSeoEntry(await getPayload({ config }), path, locale),
    ['seo-entry', path, locale],
    { tags: [CACHE_TAGS.seo, CACHE_TAGS.seoPath(path)], revalidate: CACHE_LIFETIMES.seo },
  );
  const entry = await readOrLast(
    lastGood,
    `${locale}:${path}`,
    `cms: SEO entry ${path}`,
    async () => (await read()) ?? neutralSeoEntry(path, locale),
  );
  return entry ?? neutralSeoEntry(path, locale);
}
