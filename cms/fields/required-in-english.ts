import type { Validate } from 'payload';
import { DEFAULT_LOCALE } from '@/lib/domain/locales';

/** What is wrong with a text that is there, beside the other fields of its document; undefined for nothing. */
export type Check = (text: string, fields: Readonly<Record<string, unknown>>) => string | undefined;

/**
 * For a localized text that English must have and every other language may leave out: a reader of that
 * language then gets the English one.
 */
export function requiredInEnglish(maxLength: number, check?: Check): Validate<string | null | undefined> {
  return (value, { req, data }) => {
    const text = typeof value === 'string' ? value.trim() : '';
    const locale = req.locale ?? DEFAULT_LOCALE;
    if (text === '' && locale === DEFAULT_LOCALE)
      return 'English needs a text: the other languages fall back to it.';
    if (text.length > maxLength) return `At most ${maxLength} characters.`;
    return (text !== '' && check?.(text, data as Record<string, unknown>)) || true;
  };
}
