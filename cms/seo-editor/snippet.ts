import { isLocale, LOCALE_PREFIXES } from '@/lib/domain/locales';
import { HOME_SEO_PATH } from '../seo-address';

/** What stands in the places of an entry while it is written. */
export const EXAMPLES: Readonly<Record<string, string>> = {
  name: 'Lantern Gold',
  provider: 'Brass Finch',
  count: '124',
};

/** The text with its places filled by examples. A place that no page fills stays, so that it is noticed. */
export const fillExamples = (text: string): string =>
  text.replaceAll(/\{([a-z]+)\}/g, (place, name: string) => EXAMPLES[name] ?? place);

/** Places of a text that no page fills: `{nmae}`. */
export const unknownPlaces = (text: string): string[] =>
  [...text.matchAll(/\{([^}]*)\}/g)].flatMap(([place, name = '']) => (name in EXAMPLES ? [] : [place]));

/**
 * The address as a search engine shows it: `parlour.example › de › games › top`.
 * @param host without scheme
 */
export function breadcrumb(host: string, path: string, locale: string): string {
  const prefix = isLocale(locale) && locale !== 'en' ? LOCALE_PREFIXES[locale] : '';
  const segments = path === HOME_SEO_PATH ? [] : path.split('/');
  return [host, ...`${prefix}`.split('/'), ...segments].filter((part) => part !== '').join(' › ');
}
