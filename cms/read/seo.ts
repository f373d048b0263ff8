import 'server-only';
import { unstable_cache } from 'next/cache';
import { getPayload } from 'payload';
import config from '@/cms/payload.config';
import { CACHE_LIFETIMES, CACHE_TAGS } from '@/lib/cache/tags';
import { isBuilding } from '@/lib/config/web';
import type { Locale } from '@/lib/domain/locales';
import { findSeoEntry, type SeoEntry } from './find-seo-entry';
import { LastGoodEntries, neutralSeoEntry } from './seo-fallback';

export type { SeoEntry } from './find-seo-entry';
export { fillSeoEntry } from './seo-fallback';

const lastGood = new LastGoodEntries();

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
  const key = `${locale}:${path}`;
  const read = unstable_cache(
    async () => findSeoEntry(await getPayload({ config }), path, locale),
    ['seo-entry', path, locale],
    { tags: [CACHE_TAGS.seo, CACHE_TAGS.seoPath(path)], revalidate: CACHE_LIFETIMES.seo },
  );
  try {
    const entry = (await read()) ?? neutralSeoEntry(path, locale);
    lastGood.keep(key, entry);
    return entry;
  } catch (error) {
    console.error(`cms: SEO entry ${path} could not be read: ${firstLine(error)}`);
    await shortenPageLifetime();
    return lastGood.get(key) ?? neutralSeoEntry(path, locale);
  }
}

function firstLine(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return String(cause instanceof Error ? cause.message : cause).split('\n', 1)[0] ?? '';
}

/** A page lives no longer than the shortest-lived thing that it reads; so it reads one that lives ten seconds. */
const shortenPageLifetime = unstable_cache(async () => true, ['incomplete-page'], {
  revalidate: CACHE_LIFETIMES.incomplete,
});
