import { z } from '@hono/zod-openapi';
import { PLAYER_SORTS, type PlayerFilter } from '../identity/service';
import { route, type Route } from '../kernel/route';
import { presentListed } from './present';
import { listedPlayerSchema } from './schemas';
import { EXPORT_ROWS, type OfficeService } from './service';

/** A day: its first moment, UTC. */
const day = (description: string) =>
  z.iso
    .date()
    .optional()
    .openapi({ description: `${description} \`YYYY-MM-DD\`, UTC.`, example: '2026-11-24' });

const filterQuery = z.object({
  q: z
    .string()
    .trim()
    .min(1)
    .max(120)
    .optional()
    .openapi({ description: 'Part of the address or of the name, or the whole id.', example: 'klein' }),
  status: z
    .enum(['active', 'blocked', 'excluded'])
    .optional()
    .openapi({ description: 'Only accounts with this status.', example: 'blocked' }),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  created_from: day('Accounts of this day and later.'),
  created_to: day('Accounts of this day and earlier.'),
  sort: z
    .enum(PLAYER_SORTS)
    .default('created')
    .openapi({ description: 'What the list is in the order of.', example: 'created' }),
  order: z.enum(['asc', 'desc']).default('desc').openapi({ description: 'Up or down.', example: 'desc' }),
});
const pageQuery = filterQuery.extend({
  page: z.coerce.number().int().min(1).max(2_000).default(1),
  per_page: z.coerce.number().int().min(1).max(100).default(50),
});

const DAY_MS = 24 * 60 * 60 * 1000;

function filterOf(query: z.output<typeof filterQuery>): Omit<PlayerFilter, 'offset' | 'limit'> {
  const { q, status, country, created_from: from, created_to: to, sort, order } = query;
  return {
    text: q,
    status,
    country,
    from: from === undefined ? undefined : new Date(from),
    before: to === undefined ? undefined : new Date(Date.parse(to) + DAY_MS),
    sort,
    descending: order === 'desc',
  };
}

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
        schema: z.object({
          data: z.array(listedPlayerSchema),
          meta: z.object({ page: z.int(), perPage: z.int(), total: z.int(), lastPage: z.int() }),
        }),
      },
    },
    async handler({ query }) {
      const { page, per_page: perPage, ...filter } = query;
      const offset = (page - 1) * perPage;
      const { players, total } = await office.players({ ...filterOf(filter), offset, limit: perPage });
      const lastPage = Math.max(1, Math.ceil(total / perPage));
      return {
        status: 200,
        body: { data: players.map(presentListed), meta: { page, perPage, total, lastPage } },
      };
    },
  }),
  route({
    method: 'get',
    path: '/api/office/v1/players/export',
    tag: 'office',
    summary: 'The same list as CSV',
    description: `At most ${EXPORT_ROWS} rows. It is written down who took it.`,
    auth: 'operator',
    permission: 'export:players',
    limits: [{ name: 'office-export', points: 10, seconds: 600, by: 'operator' }],
    request: { query: filterQuery },
    responses: {
      200: {
        description:
          'RFC 4180, with a line of headings; texts that a spreadsheet would take for a formula begin with an apostrophe',
        contentType: 'text/csv',
        schema: z.string().openapi({ description: 'The table.', example: 'id,email\r\n' }),
      },
    },
    async handler({ query, operator, requestId }) {
      const filter = { ...filterOf(query), offset: 0, limit: EXPORT_ROWS };
      const table = await office.exportPlayers(filter, { operator, requestId });
      return new Response(table, {
        headers: {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': 'attachment; filename="players.csv"',
          'Cache-Control': 'no-store',
          'X-Content-Type-Options': 'nosniff',
          'X-Request-Id': requestId,
        },
      });
    },
  }),
];
