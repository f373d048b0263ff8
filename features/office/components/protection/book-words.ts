import type { BookChoice } from '@/lib/domain/rule-books';

/** What can hold for a country, in words. */
export const BOOK_WORDS: Readonly<Record<BookChoice, string>> = {
  base: 'Base',
  de: 'Germany',
  dk: 'Denmark',
  gb: 'Great Britain',
  nl: 'Netherlands',
  se: 'Sweden',
  none: 'No licence: closed for play',
};

export const bookWords = (code: string): string =>
  (BOOK_WORDS as Readonly<Record<string, string>>)[code] ?? code;
