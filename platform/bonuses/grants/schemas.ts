import { z } from '@hono/zod-openapi';
import {
  BONUS_CHOICES,
  BONUS_TAGS,
  BONUS_TYPES,
  GRANT_END_REASONS,
  GRANT_STATES,
  GRANT_STEPS,
  WAGERING_BASES,
} from '@/lib/domain/bonuses';
import { currencySchema } from '../../kernel/schemas';
import { FREE_SPIN_WINS } from '../rules';
import { gamesSchema, minOddsSchema, weightsSchema } from '../schemas';

const minor = (description: string) =>
  z.int().openapi({ description: `${description} Minor units.`, example: 2_500 });
const moment = (description: string) =>
  z.iso
    .datetime()
    .openapi({ description: `${description} ISO 8601, UTC.`, example: '2026-11-24T15:04:05.000Z' });

export const grantSchema = z
  .object({
    id: z.uuid(),
    bonusId: z.string().openapi({ description: 'Of the bonus that it is a copy of.', example: 'welcome-1' }),
    type: z
      .int()
      .min(0)
      .max(BONUS_TYPES.length - 1),
    tag: z.enum(BONUS_TAGS),
    name: z.string(),
    shortDescription: z.string(),
    imageBackground: z.string(),
    state: z.enum(GRANT_STATES).openapi({ description: 'It only goes forward.' }),
    currency: currencySchema,
    amount: minor('Bonus money that it brings.'),
    balance: minor('Bonus money there is now; 0 unless it is active.'),
    depositAmount: minor('Of the deposit that it came with.').nullable(),
    wagering: z.object({
      times: z.int().openapi({ description: 'How many times the basis.', example: 35 }),
      basis: z.enum(WAGERING_BASES).openapi({ description: 'Of what it is a multiple.' }),
      target: minor('What has to be wagered.'),
      wagered: minor('What counts so far.'),
      left: minor('What is left.'),
    }),
    maxBet: minor('The largest stake, all stakes of a round together, in games that count.'),
    maxWin: minor('The most that becomes real money; null is all.').nullable(),
    minOdds: minOddsSchema
      .nullable()
      .openapi({ description: 'Of bets on sports; null where none are asked.' }),
    weights: weightsSchema,
    excludedGames: gamesSchema('Ids of games in which only real money is staked.'),
    hoursToLive: z.int().openapi({ description: 'From its activation.', example: 168 }),
    freeSpins: z.int().openapi({ description: 'That it brings.', example: 20 }),
    freeSpinBet: minor('Of each free spin.'),
    freeSpinGames: gamesSchema('Ids of the games of its free spins.'),
    freeSpinDayLimit: z
      .int()
      .nullable()
      .openapi({ description: 'Free spins of one day at most; null is all.', example: 20 }),
    freeSpinWins: z
      .enum(FREE_SPIN_WINS)
      .openapi({ description: 'What its free spins bring: bonus money to wager, or real money.' }),
    offeredAt: moment('When it was offered.'),
    activatedAt: moment('When it was activated.').nullable(),
    expiresAt: moment(
      'When its time is over; of an offer, until when it can be taken. Null in the queue.',
    ).nullable(),
    endedAt: moment('When it ended.').nullable(),
    endReason: z.enum(GRANT_END_REASONS).nullable().openapi({ description: 'Why it ended.' }),
  })
  .openapi('Grant');

export const grantWithStepsSchema = grantSchema
  .extend({
    steps: z
      .array(
        z.object({
          at: moment('When it happened.'),
          step: z.enum(GRANT_STEPS).openapi({ description: 'What happened.' }),
          amount: minor('Bonus money that it is about.').nullable(),
          why: z
            .string()
            .nullable()
            .openapi({ description: 'A reason of its end, or hours.', example: 'switched' }),
        }),
      )
      .openapi({ description: 'What happened to it, in order.' }),
  })
  .openapi('GrantWithSteps');

export const gamesAtWeightSchema = z
  .object({
    percent: z.int().openapi({
      description: 'Percent of a stake that counts; 0 where only real money can be staked.',
      example: 100,
    }),
    games: z.int().openapi({ description: 'How many games that are.', example: 412 }),
    first: z
      .array(z.string())
      .openapi({ description: 'The most played of them, by their ids.', example: ['tp-1001'] }),
  })
  .openapi('GamesAtWeight');

export const ownBonusesSchema = z
  .object({
    active: grantSchema.nullable(),
    queue: z.array(grantSchema).openapi({ description: 'In the order in which they were queued.' }),
    pending: z.array(grantSchema).openapi({ description: 'Offers, the oldest first.' }),
  })
  .openapi('OwnBonuses');

export const choiceBody = z.object({
  status: z.enum(BONUS_CHOICES).openapi({ description: '`Rejected` also ends the active one.' }),
});
