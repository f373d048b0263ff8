import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/domain/locales';
import { pageAddress } from './address';

/** An address for each language, by its tag, and one for everybody else: the address without a prefix. */
export type LanguageAddresses = Record<Locale | 'x-default', string>;

/**
 * Addresses of one page in all languages, the same list in each of them.
 * @param base of `siteBase()`. @param path without language prefix, with its query when that is part of it.
 */
export function languageAddresses(base: string, path: string): LanguageAddresses {
  const entries = LOCALES.map((language) => [language, pageAddress(base, path, language)] as const);
  return {
    ...(Object.fromEntries(entries) as Record<Locale, string>),
    'x-default': pageAddress(base, path, DEFAULT_LOCALE),
  };
}
