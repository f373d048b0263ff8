import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { DIFFERENCE_STATES } from '@/lib/domain/differences';
import { route, type Route } from '../kernel/route';
import { DIFFERENCE_SORTS, type DifferenceFilter } from '../payments/service';
import {
  booksSummarySchema,
  classSchema,
  kindSchema,
  listedDifferenceSchema,
  presentDifference,
  presentSummary,
} from './difference-schemas';
import type { DifferencesOfOffice } from './differences';
import * as kit from './list-kit';
import { pathOf, reasonBody } from './schemas';

const filterQuery = z.object({
  q: kit.textField(),
  state: z
    .enum(DIFFERENCE_STATES)
    .optional()
    .openapi({ description: 'Only differences that stand so.', example: 'open' }),
  class: classSchema.optional(),
  kind: kindSchema.optional(),
  moved_from: kit.dayField('The money moved on this day or later.'),
  moved_to: kit.dayField('The money moved on this day or earlier.'),
  sort: z
    .enum(DIFFERENCE_SORTS)
    .default('found')
    .openapi({ description: 'What the list is in the order of.', example: 'found' }),
  order: kit.orderField('asc'),
});

const filterOf = (query: z.output<typeof filterQuery>): Omit<DifferenceFilter, 'offset' | 'limit'> => ({
  text: query.q,
  state: query.state,
  class: query.class,
  kind: query.kind,
  ...kit.momentsOf(query.moved_from, query.moved_to),
  sort: query.sort,
  descending: query.order === 'desc',
});

/** Where the payment companies' books differ from ours: a list, both sides added up, and closing one. */
export const differenceRoutes = (differences: DifferencesOfOffice): Route[] => [
  route({
    method: 'get',
    path: '/api/office/v1/differences',
    tag: 'office',
    summary: 'Where the payment companies’ books differ from ours, the longest ago first',
    auth: 'operator',
    permission: 'read:payments',
    limits: kit.watchLimits(),
    request: { query: filterQuery.extend(kit.pageFields) },
    responses: { 200: { description: 'One page', schema: kit.listSchema(listedDifferenceSchema) } },
    async handler({ query }) {
      return {
        status: 200,
        body: await kit.pageOf(differences.list, filterOf(query), query, presentDifference),
      };
    },
  }),
  kit.csvRoute({
    list: '/api/office/v1/differences',
    permission: 'export:payments',
    query: filterQuery,
    table: (query, by) => differences.exportAll(filterOf(query), by),
  }),
  route({
    method: 'get',
    path: '/api/office/v1/differences/summary',
    tag: 'office',
    summary: 'Both sides of the books by day, and when they were last read and checked',
    auth: 'operator',
    permission: 'read:payments',
    limits: kit.watchLimits(),
    request: {
      query: z.object({
        days: z.coerce
          .number()
          .int()
          .min(1)
          .max(92)
          .default(7)
          .openapi({ description: 'How many days back.', example: 7 }),
      }),
    },
    responses: { 200: { description: 'The sums', schema: z.object({ data: booksSummarySchema }) } },
    async handler({ query: { days } }) {
      return { status: 200, body: { data: presentSummary(await differences.summary(days)) } };
    },
  }),
  route({
    method: 'post',
    path: '/api/office/v1/differences/{id}/close',
    tag: 'office',
    summary: 'Close a difference, with a reason',
    description: 'Moves no money. It is not opened again, whatever either side says later.',
    auth: 'operator',
    permission: 'decide:payments',
    limits: kit.decisionLimits(),
    request: { params: pathOf('The difference.'), body: reasonBody },
    responses: { 204: { description: 'Closed' } },
    errors: { 404: [API_CODES.transactionNotFound], 409: [API_CODES.transactionStatus] },
    async handler({ params: { id }, body: { reason }, operator, requestId }) {
      await differences.close(id, reason, operator, requestId);
      return { status: 204 };
    },
  }),
];
