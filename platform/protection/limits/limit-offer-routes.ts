import { z } from '@hono/zod-openapi';
import { LIMIT_OFFER_PLACES } from '@/lib/domain/limit-offers';
import { LIMIT_PERIODS } from '@/lib/domain/player-limits';
import { route, type Route } from '../../kernel/route';
import { currencySchema } from '../../kernel/schemas';
import type { ProtectionService } from '../service';

const placeSchema = z.enum(LIMIT_OFFER_PLACES).openapi({
  description: 'At the sign-up, or before the first deposit.',
  example: 'deposit',
});

const offerSchema = z
  .object({
    currency: currencySchema,
    places: z.array(placeSchema).openapi({
      description:
        'Where a limit on deposits is still to be offered: none is set, none was declined there, and nothing was paid in. Where ' +
        'the law asks for limits: one of them is missing.',
    }),
    required: z.boolean().openapi({
      description: 'The law of the country asks for one: going on without is no choice.',
      example: false,
    }),
    periods: z.array(z.enum(LIMIT_PERIODS)).openapi({
      description:
        'By which periods: those that the law asks for and that have none; where it asks for nothing, by month.',
      example: ['month'],
    }),
  })
  .openapi('LimitOffer');

const answer = { description: 'What is still to be offered', schema: z.object({ data: offerSchema }) };

export function limitOfferRoutes({ protection }: { protection: ProtectionService }): Route[] {
  const after = async (player: Parameters<ProtectionService['limitOffer']>[0]) => ({
    status: 200 as const,
    body: { data: await protection.limitOffer(player) },
  });
  return [
    route({
      method: 'get',
      path: '/api/v1/me/limit-offers',
      tag: 'protection',
      auth: 'player',
      summary: 'Where the player is still to be offered a limit on deposits',
      limits: [{ name: 'limit-offers', points: 120, seconds: 60, by: 'player' }],
      responses: { 200: answer },
      handler: ({ player }) => after(player),
    }),

    route({
      method: 'put',
      path: '/api/v1/me/limit-offers/{place}',
      tag: 'protection',
      auth: 'player',
      summary: 'Go on without a limit on deposits: it is not offered there again',
      limits: [{ name: 'limit-offer', points: 30, seconds: 600, by: 'player' }],
      request: { params: z.object({ place: placeSchema }) },
      responses: { 200: answer },
      async handler({ player, params: { place } }) {
        await protection.declineLimit(player.playerId, place);
        return after(player);
      },
    }),
  ];
}
