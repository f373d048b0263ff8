import { countryOf } from '@/lib/domain/countries';
import {
  COUNTRY_LOCALES,
  DEFAULT_LOCALE,
  LOCALES,
  localeFromLanguageCode,
  type Locale,
} from '@/lib/domain/locales';

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

/** Languages of an Accept-Language header, best first. Malformed weights count as 0. */
function wanted(header: string): string[] {
  return header
    .split(',')
    .map((part, index) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const q = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find((value) => value !== undefined);
      const weight = q === undefined ? 1 : Number(q);
      return { tag: tag.trim().toLowerCase(), weight: Number.isFinite(weight) ? weight : 0, index };
    })
    .filter(({ tag, weight }) => tag !== '' && tag !== '*' && weight > 0)
    .sort((a, b) => b.weight - a.weight || a.index - b.index)
    .map(({ tag }) => tag);
}

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
 */
export function resolveLocale(signs: LanguageSigns): Locale {
  return (
    localeFromLanguageCode(signs.player) ??
    signs.path ??
    localeFromLanguageCode(signs.stored) ??
    (signs.country ? COUNTRY_LOCALES[countryOf(signs.country)?.alpha3 ?? ''] : undefined) ??
    (signs.acceptLanguage ? fromBrowser(signs.acceptLanguage) : undefined) ??
    DEFAULT_LOCALE
  );
}
