import type { Metadata } from 'next';
import { readSeoEntry } from '@/cms/read/seo';
import type { Locale } from '@/lib/domain/locales';
import { pageMetadata } from '@/lib/server/seo/metadata';

/**
 * Title and description of a page that search engines leave out.
 * @param path without a slash at its start. @param pattern the path of its SEO entry, where that is another one
 */
export async function privateMetadata(path: string, locale: Locale, pattern = path): Promise<Metadata> {
  const entry = await readSeoEntry(pattern, locale);
  return pageMetadata({ entry, path: `/${path}`, locale, index: false });
}
