import type { Metadata } from 'next';
import { readSeoEntry } from '@/cms/read/seo';
import { pageLocale } from '@/lib/server/i18n/page';
import { pageMetadata } from '@/lib/server/seo/metadata';
import { pagePicture } from './share-picture';

/**
 * Title, description and picture of a page from its SEO entry.
 * @param pattern path of the entry, without a slash at its start; also the path of the page, unless `path` is given
 */
export async function seoPageMetadata(
  params: Promise<{ locale: string }>,
  pattern: string,
  path = `/${pattern}`,
): Promise<Metadata> {
  const locale = pageLocale((await params).locale);
  const entry = await readSeoEntry(pattern, locale);
  return pageMetadata({ entry, path, locale, picture: pagePicture(locale, pattern, entry.title) });
}
