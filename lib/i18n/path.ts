import { LOCALES, LOCALE_PREFIXES, type Locale } from '@/lib/domain/locales';

const PREFIXES: Partial<Record<Locale, string>> = LOCALE_PREFIXES;
const prefixOf = (locale: Locale) => PREFIXES[locale] ?? '';

/** The language that a path names by its prefix, or null: English has none. `/au/games` → en-AU. */
export function localeOfPath(pathname: string): Locale | null {
  const named = LOCALES.find((locale) => {
    const prefix = prefixOf(locale);
    return prefix !== '' && (pathname === prefix || pathname.startsWith(`${prefix}/`));
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
