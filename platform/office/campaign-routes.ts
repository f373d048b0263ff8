import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { GRANT_STATES } from '@/lib/domain/bonuses';
import { route, type Route } from '../kernel/route';
import * as schemas from './campaign-file-schemas';
import * as players from './campaign-player-schemas';
import { campaignId, pathOfCampaign } from './campaign-schemas';
import type { CampaignsOfOffice } from './campaigns';
import * as kit from './list-kit';
import { pathOf, reasonBody } from './schemas';

const MISSING = { 404: [API_CODES.notFound] };
const DECIDED = { ...MISSING, 409: [API_CODES.transactionStatus] };

const grantsQuery = z.object({
  campaign: campaignId().optional(),
  player: z
    .uuid()
    .optional()
    .openapi({ description: 'Only this player’s.', example: '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11' }),
  state: z
    .enum(GRANT_STATES)
    .optional()
    .openapi({ description: 'Only those that stand so.', example: 'active' }),
  q: kit.textField().openapi({ description: 'Part of the player’s address, or their whole id.' }),
});
const pathOfRefusal = pathOfCampaign.extend({
  player: z.uuid().openapi({ description: 'The player.', example: '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11' }),
});

/** One campaign, whom it was refused, whom it was given, and giving it by hand. */
export const campaignRoutes = (campaigns: CampaignsOfOffice): Route[] => [
  route({
    method: 'get',
    path: '/api/office/v1/campaigns/{id}',
    tag: 'office',
    summary: 'A campaign with its rules and what came of it',
    auth: 'operator',
    permission: 'read:campaigns',
    limits: kit.watchLimits(),
    request: { params: pathOfCampaign },
    responses: {
      200: { description: 'The campaign', schema: z.object({ data: schemas.campaignFileSchema }) },
    },
    errors: MISSING,
    handler: async ({ params: { id } }) => ({
      status: 200,
      body: { data: schemas.presentFile(await campaigns.one(id)) },
    }),
  }),
  route({
    method: 'post',
    path: '/api/office/v1/campaigns/{id}/refusals/{player}/decision',
    tag: 'office',
    summary:
      'Decide that it is one person, or let them have the bonus after all; a colleague has to agree when it is worth more than one operator may give',
    auth: 'operator',
    permission: 'decide:refusals',
    limits: kit.decisionLimits(),
    idempotent: true,
    request: { params: pathOfRefusal, body: players.decisionBody },
    responses: {
      200: { description: 'Decided, or asked for', schema: z.object({ data: players.decidedSchema }) },
    },
    errors: { ...DECIDED, 422: [API_CODES.accountStatus] },
    async handler({ params: { id, player }, body, operator, requestId }) {
      const decided = { bonusId: id, playerId: player, ...body };
      return { status: 200, body: { data: await campaigns.decide(decided, { operator, requestId }) } };
    },
  }),
  route({
    method: 'post',
    path: '/api/office/v1/campaigns/{id}/gifts',
    tag: 'office',
    summary:
      'Give a bonus by hand, or ask a colleague to agree when it is worth more than one operator may give',
    auth: 'operator',
    permission: 'give:bonuses',
    limits: kit.decisionLimits(),
    idempotent: true,
    bodyLimit: 64 * 1024,
    request: { params: pathOfCampaign, body: players.giftBody },
    responses: {
      200: { description: 'Given, or asked for', schema: z.object({ data: players.giftSchema }) },
    },
    errors: { ...DECIDED, 422: [API_CODES.accountStatus] },
    async handler({ params: { id }, body, operator, requestId, idempotencyKey }) {
      const { amount = null, ...wanted } = body;
      const given = await campaigns.give({ bonusId: id, ...wanted, amount }, idempotencyKey ?? '', {
        operator,
        requestId,
      });
      return { status: 200, body: { data: players.presentGift(given) } };
    },
  }),
  route({
    method: 'get',
    path: '/api/office/v1/bonuses',
    tag: 'office',
    summary: 'Players’ bonuses of a campaign or of a player, the latest first',
    auth: 'operator',
    permission: 'read:campaigns',
    limits: kit.watchLimits(),
    request: { query: grantsQuery.extend(kit.pageFields) },
    responses: { 200: { description: 'One page', schema: kit.listSchema(players.officeGrantSchema) } },
    async handler({ query }) {
      const filter = { bonusId: query.campaign, playerId: query.player, state: query.state, text: query.q };
      return {
        status: 200,
        body: await kit.pageOf(campaigns.grants, filter, query, players.presentOfficeGrant),
      };
    },
  }),
  route({
    method: 'post',
    path: '/api/office/v1/bonuses/{id}/cancel',
    tag: 'office',
    summary: 'End a player’s bonus; its bonus money goes back to the house',
    auth: 'operator',
    permission: 'cancel:bonuses',
    limits: kit.decisionLimits(),
    idempotent: true,
    request: { params: pathOf('The grant.'), body: reasonBody },
    responses: { 204: { description: 'Ended' } },
    errors: DECIDED,
    async handler({ params: { id }, body: { reason }, operator, requestId }) {
      await campaigns.cancel(id, reason, { operator, requestId });
      return { status: 204 };
    },
  }),
];
