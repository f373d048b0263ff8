import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { createPublicAnswers, type AnswerLife } from '../kernel/public-answers';
import { route, type Route } from '../kernel/route';
import * as schemas from './schemas';
import type { WheelService } from './service';

const LIFE: AnswerLife = { freshMs: 1_000, cacheControl: 'public, max-age=10' };

/** The wheel of fortune for everybody, and a player's turns. */
export function wheelRoutes({ wheel }: { wheel: WheelService }): Route[] {
  const answers = createPublicAnswers(LIFE);
  return [
    route({
      method: 'get',
      path: '/api/v1/wheel',
      tag: 'wheel',
      summary: 'What the fields of the wheel of fortune bring, and by whose rules',
      auth: 'public',
      responses: {
        200: { description: 'The table that holds.', schema: z.object({ data: schemas.wheelSchema }) },
        304: { description: 'The caller has it.' },
      },
      async handler({ headers, requestId }) {
        const answer = await answers.of('wheel', async () => ({
          data: schemas.presentWheel(await wheel.shown()),
        }));
        return answers.toResponse(answer, { headers, requestId });
      },
    }),

    route({
      method: 'get',
      path: '/api/v1/wheel/standing',
      tag: 'wheel',
      summary: 'Whether the caller can turn the wheel now, what it is drawn from, and their last turns',
      description:
        'A player’s law is that of the country of the account, a visitor’s that of the one they are in.',
      auth: 'optional',
      limits: [{ name: 'wheel', points: 240, seconds: 60, by: 'address' }],
      responses: {
        200: { description: 'How they stand.', schema: z.object({ data: schemas.standingSchema }) },
      },
      handler: async ({ player, country }) => ({
        status: 200,
        body: { data: schemas.presentStanding(await wheel.standing(player, country)) },
      }),
    }),

    route({
      method: 'post',
      path: '/api/v1/me/wheel/spins',
      tag: 'wheel',
      summary: 'Turn the wheel, once a day of the player’s time zone',
      description: 'What was drawn is given in the same transaction.',
      auth: 'player',
      limits: [{ name: 'wheel-turn', points: 20, seconds: 60, by: 'player' }],
      idempotent: true,
      responses: {
        200: { description: 'The turn.', schema: z.object({ data: schemas.spinSchema }) },
      },
      errors: {
        403: [
          API_CODES.accountStatus,
          API_CODES.onBreak,
          API_CODES.accountHeld,
          API_CODES.registerListed,
          API_CODES.wheelCountry,
        ],
        409: [API_CODES.wheelSpun, API_CODES.wheelOff, API_CODES.loyaltyUnfit, API_CODES.profileIncomplete],
        503: [API_CODES.registerSilent],
      },
      async handler({ player, idempotencyKey, requestId }) {
        const spin = await wheel.spin(player, idempotencyKey ?? requestId);
        return { status: 200, body: { data: schemas.presentSpin(spin) } };
      },
    }),

    route({
      method: 'post',
      path: '/api/v1/me/wheel/seeds',
      tag: 'wheel',
      summary:
        'Ask for new seeds: the old server seed is told, and with it what proves the turns drawn from it',
      auth: 'player',
      limits: [{ name: 'wheel-seeds', points: 20, seconds: 60, by: 'player' }],
      request: { body: schemas.seedsBody },
      responses: {
        200: {
          description: 'What the next turn is drawn from.',
          schema: z.object({ data: schemas.seedsSchema }),
        },
      },
      handler: async ({ player, body }) => ({
        status: 200,
        body: { data: schemas.presentSeeds(await wheel.newSeeds(player.playerId, body.clientSeed)) },
      }),
    }),
  ];
}
