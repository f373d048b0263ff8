import { z } from '@hono/zod-openapi';
import { EMAIL_MAX, INPUT_MAX } from '@/lib/domain/limits';
import { languageSchema } from '../kernel/schemas';

/**
 * Text fields of a form. A missing one arrives as '' and an over-long one comes through, because what is wrong
 * with them is told by name in `fields`, not by the parser. Bounded all the same.
 */
const field = (maximum: number) => z.string().max(maximum).default('');

export const loginBody = z
  .object({ email: field(4 * EMAIL_MAX), password: field(INPUT_MAX) })
  .openapi('Login');

/** Tracking parameters of the visit that led here: strings, as many and as long as a campaign needs. */
const trackingSchema = z
  .record(
    z.string().regex(/^[\w.-]{1,64}$/),
    // A text column takes no NUL, and a log line no line break.
    z
      .string()
      .max(512)
      .regex(/^\P{Cc}*$/u),
  )
  .refine((value) => Object.keys(value).length <= 30, 'at most 30 parameters');

export const registrationBody = z
  .object({
    email: field(4 * EMAIL_MAX),
    password: field(4 * INPUT_MAX),
    country: field(8).openapi({ description: 'ISO 3166-1 alpha-2', example: 'DE' }),
    currency: z.string().max(8).optional().openapi({ example: 'EUR' }),
    ageConfirmed: z.boolean().default(false).openapi({ description: '18 or older, terms accepted' }),
    language: z.string().max(8).optional().openapi({ example: 'de' }),
    tracking: trackingSchema.optional(),
  })
  .openapi('Registration');

export const subscriptionsSchema = z
  .object({
    email_promo_sub: z.boolean(),
    email_bonuses_sub: z.boolean(),
    email_financial_sub: z.boolean(),
    email_technical_sub: z.boolean(),
  })
  .openapi('Subscriptions');

export const profileSchema = z
  .object({
    id: z.uuid(),
    email: z.string(),
    emailVerified: z.boolean(),
    country: z.string(),
    currency: z.enum(['EUR', 'USD', 'AUD', 'CHF']),
    language: languageSchema,
    createdAt: z.iso.datetime(),
    subscriptions: subscriptionsSchema,
  })
  .openapi('PlayerProfile');

export const sessionSchema = z
  .object({
    id: z.uuid(),
    current: z.boolean(),
    createdAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    address: z.string().nullable(),
    userAgent: z.string().nullable(),
  })
  .openapi('PlayerSession');

export const countrySchema = z
  .object({
    alpha2: z.string(),
    alpha3: z.string(),
    phoneCodes: z.array(z.string()).openapi({ description: 'Dialling codes without plus' }),
    currencies: z.array(z.string()).openapi({ description: 'The first one is the account’s' }),
    blocked: z.boolean(),
  })
  .openapi('Country');
