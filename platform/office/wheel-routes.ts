import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { WHEEL_PRIZES } from '@/lib/domain/wheel';
import { route, type Route } from '../kernel/route';
import { DESK_SPIN_SORTS, type DeskSpinFilter } from '../wheel/service';
import * as kit from './list-kit';
import type { WheelOfOffice } from './wheel';
import * as schemas from './wheel-schemas';

const filterQuery = z.object({
  q: kit.textField(),
  kind: z.enum(WHEEL_PRIZES).optional().openapi({ description: 'What the field says.', example: 'bonus' }),
  withheld: z
    .enum(['yes', 'no'])
    .optional()
    .openapi({ description: 'Whether the prize was held back.', example: 'yes' }),
  sort: z
    .enum(DESK_SPIN_SORTS)
    .default('at')
    .openapi({ description: 'What the list is in the order of.', example: 'worth' }),
  order: kit.orderField('desc'),
});
const filterOf = ({
  q,
  kind,
  withheld,
  sort,
  order,
}: z.output<typeof filterQuery>): Omit<DeskSpinFilter, 'offset' | 'limit'> => ({
  ...{ text: q, kind, sort },
  withheld: withheld === undefined ? undefined : withheld === 'yes',
  descending: order === 'desc',
});

/** The wheel of fortune: its switch, its tables, what it gave, and its turns. */
export const wheelOfficeRoutes = ({ wheelOfOffice: wheel }: { wheelOfOffice: WheelOfOffice }): Route[] => [
  route({
    method: 'get',
    path: '/api/office/v1/wheel',
    tag: 'office',
    summary: 'The wheel of fortune: its switch, its tables, and what it gave by months',
    auth: 'operator',
    permission: 'read:wheel',
    limits: kit.watchLimits(),
    responses: {
      200: { description: 'All of it', schema: z.object({ data: schemas.wheelOverviewSchema }) },
    },
    handler: async () => ({
      status: 200,
      body: { data: schemas.presentOverview(await wheel.shown()) },
    }),
  }),
  route({
    method: 'put',
    path: '/api/office/v1/wheel/switch',
    tag: 'office',
    summary: 'Let the wheel turn, or stand still, for everybody',
    auth: 'operator',
    permission: 'switch:wheel',
    limits: kit.decisionLimits(),
    request: { body: schemas.switchBody },
    responses: { 204: { description: 'Done' } },
    errors: { 409: [API_CODES.transactionStatus] },
    async handler({ body: { isOn, reason }, operator: { operatorId }, requestId }) {
      await wheel.desk.turn(isOn, { operatorId, reason, requestId });
      return { status: 204 };
    },
  }),
  route({
    method: 'post',
    path: '/api/office/v1/wheel/tables',
    tag: 'office',
    summary: 'Ask a colleague to agree to another table of the wheel',
    auth: 'operator',
    permission: 'change:wheel',
    limits: kit.decisionLimits(),
    idempotent: true,
    request: { body: schemas.tableBody },
    responses: {
      200: {
        description: 'It waits',
        schema: z.object({
          data: z.object({
            request: z.string().openapi({ description: 'Id of the request.', example: '17' }),
          }),
        }),
      },
    },
    errors: { 409: [API_CODES.transactionStatus], 422: [API_CODES.accountStatus] },
    async handler({ body: { after, content, reason }, operator, requestId, idempotencyKey }) {
      const by = { operator, requestId, key: idempotencyKey ?? requestId };
      const request = await wheel.ask({ ...content, after }, reason, by);
      return { status: 200, body: { data: { request } } };
    },
  }),
  route({
    method: 'get',
    path: '/api/office/v1/wheel/turns',
    tag: 'office',
    summary: 'Turns of the wheel, the latest first',
    auth: 'operator',
    permission: 'read:wheel',
    limits: kit.watchLimits(),
    request: { query: filterQuery.extend(kit.pageFields) },
    responses: { 200: { description: 'One page', schema: kit.listSchema(schemas.deskSpinSchema) } },
    async handler({ query }) {
      const body = await kit.pageOf(wheel.desk.spins, filterOf(query), query, schemas.presentDeskSpin);
      return { status: 200, body };
    },
  }),
  kit.csvRoute({
    list: '/api/office/v1/wheel/turns',
    permission: 'export:wheel',
    query: filterQuery,
    description: `At most ${kit.EXPORT_ROWS} rows. Amounts are minor units.`,
    table: (query, by) => wheel.exportSpins(filterOf(query), by),
  }),
];
