import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { HIT_KINDS } from '@/lib/domain/campaigns';
import { route, type Route } from '../kernel/route';
import * as players from './campaign-player-schemas';
import { campaignId } from './campaign-schemas';
import type { CampaignsOfOffice } from './campaigns';
import { hitSchema, presentHit } from './guard-schemas';
import * as kit from './list-kit';

const ID = '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11';
const DECIDED = {
  404: [API_CODES.notFound],
  409: [API_CODES.transactionStatus],
  422: [API_CODES.accountStatus],
};

const isDecided = (said: 'yes' | 'no' | undefined) => (said === undefined ? undefined : said === 'yes');
const refusalsQuery = z.object({
  campaign: campaignId().optional(),
  decided: z
    .enum(['yes', 'no'])
    .optional()
    .openapi({ description: 'Only those that somebody has decided, or only the others.', example: 'no' }),
});
const kindField = () =>
  z.enum(HIT_KINDS).openapi({
    description:
      '`deposit`: one that came without its bonus. `deposit_back`: a bonus whose deposit went back. `covering`: rounds that counted ' +
      'nothing. `max_bet`: stakes that were refused.',
    example: 'covering',
  });
const hitsQuery = refusalsQuery.extend({
  player: z.uuid().optional().openapi({ description: 'Only this player’s.', example: ID }),
  kind: kindField().optional(),
});
const pathOfHit = z.object({
  kind: kindField(),
  id: z.uuid().openapi({ description: 'The deposit of `deposit`, else the player’s bonus.', example: ID }),
});

/** What guards of bonuses have done, and deciding about it. */
export const guardRoutes = (campaigns: CampaignsOfOffice): Route[] => [
  route({
    method: 'get',
    path: '/api/office/v1/bonus-refusals',
    tag: 'office',
    summary: 'Who was not given a bonus, as a second account of one person; what waits for a decision first',
    auth: 'operator',
    permission: 'read:campaigns',
    limits: kit.watchLimits(),
    request: { query: refusalsQuery.extend(kit.pageFields) },
    responses: { 200: { description: 'One page', schema: kit.listSchema(players.refusalSchema) } },
    handler: async ({ query }) => ({
      status: 200,
      body: await kit.pageOf(
        campaigns.refused,
        { bonusId: query.campaign, decided: isDecided(query.decided) },
        query,
        players.presentRefusal,
      ),
    }),
  }),
  route({
    method: 'get',
    path: '/api/office/v1/guard-hits',
    tag: 'office',
    summary: 'What guards have done to bonuses, beside second accounts; what waits for a decision first',
    auth: 'operator',
    permission: 'read:campaigns',
    limits: kit.watchLimits(),
    request: { query: hitsQuery.extend(kit.pageFields) },
    responses: { 200: { description: 'One page', schema: kit.listSchema(hitSchema) } },
    handler: async ({ query }) => ({
      status: 200,
      body: await kit.pageOf(
        campaigns.hits,
        {
          bonusId: query.campaign,
          playerId: query.player,
          kind: query.kind,
          decided: isDecided(query.decided),
        },
        query,
        presentHit,
      ),
    }),
  }),
  route({
    method: 'post',
    path: '/api/office/v1/guard-hits/{kind}/{id}/decision',
    tag: 'office',
    summary:
      'Decide that a guard was right, or let the player have what it kept; a colleague has to agree when it is worth more than one operator may give',
    auth: 'operator',
    permission: 'decide:refusals',
    limits: kit.decisionLimits(),
    idempotent: true,
    request: { params: pathOfHit, body: players.decisionBody },
    responses: {
      200: { description: 'Decided, or asked for', schema: z.object({ data: players.decidedSchema }) },
    },
    errors: DECIDED,
    async handler({ params, body, operator, requestId }) {
      return {
        status: 200,
        body: { data: await campaigns.decideHit({ ...params, ...body }, { operator, requestId }) },
      };
    },
  }),
];
