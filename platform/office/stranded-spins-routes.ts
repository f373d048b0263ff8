import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { toSafeMinor } from '@/lib/money/money';
import type { ListedStranded } from '../bonuses/service';
import { route, type Route } from '../kernel/route';
import { currencySchema } from '../kernel/schemas';
import { campaignId, minor, moment, text } from './campaign-schemas';
import * as kit from './list-kit';
import { reasonField, wordsField } from './schemas';
import type { StrandedSpinsOfOffice } from './stranded-spins';

const ID = '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11';
const gameField = () => z.string().min(1).max(120).openapi({ description: 'Id of a game.', example: 'g114' });

const strandedSchema = z
  .object({
    id: z.uuid().openapi({ description: 'Of these free spins.', example: ID }),
    campaign: campaignId(),
    name: text('What the campaign is called in English.', 'Birthday bonus'),
    playerId: z.uuid().openapi({ description: 'The player.', example: ID }),
    email: text('Their address; null when they were erased.', 'mara@example.org').nullable(),
    left: z.int().openapi({ description: 'How many are left.', example: 24 }),
    betAmount: minor('What each of them is worth.', 20),
    currency: currencySchema,
    since: moment('Since when no game is left.'),
    games: z
      .array(z.string())
      .openapi({ description: 'Names of the games that they were given for.', example: ['Amber Orchard'] }),
    standIns: z
      .array(z.object({ id: gameField(), name: text('What it is called.', 'Crystal Harbour') }))
      .describe('Games of any studio that could take their place, the most played first; twenty at most.'),
  })
  .openapi('StrandedFreeSpins');

const present = ({ bonusId, name, betAmount, since, ...row }: ListedStranded) => ({
  ...row,
  campaign: bonusId,
  name: name.en,
  betAmount: toSafeMinor(betAmount),
  since: since.toISOString(),
});

const settlementBody = z
  .object({
    game: gameField()
      .optional()
      .openapi({ description: 'In which they go on, one of `standIns`.', example: 'g114' }),
    words: wordsField.optional(),
    reason: reasonField,
  })
  .refine(({ game, words }) => (game === undefined) !== (words === undefined), {
    message: 'either a game, or words with which they end',
    path: ['game'],
  })
  .openapi('FreeSpinsSettlement');

/** Free spins that no game is left for, and settling them. */
export const strandedSpinsRoutes = (spins: StrandedSpinsOfOffice): Route[] => [
  route({
    method: 'get',
    path: '/api/office/v1/stranded-free-spins',
    tag: 'office',
    summary: 'Free spins that no game is left for, the longest waiting first',
    auth: 'operator',
    permission: 'read:campaigns',
    limits: kit.watchLimits(),
    request: { query: z.object(kit.pageFields) },
    responses: { 200: { description: 'One page', schema: kit.listSchema(strandedSchema) } },
    handler: async ({ query }) => ({
      status: 200,
      body: await kit.pageOf(spins.waiting, {}, query, present),
    }),
  }),
  route({
    method: 'post',
    path: '/api/office/v1/stranded-free-spins/{id}/settlement',
    tag: 'office',
    summary: 'Let free spins without a game go on in another one, or end them with words to their player',
    auth: 'operator',
    permission: 'give:bonuses',
    limits: kit.decisionLimits(),
    idempotent: true,
    request: {
      params: z.object({ id: z.uuid().openapi({ description: 'Of the free spins.', example: ID }) }),
      body: settlementBody,
    },
    responses: { 204: { description: 'Settled' } },
    errors: { 404: [API_CODES.notFound], 409: [API_CODES.transactionStatus] },
    async handler({ params: { id }, body, operator, requestId }) {
      await spins.settle(id, body, { operator, requestId });
      return { status: 204 };
    },
  }),
];
