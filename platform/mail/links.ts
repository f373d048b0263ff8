import { LOCALE_PREFIXES, localeFromLanguageCode } from '@/lib/domain/locales';

/** The path of a page in a language. */
export function pagePath(language: string, path: string): string {
  const locale = localeFromLanguageCode(language) ?? 'en';
  return `${locale === 'en' ? '' : LOCALE_PREFIXES[locale]}${path}`;
}

/** A page that takes a one-time token, in the reader's language. */
export function pageUrl(webUrl: string, language: string, path: string, token: string): string {
  return `${webUrl}${pagePath(language, path)}?token=${encodeURIComponent(token)}`;
}
