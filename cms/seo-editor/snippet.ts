import { isLocale, LOCALE_PREFIXES } from '@/lib/domain/locales';
import { HOME_SEO_PATH } from '../seo-address';

/**
 * The address as a search engine shows it: `parlour.example › de › games › top`.
 * @param host without scheme
 */
export function breadcrumb(host: string, path: string, locale: string): string {
  const prefix = isLocale(locale) && locale !== 'en' ? LOCALE_PREFIXES[locale] : '';
  const segments = path === HOME_SEO_PATH ? [] : path.split('/');
  return [host, ...`${prefix}`.split('/'), ...segments].filter((part) => part !== '').join(' › ');
}
