import { z } from '@hono/zod-openapi';
import { route, type Route } from '../../kernel/route';
import { languageQuery } from '../../kernel/schemas';
import { freeSpinsSchema } from './schemas';
import type { FreeSpinsService } from './service';

/** A player's own free spins. */
export function freeSpinsRoutes(freeSpins: FreeSpinsService): Route[] {
  return [
    route({
      method: 'get',
      path: '/api/v1/me/free-spins',
      tag: 'bonuses',
      summary: 'The player’s free spins, those that end first first',
      auth: 'player',
      limits: [{ name: 'own-free-spins', points: 240, seconds: 60, by: 'player' }],
      request: { query: languageQuery },
      responses: {
        200: {
          description: 'Those that can still be used in the currency in use.',
          schema: z.object({ data: z.object({ freeSpins: z.array(freeSpinsSchema) }) }),
        },
      },
      handler: async ({ player, query }) => ({
        status: 200,
        body: { data: { freeSpins: await freeSpins.own(player, query.language) } },
      }),
    }),
  ];
}
