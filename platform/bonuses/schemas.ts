import { z } from '@hono/zod-openapi';
import { BONUS_TAGS, BONUS_TYPES } from '@/lib/domain/bonuses';
import { GAME_CATEGORIES } from '@/lib/domain/game-categories';
import { byCurrency, languageQuery } from '../kernel/schemas';
import { WAGERING_BASES } from './rules';

export const offersQuery = languageQuery.extend({
  tags: z
    .string()
    .max(100)
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.enum(BONUS_TAGS)).min(1).max(BONUS_TAGS.length))
    .openapi({ type: 'string', description: 'One or several with commas between.' }),
});

export const minOddsSchema = z.object({ single: z.number(), multi: z.number(), system: z.number() });

const CODES = GAME_CATEGORIES.map(({ code }) => code);
export const weightsSchema = z
  .partialRecord(z.enum(CODES), z.int().min(0).max(100))
  .openapi({ description: 'Percent of a stake that counts, by category; `all` is any other game.' });

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
    maxBonus: byCurrency,
    minDeposit: byCurrency,
    maxBet: byCurrency,
    freeSpinBet: byCurrency,
    maxWin: byCurrency,
    basis: z.enum(WAGERING_BASES).openapi({ description: 'Of what the wagering is a multiple.' }),
    weights: weightsSchema,
    excludedGames: z
      .array(z.string())
      .openapi({ description: 'Ids of games in which only real money is staked.' }),
    hoursToLive: z.int(),
    minOdds: minOddsSchema.nullable(),
    freeSpinGames: z.array(z.string()),
    freeSpinDayLimit: z.int().nullable(),
  })
  .openapi('Bonus');
