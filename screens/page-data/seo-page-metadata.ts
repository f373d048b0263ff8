import type { Metadata } from 'next';
import { pageLocale } from '@/lib/server/i18n/page';
import { pageMetadata } from '@/lib/server/seo/metadata';
import { entryWords, type EntryPage } from './page-words';
import { pagePicture } from './page-picture';

/**
 * Title, description and picture of a page from its SEO entry.
 * @param page path of the entry; also that of the page, unless `path` is given
 */
export async function seoPageMetadata(
  params: Promise<{ locale: string }>,
  page: EntryPage,
  path = `/${page}`,
): Promise<Metadata> {
  const locale = pageLocale((await params).locale);
  const entry = await entryWords(locale, page);
  return pageMetadata({ entry, path, locale, picture: pagePicture(locale, page, entry.title) });
}
