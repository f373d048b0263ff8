import { z } from '@hono/zod-openapi';
import type { OfficePermission } from '@/lib/domain/office-permissions';
import { metaOfPage, rowsOfPage, type Listing } from '../kernel/listing';
import { route } from '../kernel/route';
import { pageMetaSchema } from '../kernel/schemas';
import type { OperatorSession } from '../kernel/session';

/** The most rows of one export. */
export const EXPORT_ROWS = 10_000;
const EXPORT_STEP = 500;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A day of a filter: `YYYY-MM-DD`, UTC. */
export const dayField = (description: string) =>
  z.iso
    .date()
    .optional()
    .openapi({ description: `${description} \`YYYY-MM-DD\`, UTC.`, example: '2026-11-24' });

/** From the first moment of a day up to the last one of another. */
export const momentsOf = (from: string | undefined, to: string | undefined) => ({
  from: from === undefined ? undefined : new Date(from),
  before: to === undefined ? undefined : new Date(Date.parse(to) + DAY_MS),
});

/** How often lists are looked at, taken away, and something in them is decided. */
export const watchLimits = () => [
  { name: 'office-watch', points: 300, seconds: 60, by: 'operator' as const },
];
export const exportLimits = () => [
  { name: 'office-export', points: 10, seconds: 600, by: 'operator' as const },
];
export const decisionLimits = () => [
  { name: 'office-decisions', points: 60, seconds: 60, by: 'operator' as const },
];

export const textField = () =>
  z
    .string()
    .trim()
    .min(1)
    .max(120)
    .optional()
    .openapi({ description: 'Part of the address or of the name, or the whole id.', example: 'klein' });

export const countryField = () =>
  z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional();

export const orderField = (usual: 'asc' | 'desc') =>
  z.enum(['asc', 'desc']).default(usual).openapi({ description: 'Up or down.', example: usual });

export const pageFields = {
  page: z.coerce.number().int().min(1).max(2_000).default(1),
  per_page: z.coerce.number().int().min(1).max(100).default(50),
};

/** A page of a list, and how many pages there are. */
export const listSchema = <Row extends z.ZodType>(row: Row) =>
  z.object({
    data: z.array(row),
    meta: pageMetaSchema,
  });

/** A page of a list as it goes out. */
export async function pageOf<Filter extends object, Row, Shown>(
  list: Listing<Filter & { offset: number; limit: number }, Row>,
  filter: Filter,
  { page, per_page: perPage }: { page: number; per_page: number },
  present: (row: Row) => Shown,
) {
  const at = { page, perPage };
  const wanted = { ...filter, ...rowsOfPage(at) };
  const [rows, count] = await Promise.all([list.rows(wanted), list.count(wanted)]);
  return { data: rows.map(present), meta: metaOfPage(at, count) };
}

/** All rows of a list, read in steps, as far as an export goes. */
export async function allRows<Row>(
  read: (at: { offset: number; limit: number }) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let offset = 0; offset < EXPORT_ROWS; offset += EXPORT_STEP) {
    const some = await read({ offset, limit: EXPORT_STEP });
    rows.push(...some);
    if (some.length < EXPORT_STEP) break;
  }
  return rows;
}

export const csvResponse = () => ({
  description:
    'RFC 4180, with a line of headings; texts that a spreadsheet would take for a formula begin with an apostrophe',
  contentType: 'text/csv' as const,
  schema: z.string().openapi({ description: 'The table.', example: 'id,email\r\n' }),
});

/** A table to take away. */
export const csvAnswer = (table: string, filename: string, requestId: string): Response =>
  new Response(table, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${filename}"`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'X-Request-Id': requestId,
    },
  });

/** A list to take away, as CSV: a file that is called by the last part of the list's address. */
export const csvRoute = <Query extends z.ZodObject>({
  list,
  permission,
  query: filterQuery,
  summary = 'The same list as CSV',
  description = `At most ${EXPORT_ROWS} rows.`,
  table,
}: {
  list: `/api/office/v1/${string}`;
  permission: OfficePermission;
  query: Query;
  summary?: string;
  description?: string;
  /** The table; it writes down who took it. */
  table(query: z.output<Query>, by: { operator: OperatorSession; requestId: string }): Promise<string>;
}) =>
  route({
    method: 'get',
    path: `${list}/export`,
    tag: 'office',
    summary,
    description: `${description} It is written down who took it.`,
    auth: 'operator',
    permission,
    limits: exportLimits(),
    request: { query: filterQuery },
    responses: { 200: csvResponse() },
    async handler({ query, operator, requestId }) {
      const name = list.split('/').at(-1) ?? 'list';
      return csvAnswer(await table(query, { operator, requestId }), `${name}.csv`, requestId);
    },
  });
