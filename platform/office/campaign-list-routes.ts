import { z } from '@hono/zod-openapi';
import { CAMPAIGN_SORTS, type CampaignFilter } from '../bonuses/service';
import { route, type Route } from '../kernel/route';
import { listedCampaignSchema, presentListed, stateSchema, tagSchema } from './campaign-schemas';
import type { CampaignsOfOffice } from './campaigns';
import * as kit from './list-kit';

const filterQuery = z.object({
  q: kit
    .textField()
    .openapi({ description: 'Part of the name, the id or the promo code.', example: 'welcome' }),
  state: stateSchema.optional(),
  type: z.coerce
    .number()
    .int()
    .min(0)
    .max(8)
    .optional()
    .openapi({ description: 'Only of this type; 5 is a bonus on deposits.', example: 5 }),
  tag: tagSchema.optional(),
  sort: z
    .enum(CAMPAIGN_SORTS)
    .default('changed')
    .openapi({ description: 'What the list is in the order of.', example: 'changed' }),
  order: kit.orderField('desc'),
});

const filterOf = ({
  q,
  state,
  type,
  tag,
  sort,
  order,
}: z.output<typeof filterQuery>): Omit<CampaignFilter, 'offset' | 'limit'> => ({
  text: q,
  state,
  type,
  tag,
  sort,
  descending: order === 'desc',
});

/** Campaigns of bonuses in a list. */
export const campaignListRoutes = (campaigns: Pick<CampaignsOfOffice, 'list' | 'exportResults'>): Route[] => [
  route({
    method: 'get',
    path: '/api/office/v1/campaigns',
    tag: 'office',
    summary: 'Campaigns of bonuses with their budgets and what came of them',
    auth: 'operator',
    permission: 'read:campaigns',
    limits: kit.watchLimits(),
    request: { query: filterQuery.extend(kit.pageFields) },
    responses: { 200: { description: 'One page', schema: kit.listSchema(listedCampaignSchema) } },
    async handler({ query }) {
      return { status: 200, body: await kit.pageOf(campaigns.list, filterOf(query), query, presentListed) };
    },
  }),
  kit.csvRoute({
    list: '/api/office/v1/campaigns',
    permission: 'export:campaigns',
    query: filterQuery,
    summary: 'The results of the same campaigns as CSV, a line for each currency',
    description: `Of at most ${kit.EXPORT_ROWS} campaigns. Amounts are minor units.`,
    table: (query, by) => campaigns.exportResults(filterOf(query), by),
  }),
];
