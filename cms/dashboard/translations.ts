import type { Field } from 'payload';
import { DEFAULT_LOCALE, type Locale } from '@/lib/domain/locales';
import { inLocale, isRow, leavesOf } from './leaves';

/** Texts that a document lacks in a language, so that readers get the English ones. */
export interface Missing {
  locale: Locale;
  /** Names of the fields: `title`, `slides 2 heading`. */
  fields: string[];
}

/** Whether a reader would see anything: rich text has an empty paragraph when it was emptied. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (!isRow(value)) return true;
  const { root, text, children } = value;
  if (root !== undefined) return isEmpty(root);
  if (typeof text === 'string') return text.trim() === '';
  if (Array.isArray(children)) return children.every(isEmpty);
  // A picture, a line, a button.
  return typeof value.type !== 'string' || value.type === 'linebreak';
}

/**
 * What a document lacks, by language. A text that English has and another language has not falls back; one that
 * English has not is missing in English alone, and only where it must be there.
 *
 * @param document read in all languages
 * @param required names of fields that English must have
 */
export function missingIn(
  fields: readonly Field[],
  document: unknown,
  locales: readonly Locale[],
  required: readonly string[] = [],
): Missing[] {
  const texts = leavesOf(fields, document).filter(({ localized }) => localized);
  return locales.flatMap((locale) => {
    const lacks = texts.filter((leaf) => {
      if (!isEmpty(inLocale(leaf, locale))) return false;
      return locale === DEFAULT_LOCALE
        ? required.includes(leaf.name)
        : !isEmpty(inLocale(leaf, DEFAULT_LOCALE));
    });
    return lacks.length > 0 ? [{ locale, fields: lacks.map(({ path }) => path) }] : [];
  });
}
