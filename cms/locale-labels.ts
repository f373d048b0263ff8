import type { Locale } from '@/lib/domain/locales';

/** What each language is called in the operators' area. */
export const LOCALE_LABELS: Record<Locale, string> = {
  en: 'English',
  de: 'Deutsch',
  'en-AU': 'English (Australia)',
  'de-CH': 'Deutsch (Schweiz)',
  fr: 'Français',
};
