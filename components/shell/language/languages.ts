import type { Locale } from '@/lib/domain/locales';

/** Every language by its own name, which is never translated, with the country of its flag. */
export const LANGUAGES: Record<Locale, { name: string; country: string }> = {
  en: { name: 'English', country: 'gb' },
  de: { name: 'Deutsch', country: 'de' },
  'en-AU': { name: 'English (Australia)', country: 'au' },
  'de-CH': { name: 'Deutsch (Schweiz)', country: 'ch' },
  fr: { name: 'Français', country: 'fr' },
};
