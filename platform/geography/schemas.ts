import { z } from '@hono/zod-openapi';
import { LOCALES } from '@/lib/domain/locales';
import type { Geography } from '@/lib/domain/site-rules';
import { currencySchema } from '../kernel/schemas';

const countryRuleSchema = z.object({
  locale: z.enum(LOCALES).optional().describe('the language that the country selects by itself'),
  blocked: z.union([z.literal(403), z.literal(451)]).optional(),
  currencies: z.array(currencySchema).min(1).max(4).optional().describe('the first is an account’s'),
  dialCodes: z
    .array(z.string().regex(/^\d{1,7}$/))
    .min(1)
    .max(10)
    .optional()
    .describe('without plus'),
});

export const countriesSchema = z.record(z.string().regex(/^[A-Z]{2}$/), countryRuleSchema);

export const geographySchema: z.ZodType<Geography> = z
  .object({
    generation: z
      .int()
      .min(1)
      .describe('ms of unix time at which the CMS was read: the greater one is the newer'),
    countries: countriesSchema.describe('by ISO 3166 alpha-2; what is left out is as the platform has it'),
  })
  .openapi('Geography');
