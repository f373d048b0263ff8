import 'server-only';
import type { Payload } from 'payload';
import { LastGood } from '@/lib/server/cache/last-good';
import { CACHE_LIFETIMES, CACHE_TAGS } from '@/lib/server/cache/tags';
import { DEFAULT_LOCALE } from '@/lib/domain/locales';
import { readCached } from './cached';
import { published, related, type Reading } from './published';

interface Dated {
  path: string;
  /** ISO 8601, UTC. */
  updatedAt: string;
}

/** What the CMS knows about pages for search engines; the same in all languages. */
export interface SitemapContent {
  /** Pages of text and the questions, by their paths without language. */
  pages: Dated[];
  /** SEO entries by the paths that they stand under, with whether their page shall be found there. */
  entries: (Dated & { listed: boolean })[];
}

const newest = (times: readonly string[]) => times.toSorted().at(-1);

async function findSitemapContent(payload: Payload, draft: boolean): Promise<SitemapContent> {
  const reading: Reading = { locale: DEFAULT_LOCALE, draft };
  const all = { limit: 0, depth: 0 };
  const [info, faq, seo] = await Promise.all([
    payload.find({
      ...published('info-pages', reading),
      ...all,
      select: { code: true, affiliateUrl: true, updatedAt: true },
    }),
    payload.find({ ...published('faq', reading), ...all, select: { updatedAt: true } }),
    payload.find({
      ...published('seo-entries', reading),
      ...all,
      // The text at the end of a page is a document of its own.
      depth: 1,
      select: { path: true, canonical: true, robots: true, textBlock: true, updatedAt: true },
    }),
  ]);
  const asked = newest(faq.docs.map(({ updatedAt }) => updatedAt));
  return {
    pages: [
      ...info.docs
        // Such a page lies elsewhere.
        .filter(({ affiliateUrl }) => !affiliateUrl)
        .map(({ code, updatedAt }) => ({ path: `/info_pages/${code}`, updatedAt })),
      ...(asked ? [{ path: '/faq', updatedAt: asked }] : []),
    ],
    entries: seo.docs.map(({ path, canonical, robots, textBlock, updatedAt }) => {
      const text = related(textBlock, draft)?.updatedAt;
      return {
        path,
        updatedAt: newest(text ? [updatedAt, text] : [updatedAt]) ?? updatedAt,
        listed: robots !== 'noindex' && !canonical,
      };
    }),
  };
}

const lastGood = new LastGood<SitemapContent | null>();

/** What is published; null while it can't be read and never was. */
export function readSitemapContent(): Promise<SitemapContent | null> {
  return readCached<SitemapContent | null>({
    key: ['sitemap'],
    tags: [CACHE_TAGS.sitemap],
    lifetime: CACHE_LIFETIMES.sitemap,
    find: findSitemapContent,
    neutral: null,
    lastGood,
  });
}
