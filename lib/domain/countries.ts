import { DEFAULT_CURRENCY, isCurrency, type Currency } from '../money/money';
import { COUNTRY_ROWS } from './countries-data';
import { COUNTRY_LOCALES, type Locale } from './locales';

/** A country that a player can choose. Its name is written by the reader's own language: `countryName`. */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  alpha2: string;
  /** ISO 3166-1 alpha-3. */
  alpha3: string;
  /** Dialling codes without plus, the usual one first. */
  diallingCodes: readonly string[];
  /** Never empty: all languages settle in EUR (SPEC §1), so that EUR stands first; local money follows. */
  currencies: readonly [Currency, ...Currency[]];
}

const words = (text: string) => text.split(' ').filter((word) => word !== '');

export const COUNTRIES: readonly Country[] = COUNTRY_ROWS.map(([alpha2, alpha3, dialling, local]) => ({
  alpha2,
  alpha3,
  diallingCodes: words(dialling),
  currencies: [DEFAULT_CURRENCY, ...words(local).filter(isCurrency)],
}));

const BY_ALPHA2 = new Map(COUNTRIES.map((country) => [country.alpha2, country]));

/** The country of an alpha-2 code in either case, or undefined when there is none. */
export function countryOf(alpha2: string): Country | undefined {
  return BY_ALPHA2.get(alpha2.toUpperCase());
}

/** The language that a country selects by itself, unless an operator says otherwise; undefined where it selects none. */
export function ownLocaleOf(alpha2: string): Locale | undefined {
  return COUNTRY_LOCALES[countryOf(alpha2)?.alpha3 ?? ''];
}

const NAMES = new Map<Locale, Intl.DisplayNames>();

/** A country's name in a language of the product; the code itself when the code is unknown. */
export function countryName(alpha2: string, locale: Locale): string {
  let names = NAMES.get(locale);
  if (!names) {
    names = new Intl.DisplayNames(locale, { type: 'region' });
    NAMES.set(locale, names);
  }
  return names.of(alpha2.toUpperCase()) ?? alpha2;
}
