import { z } from '@hono/zod-openapi';
import { createPublicAnswers, type AnswerLife } from '../kernel/public-answers';
import { route, type Route } from '../kernel/route';
import { languageQuery } from '../kernel/schemas';
import { claimsRoutes } from './triggers/routes';
import { grantsRoutes } from './grants/routes';
import * as schemas from './schemas';
import type { BonusesService } from './service';

/** Offers change only when an operator changes them. */
const LIFE: AnswerLife = { freshMs: 10_000, cacheControl: 'public, max-age=30' };

/** What bonuses there are, and which one welcomes a player. */
export function bonusesRoutes({ bonuses }: { bonuses: BonusesService }): Route[] {
  const answers = createPublicAnswers(LIFE);
  return [
    route({
      method: 'get',
      path: '/api/v1/bonuses',
      tag: 'bonuses',
      summary: 'The bonuses on offer that carry one of some tags',
      auth: 'public',
      request: { query: schemas.offersQuery },
      responses: {
        200: {
          description: 'Those for earlier deposits first.',
          schema: z.object({ data: z.array(schemas.bonusSchema) }),
        },
        304: { description: 'The caller has it.' },
      },
      async handler({ query: { tags, language }, headers, requestId }) {
        const answer = await answers.of(JSON.stringify([tags, language]), async () => ({
          data: await bonuses.offers(tags, language),
        }));
        return answers.toResponse(answer, { headers, requestId });
      },
    }),

    route({
      method: 'get',
      path: '/api/v1/bonuses/welcome',
      tag: 'bonuses',
      summary: 'The welcome bonus: a visitor’s, or the one of the player’s next deposit',
      auth: 'optional',
      limits: [{ name: 'welcome-bonus', points: 120, seconds: 60, by: 'address' }],
      request: { query: languageQuery },
      responses: {
        200: {
          description: 'Null after the fourth deposit.',
          schema: z.object({ data: schemas.bonusSchema.nullable() }),
        },
      },
      handler: async ({ query: { language }, player }) => ({
        status: 200,
        body: { data: await bonuses.welcome(player?.playerId ?? null, language) },
      }),
    }),
    ...grantsRoutes(bonuses.grants),
    ...claimsRoutes(bonuses),
  ];
}
