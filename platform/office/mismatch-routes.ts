import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { MISMATCH_REASONS, MISMATCH_RESOLUTIONS } from '@/lib/domain/mismatches';
import { toSafeMinor } from '@/lib/money/money';
import { route, type Route } from '../kernel/route';
import { MISMATCH_SORTS, type ListedMismatch, type MismatchFilter } from '../payments/service';
import * as kit from './list-kit';
import type { MismatchesOfOffice } from './mismatches';
import { pathOf, reasonField } from './schemas';

const ID = '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11';
const STATES = ['open', 'settled', ...MISMATCH_RESOLUTIONS] as const;
const text = (description: string, example: string) => z.string().openapi({ description, example });
const minor = (description: string, example: number) =>
  z.int().openapi({ description: `${description} Minor units.`, example });
const moment = (description: string) =>
  z.iso
    .datetime()
    .openapi({ description: `${description} ISO 8601, UTC.`, example: '2026-11-24T15:04:05.000Z' });

const filterQuery = z.object({
  q: kit.textField(),
  state: z.enum(STATES).optional().openapi({
    description:
      'Only those that stand so; `open` is what is to be decided, `settled` what came to be true by itself.',
    example: 'open',
  }),
  reason: z
    .enum(MISMATCH_REASONS)
    .optional()
    .openapi({ description: 'Only those that can’t be true for this.', example: 'over' }),
  told_from: kit.dayField('Told on this day or later.'),
  told_to: kit.dayField('Told on this day or earlier.'),
  sort: z
    .enum(MISMATCH_SORTS)
    .default('told')
    .openapi({ description: 'What the list is in the order of.', example: 'told' }),
  order: kit.orderField('asc'),
});

const filterOf = (query: z.output<typeof filterQuery>): Omit<MismatchFilter, 'offset' | 'limit'> => ({
  text: query.q,
  state: query.state,
  reason: query.reason,
  ...kit.momentsOf(query.told_from, query.told_to),
  sort: query.sort,
  descending: query.order === 'desc',
});

const listedSchema = z
  .object({
    id: z.uuid().openapi({ description: 'The mismatch.', example: ID }),
    depositId: z.uuid().openapi({ description: 'The deposit that it is about.', example: ID }),
    depositStatus: text('How that deposit stands.', 'processing'),
    playerId: z.uuid().openapi({ description: 'Whose deposit it is.', example: ID }),
    email: text('Address of the player; null once erased.', 'aisha@player.example').nullable(),
    name: text('First name; null while unknown.', 'Aisha').nullable(),
    surname: text('Last name; null while unknown.', 'Rahman').nullable(),
    method: text('The method.', 'card'),
    ofCoins: z.boolean().openapi({
      description: 'Whether coins were asked for: their transfers are credited, and nothing else.',
      example: false,
    }),
    asked: minor('What was asked for.', 5_000),
    currency: text('ISO 4217.', 'EUR'),
    booked: minor('What was booked; null while nothing is.', 5_000).nullable(),
    reason: z.enum(MISMATCH_REASONS).openapi({ description: 'What can’t be true.', example: 'over' }),
    told: z
      .object({
        status: text('The state that the company told.', 'completed'),
        amount: minor('The sum of the payment that it told.', 5_000),
        received: minor('What came, as it told.', 9_000),
        currency: text('As it told.', 'EUR'),
        charge: text('The payment that it told of.', 'ch_4711'),
      })
      .nullable()
      .openapi({ description: 'What the company told; null when it was of coins alone.' }),
    state: z.enum(STATES).openapi({ description: 'How it stands.', example: 'open' }),
    toldAt: moment('When it was told first.'),
    resolvedAt: moment('When it was decided; null before.').nullable(),
  })
  .openapi('ListedMismatch');

