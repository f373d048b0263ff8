import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { route, type Route } from '../kernel/route';
import * as schemas from './schemas';
import type { GamesService } from './service';

const limits = [{ name: 'game-marks', points: 120, seconds: 60, by: 'player' as const }];
const idParams = z.object({ id: schemas.gameId });
const NOTHING = { 204: { description: 'Done.' } };

/** What a player marks and comes back to. */
export function gameMarksRoutes({ games }: { games: GamesService }): Route[] {
  return [
    route({
      method: 'get',
      path: '/api/v1/me/games',
      tag: 'games',
      summary: 'The player’s own games: favourites, last played, and what may please',
      auth: 'player',
      limits: [{ name: 'my-games', points: 240, seconds: 60, by: 'player' }],
      responses: {
        200: {
          description: 'Three lists, each with the best first.',
          schema: z.object({
            data: z.object({
              favourites: z.array(schemas.gameSchema),
              recent: z.array(schemas.gameSchema),
              recommended: z.array(schemas.gameSchema),
            }),
          }),
        },
      },
      handler: async ({ player }) => ({
        status: 200,
        body: { data: await games.ownGames(player.playerId) },
      }),
    }),

    route({
      method: 'put',
      path: '/api/v1/me/favourites/{id}',
      tag: 'games',
      summary: 'Mark a game; again changes nothing',
      auth: 'player',
      limits,
      request: { params: idParams },
      responses: NOTHING,
      errors: { 409: [API_CODES.wrongData] },
      async handler({ params, player }) {
        await games.markFavourite(player.playerId, params.id);
        return { status: 204 };
      },
    }),

    route({
      method: 'delete',
      path: '/api/v1/me/favourites/{id}',
      tag: 'games',
      summary: 'Take the mark away',
      auth: 'player',
      limits,
      request: { params: idParams },
      responses: NOTHING,
      async handler({ params, player }) {
        await games.unmarkFavourite(player.playerId, params.id);
        return { status: 204 };
      },
    }),

    route({
      method: 'post',
      path: '/api/v1/me/game-marks',
      tag: 'games',
      summary: 'Add what the browser kept before the log-in; again changes nothing',
      auth: 'player',
      limits: [{ name: 'merge-marks', points: 20, seconds: 60, by: 'player' }],
      request: { body: schemas.marksBody },
      responses: NOTHING,
      async handler({ body, player }) {
        await games.mergeMarks(player.playerId, {
          favourites: body.favourites,
          recent: body.recent.map(({ id, at }) => ({ gameId: id, at: new Date(at) })),
        });
        return { status: 204 };
      },
    }),
  ];
}
