'use client';

import { useLocale } from 'next-intl';
import { useCallback } from 'react';
import { showIn } from '@/components/shell/language/language-choice';
import { localeFromLanguageCode, type LanguageCode } from '@/lib/domain/locales';
import { rememberArrival } from './use-deposit-offer';

/** After a log-in: the page in the player's own language (SPEC §1), where it is in another one. */
export function useArrival(): (language: LanguageCode) => void {
  const locale = useLocale();
  return useCallback(
    (language) => {
      const own = localeFromLanguageCode(language);
      if (!own || own === locale) return;
      rememberArrival();
      showIn(own);
    },
    [locale],
  );
}
