import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { CASHBACK_OUTCOMES } from '@/lib/domain/loyalty';
import { route, type Route } from '../kernel/route';
import * as schemas from './cashback-run-schemas';
import type { CashbackOfOffice } from './cashback';
import * as kit from './list-kit';

const playersQuery = z.object({
  run: z.uuid().openapi({ description: 'Of the run.', example: '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11' }),
  q: kit.textField(),
  outcome: z
    .enum(CASHBACK_OUTCOMES)
    .optional()
    .openapi({ description: 'What became of it.', example: 'failed' }),
});
const filterOf = ({ run, q, outcome }: z.output<typeof playersQuery>) => ({ runId: run, text: q, outcome });

/** Runs of cashback: how a period stands, starting one, holding one back, and what they gave. */
export const cashbackRunRoutes = ({
  cashbackOfOffice: { runs },
}: {
  cashbackOfOffice: CashbackOfOffice;
}): Route[] => [
  route({
    method: 'get',
    path: '/api/office/v1/cashback/standing',
    tag: 'office',
    summary: 'How the run of a period stands',
    auth: 'operator',
    permission: 'read:cashback',
    limits: kit.watchLimits(),
    request: { query: schemas.periodParam },
    errors: { 404: [API_CODES.notFound] },
    responses: {
      200: { description: 'How it stands', schema: z.object({ data: schemas.standingSchema }) },
    },
    handler: async ({ query: { period } }) => ({
      status: 200,
      body: { data: schemas.presentStanding(await runs.standing(period)) },
    }),
  }),
  route({
    method: 'get',
    path: '/api/office/v1/cashback/runs',
    tag: 'office',
    summary: 'Runs of cashback, the latest first',
    auth: 'operator',
    permission: 'read:cashback',
    limits: kit.watchLimits(),
    request: { query: z.object(kit.pageFields) },
    responses: { 200: { description: 'One page', schema: kit.listSchema(schemas.runSchema) } },
    handler: async ({ query }) => ({
      status: 200,
      body: await kit.pageOf(runs.list, {}, query, schemas.presentRun),
    }),
  }),
  route({
    method: 'post',
    path: '/api/office/v1/cashback/runs',
    tag: 'office',
    summary:
      'Start the run of a period, or ask a colleague to agree where it comes to more than one operator may start',
    auth: 'operator',
    permission: 'run:cashback',
    limits: kit.decisionLimits(),
    idempotent: true,
    request: { body: schemas.startBody },
    errors: {
      404: [API_CODES.notFound],
      409: [API_CODES.transactionStatus],
      422: [API_CODES.accountStatus],
    },
    responses: {
      200: {
        description: 'It runs, or waits',
        schema: z.object({
          data: z.object({
            run: z
              .uuid()
              .nullable()
              .openapi({ description: 'Of the run; null where it waits.', example: null }),
            request: z
              .string()
              .nullable()
              .openapi({ description: 'Id of the request that waits; null where it runs.', example: '17' }),
          }),
        }),
      },
    },
    async handler({ body: { period, reason }, operator, requestId, idempotencyKey }) {
      const call = { operator, requestId, key: idempotencyKey ?? requestId };
      return { status: 200, body: { data: await runs.start(period, reason, call) } };
    },
  }),
  route({
    method: 'post',
    path: '/api/office/v1/cashback/holds',
    tag: 'office',
    summary: 'Hold the cashback of a period back, once, for a few days at most',
    auth: 'operator',
    permission: 'run:cashback',
    limits: kit.decisionLimits(),
    request: { body: schemas.holdBody },
    errors: { 404: [API_CODES.notFound], 409: [API_CODES.transactionStatus] },
    responses: {
      200: {
        description: 'It is held back',
        schema: z.object({
          data: z.object({
            until: z.iso.datetime().openapi({
              description: 'What was promised comes then. ISO 8601, UTC.',
              example: '2026-12-03T00:00:00.000Z',
            }),
          }),
        }),
      },
    },
    async handler({ body: { period, reason }, operator, requestId }) {
      const until = await runs.hold(period, reason, { operator, requestId });
      return { status: 200, body: { data: { until: until.toISOString() } } };
    },
  }),
  route({
    method: 'get',
    path: '/api/office/v1/cashback/run-players',
    tag: 'office',
    summary: 'What became of each player in a run',
    auth: 'operator',
    permission: 'read:cashback',
    limits: kit.watchLimits(),
    request: { query: playersQuery.extend(kit.pageFields) },
    responses: { 200: { description: 'One page', schema: kit.listSchema(schemas.runPlayerSchema) } },
    handler: async ({ query }) => ({
      status: 200,
      body: await kit.pageOf(runs.players, filterOf(query), query, schemas.presentRunPlayer),
    }),
  }),
  kit.csvRoute({
    list: '/api/office/v1/cashback/run-players',
    permission: 'export:cashback',
    query: playersQuery,
    summary: 'What became of each player in a run, as CSV',
    description: `At most ${kit.EXPORT_ROWS} rows. Amounts are minor units.`,
    table: (query, by) => runs.exportPlayers(filterOf(query), by),
  }),
  route({
    method: 'get',
    path: '/api/office/v1/cashback/months',
    tag: 'office',
    summary: 'What came back by months',
    auth: 'operator',
    permission: 'read:cashback',
    limits: kit.watchLimits(),
    responses: {
      200: { description: 'The latest first', schema: z.object({ data: z.array(schemas.monthSchema) }) },
    },
    handler: async () => ({
      status: 200,
      body: { data: (await runs.months()).map(schemas.presentMonth) },
    }),
  }),
];
