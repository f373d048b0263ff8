import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/domain/locales';
import { withLocale } from '@/lib/i18n/path';

/**
 * Canonical and alternate addresses of a page.
 * @param origin scheme and host. @param path without language prefix, with its query when that is part of it.
 */
export function alternatesOf(origin: string, path: string, locale: Locale) {
  const [pathname = '/', query] = path.split('?');
  const address = (language: Locale) => {
    const localised = withLocale(pathname, language);
    return `${origin}${localised === '/' ? '' : localised}${query ? `?${query}` : ''}` || origin;
  };
  return {
    canonical: address(locale),
    languages: {
      ...(Object.fromEntries(LOCALES.map((language) => [language, address(language)])) as Record<
        Locale,
        string
      >),
      'x-default': address(DEFAULT_LOCALE),
    },
  };
}
