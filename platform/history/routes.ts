import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { metaOfPage } from '../kernel/listing';
import { route, type Route } from '../kernel/route';
import { currencySchema, languageQuery, pageMetaSchema } from '../kernel/schemas';
import {
  filterOf,
  momentField,
  presentTransaction,
  transactionFilterFields,
  type LedgerService,
} from '../ledger/service';
import * as schemas from './schemas';
import type { HistoryService, Period } from './service';

const DAY_MS = 24 * 60 * 60 * 1000;
const QUARTER_MS = 15 * 60 * 1000;
/** The longest time that sums and statements are asked for: a year and a day of it twice. */
const PERIOD_MAX_MS = 367 * DAY_MS;

const ZONES = new Set(Intl.supportedValuesOf('timeZone'));

/**
 * A time zone by a name that Node and PostgreSQL understand alike; null for none. `BST`, for one, is Dhaka's to Node and
 * London's to PostgreSQL.
 */
function timeZoneOf(name: string): string | null {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    return ZONES.has(timeZone) || timeZone === 'UTC' || timeZone.startsWith('Etc/GMT') ? timeZone : null;
  } catch {
    return null;
  }
}

const timeZoneField = z
  .string()
  .max(64)
  .refine((name) => timeZoneOf(name) !== null)
  .transform((name) => timeZoneOf(name) ?? 'UTC')
  .default('UTC')
  .openapi({ description: 'A name of the IANA time zone database.', example: 'Europe/Berlin' });

/** Sums are kept by quarters of an hour. */
const quarterField = momentField.refine((at) => at.getTime() % QUARTER_MS === 0);
const periodFields = { from: quarterField, to: quarterField };
const isPeriod = ({ from, to }: Period) => from < to && to.getTime() - from.getTime() <= PERIOD_MAX_MS;
const roundParams = z.object({
  game: z.string().max(64).openapi({ description: 'Id of a game.', example: 'g107' }),
  round: z.string().max(256).openapi({ description: 'Id of the round.', example: 'r-88120437' }),
});
const ofCurrency = { currency: currencySchema.optional() };

/** How often somebody looks back. */
const limits = () => [{ name: 'history', points: 240, seconds: 60, by: 'player' as const }];
const tags = { tag: 'history' as const, auth: 'player' as const };

