import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { route, type Route } from '../../kernel/route';
import { languageQuery } from '../../kernel/schemas';
import type { GrantsService } from './service';
import * as schemas from './schemas';

const own = {
  description: 'The player’s bonuses in the currency in use',
  schema: z.object({ data: schemas.ownBonusesSchema }),
};
const id = z.object({
  id: z.uuid().openapi({
    description: 'Id of the player’s own bonus.',
    example: '019a3c5e-7d10-7b60-9f5e-2f4a8a0c1b22',
  }),
});
const reading = { name: 'own-bonuses', points: 240, seconds: 60, by: 'player' } as const;

/** A player's own bonuses: what is active, waits and has been, and what becomes of them. */
export function grantsRoutes(grants: GrantsService): Route[] {
  return [
    route({
      method: 'get',
      path: '/api/v1/me/bonuses',
      tag: 'bonuses',
      summary: 'The player’s active bonus, queue and offers',
      auth: 'player',
      limits: [reading],
      request: { query: languageQuery },
      responses: { 200: own },
      handler: async ({ player, query }) => ({
        status: 200,
        body: { data: await grants.own(player, query.language) },
      }),
    }),

    route({
      method: 'get',
      path: '/api/v1/me/bonuses/history',
      tag: 'bonuses',
      summary: 'The player’s bonuses that have ended, the newest first',
      auth: 'player',
      limits: [reading],
      request: {
        query: languageQuery.extend({
          cursor: z.string().max(60).optional().openapi({
            description: '`next` of the page before.',
            example: '1764342000000_2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11',
          }),
        }),
      },
      responses: {
        200: {
          description: 'Twenty at most; `next` is the cursor of the following ones.',
          schema: z.object({ data: z.array(schemas.grantSchema), next: z.string().nullable() }),
        },
      },
      handler: async ({ player, query: { cursor, language } }) => ({
        status: 200,
        body: await grants.history(player, cursor, language),
      }),
    }),

    route({
      method: 'get',
      path: '/api/v1/me/bonuses/{id}',
      tag: 'bonuses',
      summary: 'One of the player’s bonuses, with all that happened to it',
      auth: 'player',
      limits: [reading],
      request: { params: id, query: languageQuery },
      errors: { 404: [API_CODES.bonusNotFound] },
      responses: {
        200: { description: 'The bonus', schema: z.object({ data: schemas.grantWithStepsSchema }) },
      },
      handler: async ({ player, params, query }) => ({
        status: 200,
        body: { data: await grants.one(player, params.id, query.language) },
      }),
    }),

    route({
      method: 'get',
      path: '/api/v1/me/bonuses/{id}/games',
      tag: 'bonuses',
      summary: 'Games by how much of a stake in them counts for a bonus of the player',
      auth: 'player',
      limits: [reading],
      request: { params: id },
      errors: { 404: [API_CODES.bonusNotFound] },
      responses: {
        200: {
          description: 'By weight, the highest first; only games that are on offer',
          schema: z.object({ data: z.array(schemas.gamesAtWeightSchema) }),
        },
      },
      handler: async ({ player, params }) => ({
        status: 200,
        body: { data: await grants.games(player, params.id) },
      }),
    }),

    route({
      method: 'post',
      path: '/api/v1/me/bonuses/{id}/status',
      tag: 'bonuses',
      summary: 'Activate, queue or turn down a bonus',
      description:
        'Activating one while another is active burns that one’s bonus money, as turning down the active one does. What ' +
        'is so already stays so.',
      auth: 'player',
      knownAddress: true,
      limits: [{ name: 'bonus-status', points: 30, seconds: 60, by: 'player' }],
      idempotent: true,
      request: { params: id, query: languageQuery, body: schemas.choiceBody },
      errors: {
        403: [API_CODES.accountStatus],
        404: [API_CODES.bonusNotFound],
        409: [API_CODES.bonusUsed],
      },
      responses: { 200: own },
      handler: async ({ player, params, query, body }) => {
        await grants.choose(player, params.id, body.status);
        return { status: 200, body: { data: await grants.own(player, query.language) } };
      },
    }),
  ];
}
