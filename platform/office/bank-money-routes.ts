import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { BANK_RESOLUTIONS, UNMATCHED_REASONS } from '@/lib/domain/bank-money';
import { toSafeMinor } from '@/lib/money/money';
import { route, type Route } from '../kernel/route';
import { BANK_MONEY_SORTS, type BankMoneyFilter, type ListedBankMoney } from '../payments/service';
import type { BankMoneyOfOffice } from './bank-money';
import * as kit from './list-kit';
import { pathOf, reasonField } from './schemas';

const ID = '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11';
const text = (description: string, example: string) => z.string().openapi({ description, example });
const moment = (description: string) =>
  z.iso
    .datetime()
    .openapi({ description: `${description} ISO 8601, UTC.`, example: '2026-11-24T15:04:05.000Z' });

const filterQuery = z.object({
  q: kit.textField(),
  state: z
    .enum(['open', ...BANK_RESOLUTIONS])
    .optional()
    .openapi({
      description: 'Only money that stands so; `open` is what is to be decided, `return` what goes back.',
      example: 'open',
    }),
  reason: z
    .enum(UNMATCHED_REASONS)
    .optional()
    .openapi({ description: 'Only money that was kept aside for this.', example: 'other_name' }),
  received_from: kit.dayField('Received on this day or later.'),
  received_to: kit.dayField('Received on this day or earlier.'),
  sort: z
    .enum(BANK_MONEY_SORTS)
    .default('received')
    .openapi({ description: 'What the list is in the order of.', example: 'received' }),
  order: kit.orderField('asc'),
});

const filterOf = (query: z.output<typeof filterQuery>): Omit<BankMoneyFilter, 'offset' | 'limit'> => ({
  text: query.q,
  state: query.state,
  reason: query.reason,
  ...kit.momentsOf(query.received_from, query.received_to),
  sort: query.sort,
  descending: query.order === 'desc',
});

const listedSchema = z
  .object({
    id: z.uuid().openapi({ description: 'The money.', example: ID }),
    depositId: z
      .uuid()
      .nullable()
      .openapi({ description: 'The deposit that it came for; null when nobody knows.', example: ID }),
    depositStatus: text('How that deposit stands.', 'processing').nullable(),
    playerId: z.uuid().nullable().openapi({ description: 'Whose deposit it is.', example: ID }),
    email: text('Address of the player; null once erased.', 'aisha@player.example').nullable(),
    name: text('First name; null while unknown.', 'Aisha').nullable(),
    surname: text('Last name; null while unknown.', 'Rahman').nullable(),
    senderName: text('Name on the account that it came from; empty once erased.', 'Karl Sommer'),
    description: text('What was written with it; empty once erased.', '4711'),
    amount: z.int().openapi({ description: 'What came. Minor units.', example: 5_000 }),
    currency: text('ISO 4217.', 'EUR'),
    reason: z
      .enum(UNMATCHED_REASONS)
      .openapi({ description: 'Why it was not booked.', example: 'other_name' }),
    resolution: z
      .enum(BANK_RESOLUTIONS)
      .nullable()
      .openapi({ description: 'What was decided; null while nothing is.', example: null }),
    receivedAt: moment('When it came.'),
    resolvedAt: moment('When it was decided; null before.').nullable(),
  })
  .openapi('ListedBankMoney');

const present = (row: ListedBankMoney) => ({
  id: row.id,
  depositId: row.deposit_id,
  depositStatus: row.deposit_status,
  playerId: row.player_id,
  email: row.email,
  name: row.name,
  surname: row.surname,
  senderName: row.sender_name,
  description: row.description,
  amount: toSafeMinor(row.amount),
  currency: row.currency,
  reason: row.reason,
  resolution: row.resolution,
  receivedAt: row.received_at.toISOString(),
  resolvedAt: row.resolved_at?.toISOString() ?? null,
});

/** Bank money that could not be booked, in a list, and what is to become of it. */
export const bankMoneyRoutes = (money: BankMoneyOfOffice): Route[] => [
  route({
    method: 'get',
    path: '/api/office/v1/bank-money',
    tag: 'office',
    summary: 'Bank money that could not be booked, as filters and order ask; the longest ago first',
    auth: 'operator',
    permission: 'read:payments',
    limits: kit.watchLimits(),
    request: { query: filterQuery.extend(kit.pageFields) },
    responses: { 200: { description: 'One page', schema: kit.listSchema(listedSchema) } },
    async handler({ query }) {
      return { status: 200, body: await kit.pageOf(money.list, filterOf(query), query, present) };
    },
  }),
  kit.csvRoute({
    list: '/api/office/v1/bank-money',
    permission: 'export:payments',
    query: filterQuery,
    table: (query, by) => money.exportAll(filterOf(query), by),
  }),
  route({
    method: 'post',
    path: '/api/office/v1/bank-money/{id}/decide',
    tag: 'office',
    summary: 'Ask a colleague to agree to crediting the money, or to sending it back',
    auth: 'operator',
    permission: 'decide:payments',
    limits: kit.decisionLimits(),
    request: {
      params: pathOf('The money.'),
      body: z
        .object({
          decision: z.enum(BANK_RESOLUTIONS).openapi({
            description: '`credit`: to the player; `return`: to its sender.',
            example: 'return',
          }),
          reason: reasonField,
        })
        .openapi('BankMoneyDecision'),
    },
    responses: {
      200: {
        description: 'Asked for',
        schema: z.object({
          data: z.object({
            request: z
              .uuid()
              .openapi({ description: 'The request that a colleague has to agree to.', example: ID }),
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
      const request = await money.ask({ id, ...body }, operator, requestId);
      return { status: 200, body: { data: { request } } };
    },
  }),
];
