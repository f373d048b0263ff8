import { z } from '@hono/zod-openapi';
import { LANGUAGE_CODES } from '@/lib/domain/locales';
import { CURRENCIES, type Currency } from '@/lib/money/money';

/** A language as the platform names it. */
export const languageSchema = z.enum(Object.values(LANGUAGE_CODES));

/** The language parameter of routes whose answers hold texts. */
export const languageQuery = z.object({ language: languageSchema.default('en') });

export const currencySchema = z.enum(Object.keys(CURRENCIES) as Currency[]);

/** Amounts that differ from one currency to the other. */
export const byCurrency = z
  .partialRecord(currencySchema, z.int())
  .openapi({ description: 'Minor units, by currency.' });
