import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { REJECTION_REASONS, WITHDRAWAL_STATUSES } from '@/lib/domain/withdrawals';
import { Problem } from '../kernel/problem';
import { route, type Route } from '../kernel/route';
import { currencySchema } from '../kernel/schemas';
import { toSafeMinor } from '@/lib/money/money';
import { WITHDRAWAL_SORTS, type WithdrawalFilter } from '../payments/service';
import * as kit from './list-kit';
import { pathOf, reasonField } from './schemas';
import {
  caseSchema,
  listedWithdrawalSchema,
  presentCase,
  presentListed,
  summarySchema,
} from './withdrawal-schemas';
import type { WithdrawalsOfOffice } from './withdrawals';

const filterQuery = z.object({
  q: kit.textField(),
  status: z.enum(WITHDRAWAL_STATUSES).optional().openapi({
    description: 'Only withdrawals that stand so; `pending` are those to decide.',
    example: 'pending',
  }),
  currency: currencySchema.optional(),
  requested_from: kit.dayField('Asked for on this day or later.'),
  requested_to: kit.dayField('Asked for on this day or earlier.'),
  sort: z
    .enum(WITHDRAWAL_SORTS)
    .default('requested')
    .openapi({ description: 'What the list is in the order of.', example: 'requested' }),
  order: kit.orderField('asc'),
});

const filterOf = (query: z.output<typeof filterQuery>): Omit<WithdrawalFilter, 'offset' | 'limit'> => ({
  text: query.q,
  status: query.status,
  currency: query.currency,
  ...kit.momentsOf(query.requested_from, query.requested_to),
  sort: query.sort,
  descending: query.order === 'desc',
});

const path = { params: pathOf('The withdrawal.') };

/** Withdrawals in a list, as a table, one with what stands beside it, and the decisions. */
export const withdrawalOfficeRoutes = (withdrawals: WithdrawalsOfOffice): Route[] => [
  route({
    method: 'get',
    path: '/api/office/v1/withdrawals',
    tag: 'office',
    summary: 'Withdrawals as filters and order ask; the longest ago first',
    auth: 'operator',
    permission: 'read:withdrawals',
    limits: kit.watchLimits(),
    request: { query: filterQuery.extend(kit.pageFields) },
    responses: { 200: { description: 'One page', schema: kit.listSchema(listedWithdrawalSchema) } },
    async handler({ query }) {
      return { status: 200, body: await kit.pageOf(withdrawals.list, filterOf(query), query, presentListed) };
    },
  }),
  kit.csvRoute({
    list: '/api/office/v1/withdrawals',
    permission: 'export:withdrawals',
    query: filterQuery,
    table: (query, by) => withdrawals.exportAll(filterOf(query), by),
  }),
  route({
    method: 'get',
    path: '/api/office/v1/withdrawals/summary',
    tag: 'office',
    summary: 'What waits, and how long payment took in the last seven days',
    auth: 'operator',
    permission: 'read:withdrawals',
    limits: kit.watchLimits(),
    responses: { 200: { description: 'The figures', schema: z.object({ data: summarySchema }) } },
    async handler() {
      const { waiting, times } = await withdrawals.summary();
      const data = { waiting: waiting.map((one) => ({ ...one, held: toSafeMinor(one.held) })), ...times };
      return { status: 200, body: { data } };
    },
  }),
  route({
    method: 'get',
    path: '/api/office/v1/withdrawals/{id}',
    tag: 'office',
    summary: 'A withdrawal with what a decision needs beside it',
    auth: 'operator',
    permission: 'read:withdrawals',
    limits: kit.watchLimits(),
    request: path,
    responses: { 200: { description: 'The case', schema: z.object({ data: caseSchema }) } },
    errors: { 404: [API_CODES.transactionNotFound, API_CODES.balanceUnavailable] },
    async handler({ params: { id } }) {
      return { status: 200, body: { data: presentCase(await withdrawals.caseOf(id)) } };
    },
  }),
  route({
    method: 'post',
    path: '/api/office/v1/withdrawals/{id}/decision',
    tag: 'office',
    summary: 'Pay it out, reject it, or ask a colleague to agree to paying it out',
    auth: 'operator',
    permission: 'decide:withdrawals',
    limits: kit.decisionLimits(),
    request: {
      ...path,
      body: z
        .object({
          decision: z.enum(['approve', 'reject', 'ask']).openapi({
            description: '`ask`: a colleague has to agree; needed where two people decide.',
            example: 'approve',
          }),
          reason: z.enum(REJECTION_REASONS).optional().openapi({
            description: 'Of a rejection: what its player is told.',
            example: 'documents',
          }),
          note: reasonField,
        })
        .openapi('WithdrawalDecision'),
    },
    responses: {
      200: {
        description: 'Decided, or asked for',
        schema: z.object({
          data: z.object({
            request: z.uuid().nullable().openapi({
              description: 'The request that a colleague has to agree to; null when it is decided.',
              example: null,
            }),
          }),
        }),
      },
    },
    errors: {
      404: [API_CODES.transactionNotFound],
      409: [API_CODES.transactionStatus, API_CODES.confirmationRequired],
      422: [API_CODES.accountStatus],
    },
    async handler({ params: { id }, body: { decision, reason, note }, operator, requestId }) {
      if (decision === 'ask') {
        const request = await withdrawals.askFor(id, note, operator, requestId);
        return { status: 200, body: { data: { request } } };
      }
      if (decision === 'reject') {
        if (reason === undefined) {
          throw new Problem(422, API_CODES.wrongData, 'the player has to know why', {
            fields: { reason: 'required' },
          });
        }
        await withdrawals.decide({ id, note, decision, reason }, operator, requestId);
      } else await withdrawals.decide({ id, note, decision }, operator, requestId);
      return { status: 200, body: { data: { request: null } } };
    },
  }),
];
