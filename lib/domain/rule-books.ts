/** Rule books that the product has: `base`, and one for each law. */
export const RULE_BOOKS = ['base', 'de', 'dk', 'gb', 'nl', 'se'] as const;
export type RuleBook = (typeof RULE_BOOKS)[number];

/** What can hold for a country: a rule book, or no licence: nothing is paid in or played for money. */
export const BOOK_CHOICES = [...RULE_BOOKS, 'none'] as const;
export type BookChoice = (typeof BOOK_CHOICES)[number];
