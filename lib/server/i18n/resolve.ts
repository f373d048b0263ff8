import { parseAccept } from 'hono/utils/accept';
import { ownLocaleOf } from '@/lib/domain/countries';
import { DEFAULT_LOCALE, LOCALES, localeFromLanguageCode, type Locale } from '@/lib/domain/locales';

export interface LanguageSigns {
  /** Language code of the logged-in player's profile. */
  player?: string | null;
  /** The language that the path names by its prefix, when it names one. */
  path?: Locale | null;
  /** Language code that the visitor chose before. */
  stored?: string | null;
  /** ISO 3166 alpha-2 of the visitor's country. */
  country?: string | null;
  /** The browser's Accept-Language header. */
  acceptLanguage?: string | null;
}

/** Languages of an Accept-Language header, best first. */
const wanted = (header: string): string[] =>
  parseAccept(header)
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.toLowerCase());

function fromBrowser(header: string): Locale | undefined {
  for (const tag of wanted(header)) {
    const exact = LOCALES.find((locale) => locale.toLowerCase() === tag);
    if (exact) return exact;
    const base = tag.split('-')[0];
    const general = LOCALES.find((locale) => locale === base);
    if (general) return general;
  }
  return undefined;
}

/**
 * SPEC §1: the player's own language; else the path's; else the stored choice; else the country's default; else
 * the browser's, if supported; else English. An unknown value at any step counts as absent.
 * @param localeOfCountry the language that a country selects, where operators decide on it.
 */
export function resolveLocale(
  signs: LanguageSigns,
  localeOfCountry: (alpha2: string) => Locale | undefined = ownLocaleOf,
): Locale {
  return (
    localeFromLanguageCode(signs.player) ??
    signs.path ??
    localeFromLanguageCode(signs.stored) ??
    (signs.country ? localeOfCountry(signs.country) : undefined) ??
    (signs.acceptLanguage ? fromBrowser(signs.acceptLanguage) : undefined) ??
    DEFAULT_LOCALE
  );
}
