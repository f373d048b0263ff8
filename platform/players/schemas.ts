import { z } from '@hono/zod-openapi';
import { PROFILE_FIELDS, SEXES } from '@/lib/domain/player-profile';
import { INPUT_MAX } from '@/lib/domain/limits';

const text = (description: string, example: string) =>
  z
    .string()
    .max(4 * INPUT_MAX)
    .openapi({ description, example });

const name = () => text('First name, as on the identity card.', 'Mara');
const surname = () => text('Last name, as on the identity card.', 'Klein');
const birthday = () => text('Date of birth, `YYYY-MM-DD`. Can be stored once.', '1991-03-14');
const address = () => text('Street and house number.', 'Karlstraße 12');
const city = () => text('Town.', 'Leipzig');
const postcode = () => text('Postcode.', '04109');
const number = () => text('Telephone number without its dialling code: digits.', '15112345678');

/** Every field may be missing: it then stays as it is. */
export const profileBody = z
  .object({
    name: name().optional(),
    surname: surname().optional(),
    birthday: birthday().optional(),
    sex: text('`m` or `f`.', 'f').optional(),
    address: address().optional(),
    city: city().optional(),
    postcode: postcode().optional(),
    code: text('Dialling code of the phone, without plus; together with `phone`.', '49').optional(),
    phone: number().optional(),
  })
  .openapi('ProfileChange');

export const ownProfileSchema = z
  .object({
    name: name().nullable(),
    surname: surname().nullable(),
    birthday: birthday().nullable(),
    sex: z.enum(SEXES).nullable().openapi({ description: '`m` or `f`; null while unknown.', example: 'f' }),
    address: address().nullable(),
    city: city().nullable(),
    postcode: postcode().nullable(),
    phone: z
      .object({
        code: z.string().openapi({ description: 'Dialling code without plus.', example: '49' }),
        number: number(),
      })
      .nullable()
      .openapi({ description: 'Telephone; null while unknown.' }),
    timezone: z
      .string()
      .nullable()
      .openapi({ description: 'IANA name of the time zone; null while unknown.', example: 'Europe/Berlin' }),
    locked: z.boolean().openapi({
      description: 'Whether documents proved it: what is stored then changes through support only.',
      example: false,
    }),
  })
  .openapi('OwnProfile');

const fields = (description: string, example: string[]) =>
  z.array(z.enum(PROFILE_FIELDS as [string, ...string[]])).openapi({ description, example });

export const requirementsSchema = z
  .object({
    profile: fields('What the step about the person lacks.', ['surname']),
    contacts: fields('What the step of contacts lacks.', ['phone']),
    next: z.enum(['profile', 'contacts']).nullable().openapi({
      description: 'The first step of the registration that lacks something; null when nothing is missing.',
      example: 'profile',
    }),
    play: fields('What has to be told before the game opens for money; empty without a game.', ['birthday']),
  })
  .openapi('Requirements');

export const requirementsQuery = z.object({
  game: z
    .string()
    .max(64)
    .optional()
    .openapi({ description: 'Id or slug of the game that is to be played for money.', example: 'g120' }),
});

export const termsBody = z.object({
  version: z
    .string()
    .max(16)
    .openapi({ description: 'The version that the player has accepted: its day.', example: '2026-11-01' }),
});
