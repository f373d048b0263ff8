import { isLocale, LOCALE_PREFIXES } from '@/lib/domain/locales';

const CODE = /^seo_[a-z0-9]+(_[a-z0-9]+)*$/;
const SEGMENT = /^([a-z0-9][a-z0-9_-]*|\{[a-z]+\})$/;

/** Most characters of an entry's texts. */
export const SEO_TITLE_MAX = 120;
export const SEO_DESCRIPTION_MAX = 320;

/** Path under which the home page's entry stands. */
export const HOME_SEO_PATH = 'main';

export function validateSeoCode(value: unknown): true | string {
  if (typeof value === 'string' && CODE.test(value)) return true;
  return 'A code begins with seo_ and has only small letters, digits and single underscores.';
}

export function validateSeoPath(value: unknown): true | string {
  if (typeof value === 'string' && value !== '' && value.split('/').every((segment) => SEGMENT.test(segment)))
    return true;
  return 'A path has small letters, digits, - and _ between slashes, and no slash at either end.';
}

/** Address of the page that an entry speaks of, in one language, or null where a value would be missing. */
export function previewPath(path: unknown, locale: string): string | null {
  if (typeof path !== 'string' || path.includes('{')) return null;
  const prefix = isLocale(locale) && locale !== 'en' ? LOCALE_PREFIXES[locale] : '';
  if (path === HOME_SEO_PATH) return prefix || '/';
  return `${prefix}/${path}`;
}
