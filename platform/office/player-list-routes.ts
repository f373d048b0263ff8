import { z } from '@hono/zod-openapi';
import { PLAYER_SORTS, type PlayerFilter } from '../identity/service';
import { route, type Route } from '../kernel/route';
import * as kit from './list-kit';
import { presentListed } from './present';
import { listedPlayerSchema, statusSchema } from './schemas';
import type { OfficeService } from './service';

const filterQuery = z.object({
  q: kit.textField(),
  status: statusSchema
    .optional()
    .openapi({ description: 'Only accounts with this status.', example: 'blocked' }),
  country: kit.countryField(),
  created_from: kit.dayField('Accounts of this day and later.'),
  created_to: kit.dayField('Accounts of this day and earlier.'),
  sort: z
    .enum(PLAYER_SORTS)
    .default('created')
    .openapi({ description: 'What the list is in the order of.', example: 'created' }),
  order: kit.orderField('desc'),
});
const pageQuery = filterQuery.extend(kit.pageFields);

const filterOf = (query: z.output<typeof filterQuery>): Omit<PlayerFilter, 'offset' | 'limit'> => ({
  text: query.q,
  status: query.status,
  country: query.country,
  ...kit.momentsOf(query.created_from, query.created_to),
  sort: query.sort,
  descending: query.order === 'desc',
});

/** Players in a list, and the same list as a table to take away. */
export const playerListRoutes = (office: OfficeService): Route[] => [
  route({
    method: 'get',
    path: '/api/office/v1/players',
    tag: 'office',
    summary: 'Players, as filters and order ask',
    auth: 'operator',
    permission: 'read:players',
    limits: [{ name: 'office-players', points: 240, seconds: 60, by: 'operator' }],
    request: { query: pageQuery },
    responses: {
      200: {
        description: 'One page',
        schema: kit.listSchema(listedPlayerSchema),
      },
    },
    async handler({ query }) {
      return { status: 200, body: await kit.pageOf(office.players, filterOf(query), query, presentListed) };
    },
  }),
  kit.csvRoute({
    list: '/api/office/v1/players',
    permission: 'export:players',
    query: filterQuery,
    table: (query, by) => office.exportPlayers(filterOf(query), by),
  }),
];
