import { stripBasePath, withBasePath } from '@/lib/domain/base-path';
import { DEFAULT_LOCALE, LANGUAGE_CODES, LOCALES, LOCALE_PREFIXES, type Locale } from '@/lib/domain/locales';

const PREFIXES: Partial<Record<Locale, string>> = LOCALE_PREFIXES;
const prefixOf = (locale: Locale) => PREFIXES[locale] ?? '';
const isBelow = (pathname: string, place: string) => pathname === place || pathname.startsWith(`${place}/`);

/** The language that a path names by its prefix, or null: English has none. `/au/games` → en-AU. */
export function localeOfPath(pathname: string): Locale | null {
  const named = LOCALES.find((locale) => {
    const prefix = prefixOf(locale);
    return prefix !== '' && isBelow(pathname, prefix);
  });
  return named ?? null;
}

/** The path without its language prefix, always starting with a slash. `/de` → `/`, `/de/games` → `/games`. */
export function stripLocale(pathname: string): string {
  const locale = localeOfPath(pathname);
  const rest = locale ? pathname.slice(prefixOf(locale).length) : pathname;
  return rest === '' ? '/' : rest;
}

/** The path in a language: `/games` in de-CH → `/ch/games`; `/` in de → `/de`. */
export function withLocale(basePathname: string, locale: Locale): string {
  const prefix = prefixOf(locale);
  return prefix !== '' && basePathname === '/' ? prefix : `${prefix}${basePathname}`;
}

/** The language of a path whose prefix is a BCP 47 tag that we do not use: `/en`, `/de-CH/games`. */
export function taggedLocale(pathname: string): Locale | undefined {
  return LOCALES.find((locale) => {
    const isPrefix = LANGUAGE_CODES[locale] === locale && locale !== DEFAULT_LOCALE;
    return !isPrefix && isBelow(pathname, `/${locale}`);
  });
}

/** The language that a path names in either way. */
export const namedLocale = (pathname: string): Locale | null =>
  taggedLocale(pathname) ?? localeOfPath(pathname);

/** The path without the language that it names in either way: `/en/games`, `/au/games` → `/games`. */
export function untagged(pathname: string): string {
  const tagged = taggedLocale(pathname);
  return tagged ? pathname.slice(tagged.length + 1) || '/' : stripLocale(pathname);
}

/** The page that an address of the browser names, without base path and language: `/app/au/games` → `/games`. */
export const pageOfAddress = (pathname: string, basePath?: string): string =>
  untagged(stripBasePath(pathname, basePath));

/** The address of a page in a language as the browser asks for it: `/games` in en-AU → `/app/au/games`. */
export const addressOfPage = (page: string, locale: Locale, basePath?: string): string =>
  withBasePath(withLocale(page, locale), basePath);
