import { useLocale } from 'next-intl';
import { useCountries } from '../api/get-countries';
import { accountLanguage } from '../domain/account-language';
import { remembered } from '@/early/remembered';
import type { LanguageCode } from '@/lib/domain/locales';

/** The language that the visitor has decided on for a new account; undefined leaves it to the account's country. */
export function useAccountLanguage(): () => LanguageCode | undefined {
  const page = useLocale();
  const here = useCountries().data?.here;
  // A choice is read when it is needed: it may have been made since.
  return () =>
    accountLanguage({ page, here, isChosen: remembered('language') !== null, browser: navigator.languages });
}