export function historyRoutes({
  history,
  ledger,
}: {
  history: HistoryService;
  ledger: LedgerService;
}): Route[] {
  return [
    route({
      method: 'get',
      path: '/api/v1/me/rounds',
      ...tags,
      summary: 'The player’s rounds, the newest first',
      limits: limits(),
      request: {
        query: z.object({
          from: momentField.optional(),
          to: momentField.optional(),
          game: z
            .string()
            .regex(/^[\w-]{1,64}$/)
            .optional()
            .openapi({ description: 'Id of a game.', example: 'g107' }),
          page: z.coerce.number().int().min(1).max(2_000).default(1),
          per_page: z.coerce.number().int().min(1).max(100).default(20),
        }),
      },
      responses: {
        200: {
          description: 'One page',
          schema: z.object({
            data: z.array(schemas.roundSchema),
            meta: pageMetaSchema,
          }),
        },
      },
      handler: async ({ player, query: { game, page, per_page: perPage, from, to } }) => {
        const filter = { from, to, gameId: game, page, perPage };
        const { rows, total } = await history.rounds(player.playerId, filter);
        const data = rows.map(schemas.presentRound);
        return { status: 200, body: { data, meta: metaOfPage(filter, total) } };
      },
    }),

    route({
      method: 'get',
      path: '/api/v1/me/rounds/{game}/{round}',
      ...tags,
      summary: 'One round, with what moved in it',
      limits: limits(),
      request: { params: roundParams },
      errors: { 404: [API_CODES.transactionNotFound] },
      responses: {
        200: { description: 'The round', schema: z.object({ data: schemas.roundDetailSchema }) },
      },
      handler: async ({ player, params }) => ({
        status: 200,
        body: {
          data: schemas.presentRoundDetail(await history.round(player.playerId, params.game, params.round)),
        },
      }),
    }),

    route({
      method: 'get',
      path: '/api/v1/me/rounds/{game}/{round}/replay',
      ...tags,
      summary: 'Where a round can be seen again, step by step',
      description: 'An address of the game’s studio. Whoever has it sees this round.',
      limits: [{ name: 'history-replay', points: 60, seconds: 60, by: 'player' }],
      request: { params: roundParams, query: languageQuery },
      errors: { 404: [API_CODES.transactionNotFound], 502: [API_CODES.gameProvider] },
      responses: {
        200: {
          description: 'The address',
          schema: z.object({
            data: z.object({
              url: z.url().nullable().openapi({
                description: 'On the studio’s own origin; null when it has nothing to show of this round.',
                example: 'https://studio.example/replay/a1',
              }),
            }),
          }),
        },
      },
      handler: async ({ player, params, query: { language } }) => {
        const { game: gameId, round: roundId } = params;
        const url = await history.replay({ playerId: player.playerId, gameId, roundId, language });
        return { status: 200, body: { data: { url } } };
      },
    }),

    route({
      method: 'get',
      path: '/api/v1/me/days',
      ...tags,
      summary: 'What was played on each day, the newest first',
      limits: limits(),
      request: { query: z.object({ ...periodFields, time_zone: timeZoneField }).refine(isPeriod) },
      responses: { 200: { description: 'The days', schema: z.object({ data: z.array(schemas.daySchema) }) } },
      handler: async ({ player, query: { from, to, time_zone: timeZone } }) => ({
        status: 200,
        body: {
          data: (await history.days(player.playerId, { from, to, timeZone })).map(schemas.presentDay),
        },
      }),
    }),

    route({
      method: 'get',
      path: '/api/v1/me/sums',
      ...tags,
      summary: 'What came in, went out and was played within a time',
      limits: limits(),
      request: { query: z.object({ ...periodFields, ...ofCurrency }).refine(isPeriod) },
      responses: { 200: { description: 'The sums', schema: z.object({ data: schemas.historySumsSchema }) } },
      handler: async ({ player, query: { from, to, currency = player.currency } }) => ({
        status: 200,
        body: {
          data: schemas.presentHistorySums(await history.sums(player.playerId, currency, { from, to })),
        },
      }),
    }),

    route({
      method: 'get',
      path: '/api/v1/me/statement',
      ...tags,
      summary: 'The real balance at the beginning and the end of a time, and what changed it',
      limits: limits(),
      request: { query: z.object({ ...periodFields, ...ofCurrency }).refine(isPeriod) },
      responses: {
        200: { description: 'The statement', schema: z.object({ data: schemas.statementSchema }) },
      },
      handler: async ({ player, query: { from, to, currency = player.currency } }) => ({
        status: 200,
        body: {
          data: schemas.presentStatement(await history.statement(player.playerId, currency, { from, to })),
        },
      }),
    }),

    route({
      method: 'get',
      path: '/api/v1/me/transactions/export',
      ...tags,
      summary: 'Every movement that a filter asks for, the oldest first',
      description:
        'One JSON object a line, as it is read: it may be broken off, and is complete when it ends.',
      limits: [{ name: 'history-export', points: 10, seconds: 600, by: 'player' }],
      request: { query: z.object(transactionFilterFields) },
      responses: {
        200: {
          description: 'All of them',
          schema: z.string().openapi({ description: 'Lines of transactions.', example: '{"id":"…"}' }),
          contentType: 'application/x-ndjson',
        },
      },
      handler: ({ player, query, log, requestId }) => {
        const parts = ledger.everyTransaction(player.playerId, filterOf(query));
        const encoder = new TextEncoder();
        const body = new ReadableStream<Uint8Array>({
          async pull(controller) {
            try {
              const { value, done } = await parts.next();
              if (done) controller.close();
              else
                controller.enqueue(
                  encoder.encode(value.map((row) => `${JSON.stringify(presentTransaction(row))}\n`).join('')),
                );
            } catch (error) {
              log.error({ err: error }, 'an export broke off');
              controller.error(error);
            }
          },
          async cancel() {
            await parts.return(undefined);
          },
        });
        return Promise.resolve(
          new Response(body, {
            headers: {
              'Content-Type': 'application/x-ndjson; charset=utf-8',
              'Cache-Control': 'no-store',
              'X-Request-Id': requestId,
            },
          }),
        );
      },
    }),

    route({
      method: 'get',
      path: '/api/v1/me/transactions/{id}',
      ...tags,
      summary: 'One movement with everything that happened to it',
      limits: limits(),
      request: {
        params: z.object({
          id: z.string().max(64).openapi({ description: 'Id of a transaction.', example: '019a…' }),
        }),
      },
      errors: { 404: [API_CODES.transactionNotFound] },
      responses: {
        200: { description: 'The movement', schema: z.object({ data: schemas.transactionDetailSchema }) },
      },
      handler: async ({ player, params }) => ({
        status: 200,
        body: {
          data: schemas.presentTransactionDetail(
            await history.transaction(player.playerId, params.id),
            player.language,
          ),
        },
      }),
    }),
  ];
}
