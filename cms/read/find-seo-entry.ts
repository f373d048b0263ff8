import type { Payload } from 'payload';
import { DEFAULT_LOCALE, type Locale } from '@/lib/domain/locales';
import { richTextToHtml } from './rich-text';

export interface SeoEntry {
  /** `seo_…` */
  code: string;
  path: string;
  title: string;
  description: string;
  /** Text for the end of the page, as HTML; '' when there is none. */
  html: string;
}

/**
 * The entry of a path in one language, English where that language has no text; null when there is none.
 * @throws Error when the database is out of reach
 */
export async function findSeoEntry(payload: Payload, path: string, locale: Locale): Promise<SeoEntry | null> {
  const { docs } = await payload.find({
    collection: 'seo-entries',
    where: { path: { equals: path } },
    locale,
    fallbackLocale: DEFAULT_LOCALE,
    limit: 1,
    pagination: false,
    depth: 0,
    // Player pages are no operators; this reader and its neighbours are the only door for them.
    overrideAccess: true,
  });
  const [entry] = docs;
  if (!entry) return null;
  return {
    code: entry.code,
    path: entry.path,
    title: entry.title ?? '',
    description: entry.description ?? '',
    html: richTextToHtml(entry.text, locale),
  };
}
