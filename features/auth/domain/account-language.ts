import { ownLocaleOf } from '@/lib/domain/countries';
import { DEFAULT_LOCALE, LANGUAGE_CODES, type LanguageCode, type Locale } from '@/lib/domain/locales';

/** @param tag as `de-CH` */
const languageOf = (tag: string) => tag.toLowerCase().split('-', 1)[0];

/**
 * The language of a new account, where the visitor has decided on it: by a choice, by a page in another language than their
 * country selects by itself (SPEC §1), or by their browser where the country selects none. Undefined when nothing has, or
 * the country alone: then it is the one of the country that they sign up with (SPEC §3).
 */
export function accountLanguage({
  page,
  here,
  isChosen,
  browser,
}: {
  page: Locale;
  /** ISO 3166 alpha-2 of where the visitor is, when known. */
  here: string | null | undefined;
  isChosen: boolean;
  /** Tags of the languages that the browser asks for. */
  browser: readonly string[];
}): LanguageCode | undefined {
  const byCountry = here ? ownLocaleOf(here) : undefined;
  const isByBrowser = !byCountry && browser.some((tag) => languageOf(tag) === languageOf(page));
  const isByVisitor = isChosen || isByBrowser || page !== (byCountry ?? DEFAULT_LOCALE);
  return isByVisitor ? LANGUAGE_CODES[page] : undefined;
}
