import { z } from '@hono/zod-openapi';
import { ASKED_REFUSALS, BONUS_TAGS, BONUS_TYPES, WAGERING_BASES } from '@/lib/domain/bonuses';
import { promoCodeOf } from '@/lib/domain/promo-code';
import { byCurrency, languageQuery } from '../kernel/schemas';
import { FREE_SPIN_WINS } from './rules';

export const offersQuery = languageQuery.extend({
  tags: z
    .string()
    .max(100)
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.enum(BONUS_TAGS)).min(1).max(BONUS_TAGS.length))
    .openapi({ type: 'string', description: 'One or several with commas between.' }),
});

const offerMoment = (description: string) =>
  z.iso
    .datetime()
    .nullable()
    .openapi({ description: `${description} ISO 8601, UTC.`, example: '2026-12-01T00:00:00.000Z' });

export const askedParams = z.object({
  bonus: z.string().min(1).max(64).openapi({
    description: 'Id of a bonus, or `welcome` for the welcome bonus of the next deposit.',
    example: 'welcome-2',
  }),
});

export const codeParams = z.object({ code: z.string().max(64).transform(promoCodeOf) });

const odds = (of: string, example: number) =>
  z.number().openapi({ description: `Least odds of ${of}.`, example });
export const minOddsSchema = z.object({
  single: odds('a single bet', 1.5),
  multi: odds('each bet of a combination', 1.4),
  system: odds('each bet of a system', 1.4),
});

export const weightsSchema = z.record(z.string(), z.int().min(0).max(100)).openapi({
  description:
    'Percent of a stake that counts, by category; of several the lowest, and `all` is any other game.',
  example: { slots: 100, live: 10, all: 0 },
});
export const gamesSchema = (description: string) => z.array(z.string()).openapi({ description });

const changes = (what: string) => `${what}; null where that changes nothing of this bonus.`;
const underLawSchema = z
  .object({
    law: z.string().openapi({ description: 'As the caller’s law is told.', example: 'gb' }),
    wagering: z
      .int()
      .openapi({ description: 'How many times it is staked before it is the player’s money.', example: 10 }),
    basis: z
      .enum(WAGERING_BASES)
      .openapi({ description: 'Of what the wagering is a multiple.', example: 'bonus' }),
    hoursToLive: z.int().openapi({ description: 'From its activation.', example: 1_440 }),
    weights: weightsSchema,
    mostWagering: z
      .int()
      .nullable()
      .openapi({ description: changes('How many times it lets a bonus be wagered'), example: 10 }),
    leastDays: z
      .int()
      .nullable()
      .openapi({ description: changes('How many days a bonus lives at least'), example: 60 }),
    oneProduct: z.boolean().openapi({
      description: 'Whether it leaves one type of product of those that would count.',
      example: true,
    }),
    firstPlayOnly: z.boolean().openapi({
      description: 'Whether a player has one bonus, and only before their first play.',
      example: false,
    }),
  })
  .openapi('BonusUnderLaw');

/** SPEC §3. */
export const bonusSchema = z
  .object({
    id: z.string(),
    tag: z.enum(BONUS_TAGS),
    type: z
      .int()
      .min(0)
      .max(BONUS_TYPES.length - 1)
      .openapi({ description: BONUS_TYPES.map((type, code) => `${code} ${type}`).join(', ') }),
    promocode: z
      .string()
      .nullable()
      .openapi({ description: 'What a player types for it; null for one that is not taken by a code.' }),
    name: z.string(),
    shortDescription: z.string(),
    imageBackground: z.string().openapi({ description: 'Path on this site, without its ending.' }),
    numberDeposits: z
      .object({ from: z.int(), to: z.int() })
      .nullable()
      .openapi({ description: 'Which of a player’s deposits it is for, both inclusive.' }),
    percent: z.int().openapi({ description: 'Of the deposit.' }),
    freeSpins: z.int(),
    wagering: z
      .int()
      .openapi({ description: 'How many times it is staked before it is the player’s money.' }),
    byLaw: z.array(underLawSchema).openapi({
      description: 'What laws leave of it that change it. Empty where the caller’s law is known.',
    }),
    maxBonus: byCurrency,
    minDeposit: byCurrency,
    maxBet: byCurrency,
    freeSpinBet: byCurrency,
    maxWin: byCurrency,
    basis: z.enum(WAGERING_BASES).openapi({ description: 'Of what the wagering is a multiple.' }),
    weights: weightsSchema,
    excludedGames: gamesSchema('Ids of games in which only real money is staked.'),
    hoursToLive: z.int().openapi({ description: 'From its activation.', example: 168 }),
    minOdds: minOddsSchema
      .nullable()
      .openapi({ description: 'Of bets on sports; null where none are asked.' }),
    freeSpinGames: gamesSchema('Ids of the games of its free spins.'),
    freeSpinDayLimit: z
      .int()
      .nullable()
      .openapi({ description: 'Free spins of one day at most; null is all.', example: 20 }),
    freeSpinWins: z
      .enum(FREE_SPIN_WINS)
      .openapi({ description: 'What its free spins bring: bonus money to wager, or real money.' }),
    oncePerPerson: z.boolean().openapi({
      description: 'One for a person, a household and a means of payment, however many accounts they have.',
      example: true,
    }),
    levels: z
      .object({
        from: z.int().openapi({ description: 'The lowest.', example: 3 }),
        to: z.int().nullable().openapi({ description: 'The highest; null for all above.', example: 5 }),
      })
      .nullable()
      .openapi({ description: 'VIP levels that it is for; null for every player.' }),
    startsAt: offerMoment('From when it is on offer; null where nothing was said.'),
    endsAt: offerMoment('Until when it is on offer; null without an end.'),
  })
  .openapi('Bonus');

export const lawSchema = z.object({
  law: z
    .string()
    .nullable()
    .openapi({ description: 'As `byLaw` of bonuses names it; null for none.', example: 'se' }),
  isFirstPlayOver: z.boolean().openapi({
    description: 'Whether it lets the player have no bonus any more: they have one, or have played.',
    example: false,
  }),
});

export const depositOffersSchema = z
  .object({
    number: z.int().openapi({ description: 'Which of the player’s deposits the next one is.', example: 1 }),
    bonuses: z.array(bonusSchema).openapi({ description: 'What it can be made for, the pack first.' }),
  })
  .openapi('DepositOffers');

export const askedOfferSchema = z
  .object({
    id: z.string(),
    name: z.string().openapi({ description: 'In the language that was asked for.' }),
    numberDeposits: z
      .object({ from: z.int(), to: z.int() })
      .nullable()
      .openapi({ description: 'Which of a player’s deposits it is for, both inclusive; null for any.' }),
    number: z.int().openapi({ description: 'Which of the player’s deposits the next one is.', example: 1 }),
    why: z
      .enum(ASKED_REFUSALS)
      .nullable()
      .openapi({ description: 'Why it does not come with the next deposit; null when it does.' }),
  })
  .openapi('AskedOffer');
