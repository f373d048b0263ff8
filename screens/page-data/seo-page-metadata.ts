import type { Metadata } from 'next';
import { readSeoEntry } from '@/cms/read/seo';
import { pageLocale } from '@/lib/server/i18n/page';
import { pageMetadata } from '@/lib/server/seo/metadata';
import { pagePicture } from './share-picture';

/**
 * Title, description and picture of a page that its SEO entry describes.
 * @param pattern path of the entry, without a slash at its start; of the page itself, too, unless `path` says another one
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
