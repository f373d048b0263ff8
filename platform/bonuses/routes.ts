import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { createPublicAnswers, type AnswerLife } from '../kernel/public-answers';
import { route, type Route } from '../kernel/route';
import { languageQuery } from '../kernel/schemas';
import { claimsRoutes } from './triggers/routes';
import { freeSpinsRoutes } from './free-spins/routes';
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
      handler: async ({ query: { language }, player, country }) => ({
        status: 200,
        body: { data: await bonuses.welcome(player?.playerId ?? null, language, country) },
      }),
    }),

    route({
      method: 'get',
      path: '/api/v1/bonuses/law',
      tag: 'bonuses',
      summary: 'Whose law of bonuses holds for the caller',
      description: 'A player’s by the country of the account, a visitor’s by the one they are in.',
      auth: 'optional',
      limits: [{ name: 'bonus-law', points: 120, seconds: 60, by: 'address' }],
      responses: {
        200: {
          description: 'What it leaves of a bonus holds in place of what the bonus says.',
          schema: z.object({ data: schemas.lawSchema }),
        },
      },
      handler: async ({ player, country }) => ({
        status: 200,
        body: { data: await bonuses.law(player, country) },
      }),
    }),

    route({
      method: 'get',
      path: '/api/v1/me/deposit-bonuses',
      tag: 'bonuses',
      summary: 'The bonuses that the player can take with the next deposit',
      auth: 'player',
      limits: [{ name: 'deposit-bonuses', points: 120, seconds: 60, by: 'player' }],
      request: { query: languageQuery },
      responses: {
        200: {
          description: 'In the player’s currency; none when there is nothing to take.',
          schema: z.object({ data: schemas.depositOffersSchema }),
        },
      },
      handler: async ({ query: { language }, player: { playerId, currency } }) => ({
        status: 200,
        body: { data: await bonuses.depositOffers(playerId, currency, language) },
      }),
    }),

    route({
      method: 'get',
      path: '/api/v1/me/deposit-bonuses/{bonus}',
      tag: 'bonuses',
      summary: 'Whether the player can take a bonus with the next deposit, and why not',
      auth: 'player',
      limits: [{ name: 'deposit-bonus', points: 60, seconds: 60, by: 'player' }],
      request: { params: schemas.askedParams, query: languageQuery },
      responses: {
        200: {
          description: 'Of a bonus that is on offer to the player.',
          schema: z.object({ data: schemas.askedOfferSchema }),
        },
      },
      errors: { 404: [API_CODES.bonusNotFound] },
      handler: async ({ params: { bonus }, query: { language }, player }) => ({
        status: 200,
        body: { data: await bonuses.askedOffer(player, bonus, language) },
      }),
    }),

    route({
      method: 'get',
      path: '/api/v1/me/promo-codes/{code}',
      tag: 'bonuses',
      summary: 'The bonus that a promo code stands for',
      auth: 'player',
      // As often as somebody types; codes can't be guessed by it.
      limits: [
        { name: 'promo-code', points: 60, seconds: 60, by: 'player' },
        { name: 'promo-code-address', points: 120, seconds: 60, by: 'address' },
        { name: 'promo-code-hour', points: 600, seconds: 3_600, by: 'player' },
      ],
      request: { params: schemas.codeParams, query: languageQuery },
      responses: {
        200: {
          description:
            'Of any type, and for any deposit: what it is taken by tells whether it can be had now.',
          schema: z.object({ data: schemas.bonusSchema }),
        },
      },
      errors: {
        404: [API_CODES.bonusNotFound],
        409: [
          API_CODES.bonusUsed,
          API_CODES.bonusDepositOpen,
          API_CODES.bonusOnePerPerson,
          API_CODES.bonusFirstPlay,
          API_CODES.loyaltyUnfit,
        ],
      },
      handler: async ({ params: { code }, query: { language }, player }) => ({
        status: 200,
        body: { data: await bonuses.byCode(player.playerId, code, language) },
      }),
    }),
    ...grantsRoutes(bonuses.grants),
    ...freeSpinsRoutes(bonuses.freeSpins),
    ...claimsRoutes(bonuses),
  ];
}
