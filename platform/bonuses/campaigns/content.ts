import { z } from '@hono/zod-openapi';
import { BONUS_TAGS, BONUS_TYPES, WAGERING_BASES } from '@/lib/domain/bonuses';
import { CATEGORY_ID, GAME_CATEGORIES } from '@/lib/domain/game-categories';
import { currencySchema, languageSchema } from '../../kernel/schemas';
import { weightsSchema } from '../schemas';
import { FREE_SPIN_WINS, weightsByCategory } from '../rules';
import type { BonusAmounts, Campaign } from '../store';

/** A sum that nobody means to exceed by hand, minor units: ten millions. */
const MOST = 1_000_000_000;
const DAYS_MOST = 3_650;
const HOURS_MOST = 24 * 365;

const whole = (description: string, example: number, [least, most]: readonly [number, number]) =>
  z.int().min(least).max(most).openapi({ description, example });
const sum = (description: string, example: number, least = 0) =>
  whole(`${description} Minor units.`, example, [least, MOST]);
const days = (description: string, example: number) => whole(description, example, [1, DAYS_MOST]);
const words = (most: number, example: string) => z.string().trim().min(1).max(most).openapi({ example });
const texts = (most: number, [en, de, fr]: readonly [string, string, string]) =>
  z.strictObject({
    en: words(most, en).describe('In English.'),
    de: words(most, de).describe('In German.').optional(),
    au: words(most, en).describe('In Australian English.').optional(),
    ch: words(most, de).describe('In Swiss German.').optional(),
    fr: words(most, fr).describe('In French.').optional(),
  });
const games = (description: string) =>
  z
    .array(z.string().min(1).max(64))
    .max(200)
    .openapi({ description, example: ['g101'] });
const weekday = () => whole('1 is Monday.', 5, [1, 7]);
const least = z
  .partialRecord(currencySchema, z.int().min(1).max(MOST))
  .openapi({ description: 'Minor units, by currency.', example: { EUR: 5_000 } });
const codes = GAME_CATEGORIES.map(({ code }) => code);

const moment = (description: string) =>
  z.iso
    .datetime()
    .nullable()
    .openapi({ description: `${description} ISO 8601, UTC.`, example: '2026-12-24T00:00:00.000Z' });

const segmentSchema = z.strictObject({
  languages: z
    .array(languageSchema)
    .min(1)
    .max(5)
    .optional()
    .openapi({ description: 'Who reads one of them.', example: ['de'] }),
  standing: z
    .strictObject({
      is: z
        .enum(['new', 'returning'])
        .openapi({ description: 'A young account, or one that has not played.', example: 'new' }),
      days: days('So young, or so long.', 30),
    })
    .describe('How long they have been here, or away.')
    .optional(),
  deposited: z
    .strictObject({ atLeast: least, days: days('Of so many days; left out: ever.', 30).optional() })
    .describe('Deposits that were made and have stayed.')
    .optional(),
  lost: z
    .strictObject({ atLeast: least, days: days('Of so many days; left out: ever.', 30).optional() })
    .describe('Real money that play has taken, less what it has brought.')
    .optional(),
  levels: z
    .strictObject({
      from: whole('The lowest VIP level.', 2, [1, 20]),
      to: whole('The highest; left out: no bound.', 5, [1, 20]).optional(),
    })
    .describe('VIP levels, both inclusive.')
    .optional(),
  listed: z.literal(true).optional().openapi({ description: 'Who is on its list.', example: true }),
});

const triggerSchema = z.strictObject({
  atOnce: z.boolean().optional().openapi({ description: 'Active without being asked.', example: false }),
  every: z.enum(['day', 'week', 'month', 'days']).optional().openapi({
    description: 'Of a regular one `week`, `month` or `days`; of raised winnings `day` or `week`.',
    example: 'week',
  }),
  weekday: weekday().optional(),
  day: whole('Of the month; one that a month has not got is its last.', 15, [1, 31]).optional(),
  weekdays: z
    .array(weekday())
    .min(1)
    .max(7)
    .optional()
    .openapi({ description: '1 is Monday.', example: [5, 6] }),
  games: games('Of raised winnings: the games that count; left out: all.').optional(),
  categories: z
    .array(z.int())
    .max(30)
    .optional()
    .openapi({ description: 'Ids of categories that count.', example: [1] }),
});

const amountsSchema = z.strictObject({
  currency: currencySchema,
  maxBonus: sum('The fixed amount, or the most of a percentage.', 2_000),
  minDeposit: sum('The least deposit.', 0),
  maxBet: sum('The largest stake while it is wagered.', 500, 1),
  freeSpinBet: sum('What a free spin is worth.', 20, 1),
  maxWin: sum('The most that becomes real money; null for all.', 20_000, 1).nullable(),
  budget: sum('What all grants may be worth together; null for no bound.', 500_000).nullable(),
});

const odds = (of: string, example: number) =>
  z
    .number()
    .min(1.01)
    .max(1_000)
    .multipleOf(0.01)
    .openapi({ description: `Least odds of ${of}, decimal.`, example });

/** For whom a campaign is, as an operator writes it. */
export const audienceFields = {
  countries: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .min(1)
    .max(250)
    .nullable()
    .openapi({ description: 'ISO 3166-1 alpha-2; null for everywhere.', example: ['DE'] }),
  segment: segmentSchema.describe('For whom beside that; every part that is there must hold.'),
  share: whole('Percent of them that have it.', 100, [1, 100]),
};

