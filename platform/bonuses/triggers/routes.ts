import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { BONUS_TAKINGS } from '@/lib/domain/bonuses';
import { promoCodeOf } from '@/lib/domain/promo-code';
import { route, type Route } from '../../kernel/route';
import { languageQuery } from '../../kernel/schemas';
import { grantWithStepsSchema, ownBonusesSchema } from '../grants/schemas';
import type { GrantsService } from '../grants/service';
import type { Claims } from './claims';

/** Bonuses that a player asks for. */
export function claimsRoutes({ claims, grants }: { claims: Claims; grants: GrantsService }): Route[] {
  return [
    route({
      method: 'post',
      path: '/api/v1/me/promo-codes',
      tag: 'bonuses',
      summary: 'Take the bonus of a promo code, at once or into the queue',
      description: 'A code is used once. Taken at once it ends what is active, as activating any bonus does.',
      auth: 'player',
      knownAddress: true,
      limits: [
        { name: 'promo-code-claim', points: 20, seconds: 60, by: 'player' },
        { name: 'promo-code-claim-address', points: 60, seconds: 60, by: 'address' },
      ],
      idempotent: true,
      request: {
        query: languageQuery,
        body: z.object({
          promocode: z
            .string()
            .max(64)
            .transform(promoCodeOf)
            .openapi({ type: 'string', description: 'In any case.', example: 'LANTERN' }),
          when: z.enum(BONUS_TAKINGS).default('now').openapi({ description: 'Activated now, or queued.' }),
        }),
      },
      errors: {
        404: [API_CODES.bonusNotFound],
        409: [
          API_CODES.bonusUsed,
          API_CODES.bonusOnePerPerson,
          API_CODES.bonusFirstPlay,
          API_CODES.loyaltyUnfit,
          API_CODES.bonusWithDeposit,
        ],
      },
      responses: {
        200: {
          description: 'The player’s bonuses in the currency in use',
          schema: z.object({ data: ownBonusesSchema }),
        },
      },
      handler: async ({ player, body: { promocode, when }, query: { language } }) => {
        await claims.byCode(player, promocode, when);
        return { status: 200, body: { data: await grants.own(player, language) } };
      },
    }),

    route({
      method: 'post',
      path: '/api/v1/bonuses/{id}/activation',
      tag: 'bonuses',
      summary: 'Take a bonus by its link',
      description:
        'Active at once when nothing else is, else an offer. Pressed again it changes nothing and says the same.',
      auth: 'player',
      knownAddress: true,
      limits: [{ name: 'bonus-link', points: 20, seconds: 60, by: 'player' }],
      request: { params: z.object({ id: z.string().max(64) }), query: languageQuery },
      errors: {
        404: [API_CODES.bonusNotFound],
        409: [API_CODES.bonusOnePerPerson, API_CODES.bonusFirstPlay, API_CODES.loyaltyUnfit],
      },
      responses: {
        200: { description: 'The player’s own copy', schema: z.object({ data: grantWithStepsSchema }) },
      },
      handler: async ({ player, params, query }) => {
        const id = await claims.byLink(player, params.id);
        return { status: 200, body: { data: await grants.one(player, id, query.language) } };
      },
    }),
  ];
}
