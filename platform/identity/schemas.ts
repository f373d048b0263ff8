import { z } from '@hono/zod-openapi';
import { EMAIL_MAX, INPUT_MAX } from '@/lib/domain/limits';
import { languageSchema } from '../kernel/schemas';
import type { SecondStepDue } from './client';

/**
 * Text fields of a form. A missing one becomes '' and an over-long one passes, because such errors are reported by
 * name in `fields`, not by the parser. Bounded all the same.
 */
const field = (maximum: number) => z.string().max(maximum).default('');

export const loginBody = z
  .object({ email: field(4 * EMAIL_MAX), password: field(INPUT_MAX) })
  .openapi('Login');

export const loggedInSchema = z
  .object({
    success: z.literal(true).openapi({ description: 'The player is logged in.', example: true }),
    userId: z.uuid(),
    language: languageSchema,
  })
  .openapi('LoggedIn');

/** Of every way in that a second factor guards: the way in was right, and there is no session yet. */
export const secondStepDueSchema = z
  .object({
    success: z.literal(false).openapi({ description: 'A second step is due first.', example: false }),
    secondStep: z
      .object({
        token: z.string().openapi({
          description: 'For POST /api/v1/auth/second-step; good for five codes.',
          example: 'p3nQ0aT6Yk1',
        }),
        methods: z.array(z.enum(['totp', 'recovery'])).openapi({
          description: 'What finishes the log-in: a code of the app, a recovery code.',
          example: ['totp', 'recovery'],
        }),
        expiresAt: z.iso.datetime(),
      })
      .openapi('SecondStep'),
  })
  .openapi('SecondStepDue');

export const toSecondStepJson = ({
  secondStep: { token, methods, expiresAt },
}: Pick<SecondStepDue, 'secondStep'>) => ({
  token,
  methods: [...methods],
  expiresAt: expiresAt.toISOString(),
});

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

export const subscriptionsSchema = z
  .object({
    email_promo_sub: z.boolean(),
    email_bonuses_sub: z.boolean(),
    email_financial_sub: z.boolean(),
    email_technical_sub: z.boolean(),
  })
  .openapi('Subscriptions');

export const registrationBody = z
  .object({
    email: field(4 * EMAIL_MAX),
    password: field(4 * INPUT_MAX),
    country: field(8).openapi({ description: 'ISO 3166-1 alpha-2', example: 'DE' }),
    currency: z.string().max(8).optional().openapi({ example: 'EUR' }),
    ageConfirmed: z.boolean().default(false).openapi({ description: '18 or older, terms accepted' }),
    language: z.string().max(8).optional().openapi({ example: 'de' }),
    tracking: trackingSchema.optional(),
    /** Kept as they are chosen; no letter of theirs goes out before the address is confirmed. */
    subscriptions: subscriptionsSchema.optional(),
  })
  .openapi('Registration');

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
    termsDue: z.boolean().openapi({
      description: 'Whether the terms have changed since the player accepted some.',
      example: false,
    }),
    away: z.enum(['time_out', 'exclusion', 'held']).nullable().openapi({
      description:
        'Whether the player takes a break from play, or has excluded themselves: nothing is staked or paid in.',
      example: null,
    }),
    stopEverywhere: z.literal(true).optional().openapi({
      description: 'The law of the player’s country wants the break of a day within reach on every page.',
      example: true,
    }),
  })
  .openapi('PlayerProfile');

/** A log-in code as it appears in an address. */
const codeField = z.string().min(1).max(128).openapi({
  description: 'The code of /authorize/{code}.',
  example: 'q3Zr0bJmT0mY1m7f0y4cX2v1o8s6u5w4e3r2t1y0uIo',
});
const confirmationField = z.string().max(128).openapi({
  description: 'Stands for the yes of whoever sits at this browser: for this code and whoever is logged in.',
  example: 'u5w4e3r2t1y0uIoq3Zr0bJmT0mY1m7f0y4cX2v1o8s6',
});

export const previewBody = z.object({ code: codeField });
export const exchangeBody = z.object({
  code: codeField,
  confirmation: confirmationField.optional(),
});

export const codePreviewSchema = z
  .object({
    account: z.string().openapi({
      description: 'The account’s e-mail address, masked.',
      example: 'm…@p….example',
    }),
    secondsLeft: z.int().openapi({
      description: 'How long the code still works, rounded down. Seconds.',
      example: 41,
    }),
    known: z.boolean().openapi({
      description: 'Whether this account has been logged in to in this browser before.',
      example: false,
    }),
    present: z.enum(['nobody', 'same', 'other']).openapi({
      description: 'Who is logged in in this browser: nobody, the code’s player, or somebody else.',
      example: 'nobody',
    }),
    asks: z.boolean().openapi({
      description:
        'Whether the exchange needs the confirmation: it was not this browser that asked for the code.',
      example: true,
    }),
    confirmation: confirmationField,
  })
  .openapi('SessionCodePreview');

export const sessionSchema = z
  .object({
    id: z.uuid(),
    current: z.boolean(),
    createdAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    address: z.string().nullable(),
    userAgent: z.string().nullable(),
    browser: z
      .string()
      .nullable()
      .openapi({ description: 'Its browser; null when unknown.', example: 'Firefox' }),
    system: z
      .string()
      .nullable()
      .openapi({ description: 'What it runs on; null when unknown.', example: 'Android' }),
    country: z.string().nullable().openapi({
      description: 'ISO 3166-1 alpha-2 code of where its address lies; null when it can’t be told.',
      example: 'DE',
    }),
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
