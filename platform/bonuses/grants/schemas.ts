import { z } from '@hono/zod-openapi';
import {
  BONUS_CHOICES,
  BONUS_TAGS,
  BONUS_TYPES,
  GRANT_END_REASONS,
  GRANT_STATES,
  GRANT_STEPS,
} from '@/lib/domain/bonuses';
import { currencySchema } from '../../kernel/schemas';
import { WAGERING_BASES } from '../rules';
import { minOddsSchema, weightsSchema } from '../schemas';

const minor = (description: string) => z.int().openapi({ description: `${description} Minor units.` });
const moment = z.iso.datetime();

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
    state: z.enum(GRANT_STATES),
    currency: currencySchema,
    amount: minor('Bonus money that it brings.'),
    balance: minor('Bonus money there is now; 0 unless it is active.'),
    depositAmount: minor('Of the deposit that it came with.').nullable(),
    wagering: z.object({
      times: z.int(),
      basis: z.enum(WAGERING_BASES),
      target: minor('What has to be wagered.'),
      wagered: minor('What counts so far.'),
      left: minor('What is left.'),
    }),
    maxBet: minor('The largest stake, all stakes of a round together, in games that count.'),
    maxWin: minor('The most that becomes real money; null is all.').nullable(),
    minOdds: minOddsSchema.nullable(),
    weights: weightsSchema,
    excludedGames: z.array(z.string()),
    freeSpins: z.int(),
    offeredAt: moment,
    activatedAt: moment.nullable(),
    expiresAt: moment
      .nullable()
      .openapi({ description: 'Of an offer: until when it can be taken. Null in the queue.' }),
    endedAt: moment.nullable(),
    endReason: z.enum(GRANT_END_REASONS).nullable(),
  })
  .openapi('Grant');

export const grantWithStepsSchema = grantSchema
  .extend({
    steps: z.array(
      z.object({
        at: moment,
        step: z.enum(GRANT_STEPS),
        amount: minor('').nullable(),
        why: z.string().nullable(),
      }),
    ),
  })
  .openapi('GrantWithSteps');

export const ownBonusesSchema = z
  .object({
    active: grantSchema.nullable(),
    queue: z.array(grantSchema).openapi({ description: 'In the order in which they were queued.' }),
    pending: z.array(grantSchema).openapi({ description: 'Offers, the oldest first.' }),
  })
  .openapi('OwnBonuses');

export const choiceBody = z.object({ status: z.enum(BONUS_CHOICES) });
