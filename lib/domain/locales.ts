/**
 * The five languages of the product. A locale is named by its BCP 47 tag; the path prefix is what a visitor
 * sees in the address. English is the default and has no prefix. All five settle in EUR.
 */
export const LOCALES = ['en', 'de', 'en-AU', 'de-CH', 'fr'] as const;
export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = 'en';

/** Path prefix of every locale that has one. */
export const LOCALE_PREFIXES: Record<Exclude<Locale, 'en'>, `/${string}`> = {
  de: '/de',
  'en-AU': '/au',
  'de-CH': '/ch',
  fr: '/fr',
};

/** Language entry codes as the platform and the profile store them: en, de, au, ch, fr. */
export type LanguageCode = 'en' | 'de' | 'au' | 'ch' | 'fr';
export const LANGUAGE_CODES: Record<Locale, LanguageCode> = {
  en: 'en',
  de: 'de',
  'en-AU': 'au',
  'de-CH': 'ch',
  fr: 'fr',
};

/** A text in some languages; English stands for those that it lacks. */
export type Texts = { en: string } & Partial<Record<LanguageCode, string>>;

/** ISO 3166 alpha-3 codes of the countries that select a language by themselves. */
export const COUNTRY_LOCALES: Readonly<Record<string, Locale | undefined>> = {
  DEU: 'de',
  AUS: 'en-AU',
  CHE: 'de-CH',
  FRA: 'fr',
};

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (LOCALES as readonly string[]).includes(value);
}

/** The locale of a stored language code (`au` → `en-AU`), or undefined when the code is not ours. */
export function localeFromLanguageCode(code: string | null | undefined): Locale | undefined {
  return LOCALES.find((locale) => LANGUAGE_CODES[locale] === code);
}
