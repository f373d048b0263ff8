import { ownLocaleOf } from '@/lib/domain/countries';
import { DEFAULT_LOCALE, LANGUAGE_CODES, type LanguageCode, type Locale } from '@/lib/domain/locales';

/**
 * The language of a new account, where the visitor has decided on it: by a choice, or by a page in another language than
 * their country selects by itself (SPEC §1). Undefined when nothing but the country has: then it is the one of the
 * country that they sign up with (SPEC §3).
 */
export function accountLanguage({
  page,
  here,
  isChosen,
}: {
  page: Locale;
  /** ISO 3166 alpha-2 of where the visitor is, when known. */
  here: string | null | undefined;
  isChosen: boolean;
}): LanguageCode | undefined {
  const byItself = (here && ownLocaleOf(here)) || DEFAULT_LOCALE;
  return isChosen || page !== byItself ? LANGUAGE_CODES[page] : undefined;
}
