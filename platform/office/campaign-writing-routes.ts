import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { contentOf, contentSchema } from '../bonuses/service';
import { route, type Route } from '../kernel/route';
import { campaignId, pathOfCampaign, stateSchema } from './campaign-schemas';
import type { CampaignWritingOfOffice } from './campaign-writing';
import type { CampaignsOfOffice } from './campaigns';
import * as kit from './list-kit';
import { reasonBody, reasonField } from './schemas';

const MISSING = { 404: [API_CODES.notFound] };
const CHANGED = { ...MISSING, 409: [API_CODES.transactionStatus] };
const ASKED = { ...CHANGED, 422: [API_CODES.accountStatus] };
/** A list of some thousand players is in it. */
const BODY = 512 * 1024;

const revisionField = z.int().openapi({
  description: 'The version that was looked at: nobody else’s change is written over.',
  example: 3,
});
const requestField = z.uuid().nullable().openapi({
  description: 'The request that a colleague has to agree to; null when it is done.',
  example: null,
});
const asked = z.object({ data: z.object({ request: requestField }) });

const writtenSchema = z
  .object({
    id: campaignId(),
    revision: revisionField,
    state: stateSchema,
    content: contentSchema.describe('As it is written.'),
    listed: z.int().openapi({ description: 'Players on its list.', example: 0 }),
    waiting: z
      .object({
        id: z
          .uuid()
          .openapi({ description: 'The request.', example: '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11' }),
        action: z.string().openapi({ description: 'What was asked for.', example: 'bonuses.start' }),
        askedBy: z.string().openapi({ description: 'Id of the operator, of the CMS.', example: '1' }),
      })
      .nullable()
      .openapi({ description: 'What waits for a colleague; null for nothing.', example: null }),
  })
  .openapi('WrittenCampaign');

const changeBody = z
  .object({
    revision: revisionField,
    content: contentSchema.describe('As it is to be.'),
    reason: reasonField.nullable().openapi({
      description: 'Why; needed where a colleague has to agree.',
      example: 'The budget was used up in a week.',
    }),
  })
  .openapi('CampaignChange');
const startBody = z.object({ revision: revisionField, reason: reasonField }).openapi('CampaignStart');

const TURNS = [
  ['pause', 'Stop giving it for now; what was given or promised holds'],
  ['go-on', 'Go on with one that was paused'],
  ['end', 'End it for good; what was given or promised holds'],
] as const;

/** Writing campaigns, starting them, and stopping them. */
export const campaignWritingRoutes = (
  writing: CampaignWritingOfOffice,
  campaigns: Pick<CampaignsOfOffice, 'one'>,
): Route[] => [
  route({
    method: 'post',
    path: '/api/office/v1/campaigns',
    tag: 'office',
    summary: 'Begin a campaign',
    auth: 'operator',
    permission: 'write:campaigns',
    limits: kit.decisionLimits(),
    idempotent: true,
    bodyLimit: BODY,
    request: { body: contentSchema.openapi('CampaignContent') },
    responses: {
      201: { description: 'A draft', schema: z.object({ data: z.object({ id: campaignId() }) }) },
    },
    handler: async ({ body, operator, requestId }) => ({
      status: 201,
      body: { data: { id: await writing.write(body, { operator, requestId }) } },
    }),
  }),
  route({
    method: 'get',
    path: '/api/office/v1/campaigns/{id}/content',
    tag: 'office',
    summary: 'A campaign as it is written, to be changed or copied',
    auth: 'operator',
    permission: 'write:campaigns',
    limits: kit.watchLimits(),
    request: { params: pathOfCampaign },
    responses: { 200: { description: 'The campaign', schema: z.object({ data: writtenSchema }) } },
    errors: MISSING,
    async handler({ params: { id } }) {
      const { campaign, revision, state } = await campaigns.one(id);
      const [listed, waiting] = [await writing.countListed(id), await writing.request(id)];
      return {
        status: 200,
        body: { data: { id, revision, state, content: contentOf(campaign), listed, waiting } },
      };
    },
  }),
  route({
    method: 'put',
    path: '/api/office/v1/campaigns/{id}',
    tag: 'office',
    summary: 'Change a campaign, or ask a colleague to agree to other rules of one that was started',
    auth: 'operator',
    permission: 'write:campaigns',
    limits: kit.decisionLimits(),
    bodyLimit: BODY,
    request: { params: pathOfCampaign, body: changeBody },
    responses: { 200: { description: 'Saved, or asked for', schema: asked } },
    errors: ASKED,
    handler: async ({ params: { id }, body, operator, requestId }) => ({
      status: 200,
      body: { data: { request: await writing.change(id, body, { operator, requestId }) } },
    }),
  }),
  route({
    method: 'post',
    path: '/api/office/v1/campaigns/{id}/start',
    tag: 'office',
    summary: 'Ask a colleague to start a campaign as it is written',
    auth: 'operator',
    permission: 'write:campaigns',
    limits: kit.decisionLimits(),
    request: { params: pathOfCampaign, body: startBody },
    responses: { 200: { description: 'Asked for', schema: asked } },
    errors: ASKED,
    handler: async ({ params: { id }, body, operator, requestId }) => ({
      status: 200,
      body: { data: { request: await writing.askToStart(id, body, { operator, requestId }) } },
    }),
  }),
  ...TURNS.map(([turn, summary]) =>
    route({
      method: 'post',
      path: `/api/office/v1/campaigns/{id}/${turn}`,
      tag: 'office',
      summary,
      auth: 'operator',
      permission: 'write:campaigns',
      limits: kit.decisionLimits(),
      request: { params: pathOfCampaign, body: reasonBody },
      responses: { 204: { description: 'Done' } },
      errors: CHANGED,
      async handler({ params: { id }, body: { reason }, operator, requestId }) {
        await writing.turn(id, turn, reason, { operator, requestId });
        return { status: 204 };
      },
    }),
  ),
];
