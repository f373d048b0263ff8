import { z } from '@hono/zod-openapi';
import { OFFICE_ROLES } from '@/lib/domain/office-permissions';
import { route, type Route } from '../kernel/route';
import {
  knownSchema,
  OPERATOR_SORTS,
  OPERATOR_STATES,
  presentKnown,
  type OperatorFilter,
} from '../operators/service';
import * as kit from './list-kit';
import type { WatchService } from './watch';

const filterQuery = z.object({
  q: kit.textField(),
  role: z
    .enum(OFFICE_ROLES)
    .optional()
    .openapi({ description: 'Only operators with this role.', example: 'support' }),
  state: z.enum(OPERATOR_STATES).optional().openapi({
    description: 'Whether the office opens to them: `open` with any role, `shut` without.',
    example: 'open',
  }),
  sort: z
    .enum(OPERATOR_SORTS)
    .default('email')
    .openapi({ description: 'What the list is in the order of.', example: 'email' }),
  order: kit.orderField('asc'),
});

const filterOf = (query: z.output<typeof filterQuery>): Omit<OperatorFilter, 'offset' | 'limit'> => ({
  text: query.q,
  role: query.role,
  state: query.state,
  sort: query.sort,
  descending: query.order === 'desc',
});

/** Operators in a list, and the same list as a table to take away. */
export const operatorListRoutes = (watch: Pick<WatchService, 'operators' | 'exportOperators'>): Route[] => [
  route({
    method: 'get',
    path: '/api/office/v1/operators',
    tag: 'office',
    summary: 'Everybody who was ever in the office, with their roles',
    auth: 'operator',
    permission: 'read:operators',
    limits: kit.watchLimits(),
    request: { query: filterQuery.extend(kit.pageFields) },
    responses: { 200: { description: 'One page', schema: kit.listSchema(knownSchema) } },
    async handler({ query }) {
      return { status: 200, body: await kit.pageOf(watch.operators, filterOf(query), query, presentKnown) };
    },
  }),
  kit.csvRoute({
    list: '/api/office/v1/operators',
    permission: 'export:operators',
    query: filterQuery,
    table: (query, by) => watch.exportOperators(filterOf(query), by),
  }),
];
