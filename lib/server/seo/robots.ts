import type { MetadataRoute } from 'next';
import { LOCALES } from '@/lib/domain/locales';
import { withLocale } from '@/lib/i18n/path';
import { SITEMAP_INDEX_PATH } from './sitemap/files';

/** Calls, and what belongs to operators. */
const MACHINERY = ['/api/', '/admin', '/cms-api/', '/internal/', '/content/'] as const;

/**
 * Prefixes, in every language, of pages that belong to one visitor or only redirect. Files that pages are made of are
 * not among them.
 */
const PERSONAL = [
  '/account',
  '/action',
  '/activate-bonus/',
  '/auth',
  '/blocked-country',
  '/change-email',
  '/confirmed_email',
  '/deposit-',
  '/handoff',
  '/not-me',
  '/offline',
  '/redirect',
  '/set-password',
  '/unsubscribe',
] as const;

/**
 * What crawlers are asked not to fetch.
 * @param origin scheme and host. @param basePath '' or what comes before every path
 */
export function robotsRules(origin: string, basePath: string): MetadataRoute.Robots {
  const personal = LOCALES.flatMap((locale) => PERSONAL.map((path) => withLocale(path, locale)));
  return {
    rules: {
      userAgent: '*',
      allow: `${basePath}/`,
      disallow: [...MACHINERY, ...personal].map((path) => `${basePath}${path}`),
    },
    sitemap: `${origin}${basePath}${SITEMAP_INDEX_PATH}`,
  };
}
