import { webConfig } from '@/lib/server/config/web';
import type { Locale } from '@/lib/domain/locales';
import { withLocale } from '@/lib/i18n/path';

/** Origin and base path of the casino, without a slash at the end: what every absolute address begins with. */
export function siteBase(): string {
  const { webOrigin, basePath } = webConfig();
  return `${webOrigin}${basePath}`;
}

/**
 * Absolute address of a page in a language, in the one spelling that canonicals, alternates, structured data and
 * sitemaps share. The home page has no slash at its end: Next writes canonicals so.
 * @param base of `siteBase()`. @param path without language prefix, with its query when that is part of it.
 */
export function pageAddress(base: string, path: string, locale: Locale): string {
  const mark = path.indexOf('?');
  const localised = withLocale(mark < 0 ? path : path.slice(0, mark), locale);
  return `${base}${localised === '/' ? '' : localised}${mark < 0 ? '' : path.slice(mark)}`;
}

/** Absolute address of a file. @param path without base path */
export const fileAddress = (base: string, path: string): string => `${base}${path}`;
