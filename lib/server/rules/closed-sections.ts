import 'server-only';
import { unstable_cache } from 'next/cache';
import { CACHE_LIFETIMES, CACHE_TAGS } from '@/lib/server/cache/tags';
import { isBuilding, webConfig } from '@/lib/server/config/web';
import type { Section } from '@/lib/domain/sections';
import { NO_RULES } from '@/lib/domain/site-rules';
import { closedSections, mergeRules } from './merge-rules';
import { closedNow } from './current-rules';

const NO_ENVIRONMENT = { blockedCountries: [], maintenance: [], webOrigin: '', basePath: '' };

/** Nothing is read here: it gives the page that is being rendered the tag by which it is expired. */
const tagPage = unstable_cache(async () => true, ['closed-sections'], {
  tags: [CACHE_TAGS.sections],
  revalidate: CACHE_LIFETIMES.sections,
});

/**
 * The sections that are closed to visitors now, for a page that links to sections: it is rendered again when one is
 * closed or opened (lib/server/rules/start).
 */
export async function readClosedSections(): Promise<readonly Section[]> {
  if (isBuilding()) return closedSections(mergeRules(NO_RULES, NO_ENVIRONMENT), Date.now());
  await tagPage();
  return closedNow(webConfig());
}
