import type { Validate } from 'payload';
import { DEFAULT_LOCALE } from '@/lib/domain/locales';

/**
 * For a localized text that English must have and every other language may leave out: a reader of that
 * language then gets the English one.
 */
export function requiredInEnglish(maxLength: number): Validate<string | null | undefined> {
  return (value, { req }) => {
    const text = typeof value === 'string' ? value.trim() : '';
    const locale = req.locale ?? DEFAULT_LOCALE;
    if (text === '' && locale === DEFAULT_LOCALE)
      return 'English needs a text: the other languages fall back to it.';
    if (text.length > maxLength) return `At most ${maxLength} characters.`;
    return true;
  };
}
