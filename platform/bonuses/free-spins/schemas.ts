import { z } from '@hono/zod-openapi';
import { currencySchema } from '../../kernel/schemas';
import { gamesSchema } from '../schemas';

const minor = (description: string, example: number) =>
  z.int().openapi({ description: `${description} Minor units.`, example });
const count = (description: string, example: number) => z.int().openapi({ description, example });

export const freeSpinsSchema = z
  .object({
    id: z.uuid().openapi({
      description: 'Of these free spins.',
      example: '019a3c5e-7d10-7b60-9f5e-2f4a8a0c1b21',
    }),
    bonusId: z.string().openapi({ description: 'Of the bonus that gave them.', example: 'welcome-1' }),
    bonusGrantId: z.uuid().nullable().openapi({
      description: 'The player’s own bonus that they came with, and end with.',
      example: '019a3c5e-7d10-7b60-9f5e-2f4a8a0c1b22',
    }),
    name: z.string().openapi({ description: 'Of the bonus.', example: 'Welcome pack: first deposit' }),
    number: count('How many were given.', 100),
    left: count('How many are left in all.', 64),
    dayLimit: count('How many can be used on one day of the player’s.', 20).nullable(),
    numberDay: count('How many are left for today.', 4),
    betAmount: minor('What each of them is worth.', 20),
    currency: currencySchema,
    games: gamesSchema('Ids of games in which they can be used now; at most six.'),
    expiresAt: z.iso
      .datetime()
      .openapi({ description: 'When those that are left go.', example: '2026-12-01T15:04:05.000Z' }),
  })
  .openapi('FreeSpins');