const present = (row: ListedMismatch): z.output<typeof listedSchema> => ({
  id: row.id,
  depositId: row.deposit_id,
  depositStatus: row.deposit_status,
  playerId: row.player_id,
  email: row.email,
  name: row.name,
  surname: row.surname,
  method: row.method,
  ofCoins: row.of_coins,
  asked: toSafeMinor(row.asked),
  currency: row.currency,
  booked: row.booked === null ? null : toSafeMinor(row.booked),
  reason: row.reason,
  told:
    row.told_status === null
      ? null
      : {
          status: row.told_status,
          amount: toSafeMinor(row.told_amount ?? 0n),
          received: toSafeMinor(row.told_received ?? 0n),
          currency: row.told_currency ?? '',
          charge: row.told_charge ?? '',
        },
  state: STATES.find((state) => state === row.state) ?? 'open',
  toldAt: row.told_at.toISOString(),
  resolvedAt: row.resolved_at?.toISOString() ?? null,
});

/** What payment companies told of deposits that can't be true, and what is to become of it. */
export const mismatchRoutes = (mismatches: MismatchesOfOffice): Route[] => [
  route({
    method: 'get',
    path: '/api/office/v1/mismatches',
    tag: 'office',
    summary: 'What payment companies told of deposits that can’t be true; the longest ago first',
    auth: 'operator',
    permission: 'read:payments',
    limits: kit.watchLimits(),
    request: { query: filterQuery.extend(kit.pageFields) },
    responses: { 200: { description: 'One page', schema: kit.listSchema(listedSchema) } },
    async handler({ query }) {
      return { status: 200, body: await kit.pageOf(mismatches.list, filterOf(query), query, present) };
    },
  }),
  kit.csvRoute({
    list: '/api/office/v1/mismatches',
    permission: 'export:payments',
    query: filterQuery,
    table: (query, by) => mismatches.exportAll(filterOf(query), by),
  }),
  route({
    method: 'get',
    path: '/api/office/v1/mismatches/{id}/play',
    tag: 'office',
    summary: 'What the player has staked and won since the deposit came, and what its bonus left',
    auth: 'operator',
    permission: 'read:payments',
    limits: kit.watchLimits(),
    request: { params: pathOf('The mismatch.') },
    responses: {
      200: {
        description: 'The sums',
        schema: z.object({
          data: z
            .object({
              since: moment('When the deposit was booked.'),
              staked: minor('Staked since, in the currency of the deposit.', 12_000),
              won: minor('Won since.', 15_000),
              bonus: minor(
                'Bonus money that it brought, less what went back; below 0 when won money went too.',
                0,
              ),
            })
            .nullable()
            .openapi({ description: 'Null when the deposit was never booked.' }),
        }),
      },
    },
    errors: { 404: [API_CODES.transactionNotFound] },
    async handler({ params: { id } }) {
      const play = await mismatches.playSince(id);
      const data = play && {
        since: play.since.toISOString(),
        staked: toSafeMinor(play.staked),
        won: toSafeMinor(play.won),
        bonus: toSafeMinor(play.bonus),
      };
      return { status: 200, body: { data } };
    },
  }),
  route({
    method: 'post',
    path: '/api/office/v1/mismatches/{id}/decide',
    tag: 'office',
    summary: 'Close the matter, or ask a colleague to agree to crediting what came or sending it back',
    auth: 'operator',
    permission: 'decide:payments',
    limits: kit.decisionLimits(),
    request: {
      params: pathOf('The mismatch.'),
      body: z
        .object({
          decision: z.enum(MISMATCH_RESOLUTIONS).openapi({
            description:
              '`credit`: what came, to the player; `return`: to its sender; `nothing`: at once where nothing came.',
            example: 'credit',
          }),
          reason: reasonField,
        })
        .openapi('MismatchDecision'),
    },
    responses: {
      200: {
        description: 'Asked for, or done',
        schema: z.object({
          data: z.object({
            request: z.uuid().nullable().openapi({
              description: 'The request that a colleague has to agree to; null when it is done.',
              example: ID,
            }),
          }),
        }),
      },
    },
    errors: {
      404: [API_CODES.transactionNotFound],
      409: [API_CODES.transactionStatus],
      422: [API_CODES.accountStatus],
    },
    async handler({ params: { id }, body, operator, requestId }) {
      const request = await mismatches.decide({ id, ...body }, operator, requestId);
      return { status: 200, body: { data: { request } } };
    },
  }),
];
