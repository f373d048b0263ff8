import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { route, type Route } from '../../kernel/route';
import { languageQuery } from '../../kernel/schemas';
import { grantWithStepsSchema } from '../grants/schemas';
import type { GrantsService } from '../grants/service';
import type { Claims } from './claims';

/** Bonuses that a player asks for. */
export function claimsRoutes({ claims, grants }: { claims: Claims; grants: GrantsService }): Route[] {
  return [
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
      errors: { 404: [API_CODES.bonusNotFound] },
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
