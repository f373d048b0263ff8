import { z } from '@hono/zod-openapi';
import { LANGUAGE_CODES } from '@/lib/domain/locales';
import { CURRENCIES, type Currency } from '@/lib/money/money';
import { COUNTED_AT_MOST } from './listing';

/** A language as the platform names it. */
export const languageSchema = z.enum(Object.values(LANGUAGE_CODES));

/** The language parameter of routes whose answers hold texts. */
export const languageQuery = z.object({ language: languageSchema.default('en') });

export const currencySchema = z.enum(Object.keys(CURRENCIES) as Currency[]);

/** Amounts that differ from one currency to the other. */
export const byCurrency = z
  .partialRecord(currencySchema, z.int())
  .openapi({ description: 'Minor units, by currency.' });

/** What a page of a list says of itself and of all of them. */
export const pageMetaSchema = z.object({
  page: z.int(),
  perPage: z.int(),
  total: z.int().openapi({ description: `How many fit; counted up to ${COUNTED_AT_MOST}.`, example: 214 }),
  more: z.boolean().openapi({ description: 'Whether more fit than were counted.', example: false }),
  lastPage: z.int(),
});
