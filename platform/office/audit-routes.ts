import { z } from '@hono/zod-openapi';
import { AUDIT_SORTS } from '../audit/service';
import { route, type Route } from '../kernel/route';
import * as kit from './list-kit';
import { presentEntry } from './present';
import * as schemas from './schemas';
import type { WatchedAudit, WatchService } from './watch';

const HISTORY_PAGE = 50;

const filterQuery = z.object({
  actor: z.string().trim().min(1).max(120).optional().openapi({
    description:
      'Who did it: part of an operator’s address, the whole id of anybody, or a part of the system.',
    example: 'jonas@parlour.example',
  }),
  kind: schemas.actorKindSchema.optional(),
  action: z
    .string()
    .regex(/^[a-z.-]{1,64}$/)
    .optional()
    .openapi({ description: 'Only deeds whose code begins so.', example: 'office.' }),
  about: z.string().trim().min(1).max(120).optional().openapi({
    description: 'To what it was done, by its whole id; of a player also what they did.',
    example: '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11',
  }),
  from: kit.dayField('Of this day and later.'),
  to: kit.dayField('Of this day and earlier.'),
  sort: z
    .enum(AUDIT_SORTS)
    .default('at')
    .openapi({ description: 'What the list is in the order of.', example: 'at' }),
  order: kit.orderField('desc'),
});

const filterOf = ({
  from,
  to,
  order,
  ...rest
}: z.output<typeof filterQuery>): Omit<WatchedAudit, 'offset' | 'limit'> => ({
  ...rest,
  ...kit.momentsOf(from, to),
  descending: order === 'desc',
});

/** Who did what: everything in a list, and of one player in order. */
export const auditRoutes = (watch: Pick<WatchService, 'audit' | 'exportAudit' | 'history'>): Route[] => [
  route({
    method: 'get',
    path: '/api/office/v1/audit',
    tag: 'office',
    summary: 'Who did what, the latest first',
    auth: 'operator',
    permission: 'read:audit',
    limits: kit.watchLimits(),
    request: { query: filterQuery.extend(kit.pageFields) },
    responses: { 200: { description: 'One page', schema: kit.listSchema(schemas.entrySchema) } },
    async handler({ query }) {
      return { status: 200, body: await kit.pageOf(watch.audit, filterOf(query), query, presentEntry) };
    },
  }),
  kit.csvRoute({
    list: '/api/office/v1/audit',
    permission: 'export:audit',
    query: filterQuery,
    table: (query, by) => watch.exportAudit(filterOf(query), by),
  }),
  route({
    method: 'get',
    path: '/api/office/v1/players/{id}/history',
    tag: 'office',
    summary: 'What a player did and what was done to them, the latest first',
    auth: 'operator',
    permission: 'read:history',
    limits: kit.watchLimits(),
    request: {
      params: schemas.pathOfPlayer,
      query: z.object({
        cursor: z.string().max(120).optional().openapi({
          description: '`meta.next` of the answer before; nothing for the first.',
          example: '4711',
        }),
      }),
    },
    responses: {
      200: {
        description: 'Entries',
        schema: z.object({
          data: z.array(schemas.entrySchema),
          meta: z.object({
            next: z.string().nullable().openapi({
              description: '`cursor` of the entries after these; null with the last ones.',
              example: '4662',
            }),
          }),
        }),
      },
    },
    async handler({ params: { id }, query: { cursor } }) {
      const before = cursor && /^\d{1,18}$/.test(cursor) ? BigInt(cursor) : undefined;
      const rows = await watch.history({ about: id, before, limit: HISTORY_PAGE });
      const next = rows.length === HISTORY_PAGE ? String(rows.at(-1)?.id) : null;
      return { status: 200, body: { data: rows.map(presentEntry), meta: { next } } };
    },
  }),
];
