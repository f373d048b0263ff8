import { defineRouting } from 'next-intl/routing';
import { DEFAULT_LOCALE, LOCALES, LOCALE_PREFIXES } from '@/lib/domain/locales';

/**
 * Languages and their path prefixes. The middleware resolves the language itself (lib/server/i18n/resolve.ts), so that
 * next-intl neither detects, nor sets a cookie, nor adds a Link header.
 */
export const routing = defineRouting({
  locales: LOCALES,
  defaultLocale: DEFAULT_LOCALE,
  localePrefix: { mode: 'as-needed', prefixes: LOCALE_PREFIXES },
  localeDetection: false,
  localeCookie: false,
  alternateLinks: false,
});