/** A campaign as an operator writes it: what a single value may be. What several must be together is in check.ts. */
export const contentSchema = z.strictObject({
  ...audienceFields,
  tag: z.enum(BONUS_TAGS).openapi({ description: 'Where pages show it.', example: 'promobonus' }),
  type: whole(BONUS_TYPES.map((type, code) => `${code} ${type}`).join(', '), 5, [0, BONUS_TYPES.length - 1]),
  promocode: z
    .string()
    .regex(/^[A-Z0-9_-]{1,32}$/)
    .nullable()
    .openapi({ description: 'What a player types for it; null without one.', example: 'SPRING' }),
  name: texts(80, ['Spring bonus', 'Frühlingsbonus', 'Bonus de printemps']),
  shortDescription: texts(300, [
    'Half of your deposit on top',
    'Die halbe Einzahlung obendrauf',
    'La moitié de votre dépôt en plus',
  ]),
  imageBackground: z
    .string()
    .regex(/^\/art\/scenes\/bonus-[a-z-]{1,40}$/)
    .openapi({
      description: 'Path of its picture, without its ending.',
      example: '/art/scenes/bonus-reload',
    }),
  deposits: z
    .strictObject({ from: whole('The first.', 1, [1, 1_000]), to: whole('The last.', 4, [1, 1_000]) })
    .nullable()
    .openapi({
      description: 'Which of a player’s deposits it is for; null for any.',
      example: { from: 1, to: 4 },
    }),
  percent: whole('Of the deposit or the winnings.', 50, [0, 1_000]),
  freeSpins: whole('How many.', 0, [0, 1_000]),
  freeSpinGames: games('Ids of the games of its free spins.'),
  freeSpinDayLimit: whole('How many of them a day; null for no limit.', 20, [1, 1_000]).nullable(),
  freeSpinDays: whole('Days that they live.', 7, [1, 365]),
  freeSpinWins: z.enum(FREE_SPIN_WINS).openapi({ description: 'What they bring.', example: 'bonus' }),
  wagering: whole('How many times it is staked.', 20, [0, 100]),
  basis: z
    .enum(WAGERING_BASES)
    .openapi({ description: 'Of what the wagering is a multiple.', example: 'bonus' }),
  weights: weightsSchema.refine(
    (weights) => Object.keys(weights).every((code) => codes.some((one) => one === code)),
    'an unknown category',
  ),
  excludedGames: games('Ids of games that count nothing.'),
  minOdds: z
    .strictObject({
      single: odds('a single bet', 1.5),
      multi: odds('each bet of a combination', 1.4),
      system: odds('each bet of a system', 1.4),
    })
    .nullable()
    .openapi({
      description: 'Of bets on sports that count; null where none are asked.',
      example: { single: 1.5, multi: 1.4, system: 1.4 },
    }),
  hoursToLive: whole('From the activation.', 168, [1, HOURS_MOST]),
  offerHours: whole('How long an offer waits.', 48, [1, HOURS_MOST]),
  grantsPerPlayer: whole('How often a player has it.', 1, [1, 1_000]),
  oncePerPerson: z
    .boolean()
    .openapi({ description: 'Whether a person has one of all that say so.', example: false }),
  startsAt: moment('From when it is on offer; null from its start on.'),
  endsAt: moment('Until when; null for no end.'),
  trigger: triggerSchema.describe('What sets it off beside its type.'),
  amounts: z.array(amountsSchema).min(1).max(10).describe('By currency.'),
  players: z
    .array(z.string().trim().min(3).max(256))
    .max(5_000)
    .optional()
    .openapi({
      description:
        'Ids or addresses of its list, where the campaign is for one; left out, the list stays as it is.',
      example: ['mara@example.org'],
    }),
});
export type CampaignContent = z.output<typeof contentSchema>;

/** Weights by the ids of categories, as the database keeps them. */
export const weightsById = (weights: CampaignContent['weights']): Record<string, number> =>
  Object.fromEntries(
    codes.flatMap((code) => {
      const percent = weights[code];
      return percent === undefined ? [] : [[String(CATEGORY_ID[code]), percent] as const];
    }),
  );

const known = (amounts: BonusAmounts) => ({
  maxBonus: amounts.maxBonus,
  minDeposit: amounts.minDeposit,
  maxBet: amounts.maxBet,
  freeSpinBet: amounts.freeSpinBet,
  maxWin: amounts.maxWin ?? null,
  budget: amounts.budget ?? null,
});

/** A campaign that is kept, as an operator would have written it. */
export function contentOf(campaign: Campaign): CampaignContent {
  const { id: _id, active: _active, depositsFrom, depositsTo, ...rest } = campaign;
  return contentSchema.parse({
    ...rest,
    deposits: depositsFrom === null || depositsTo === null ? null : { from: depositsFrom, to: depositsTo },
    weights: weightsByCategory(campaign.weights),
    startsAt: campaign.startsAt?.toISOString() ?? null,
    endsAt: campaign.endsAt?.toISOString() ?? null,
    amounts: currencySchema.options.flatMap((currency) => {
      const amounts = campaign.amounts[currency];
      return amounts ? [{ currency, ...known(amounts) }] : [];
    }),
  });
}
