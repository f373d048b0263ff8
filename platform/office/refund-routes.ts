import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { REFUND_FAILURES, REFUND_STATES } from '@/lib/domain/refunds';
import { toSafeMinor } from '@/lib/money/money';
import { route, type Route } from '../kernel/route';
import { currencySchema } from '../kernel/schemas';
import * as kit from './list-kit';
import type { DepositOfOffice, RefundsOfOffice } from './refunds';
import { pathOf, pathOfPlayer, reasonBody } from './schemas';

const ID = '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11';
const text = (description: string, example: string) => z.string().openapi({ description, example });
const moment = (description: string) =>
  z.iso
    .datetime()
    .openapi({ description: `${description} ISO 8601, UTC.`, example: '2026-11-24T15:04:05.000Z' });
const minor = (description: string) =>
  z.int().openapi({ description: `${description} Minor units.`, example: 5_000 });

const depositSchema = z
  .object({
    id: z.uuid().openapi({ description: 'The deposit.', example: ID }),
    method: text('The method.', 'card'),
    amount: minor('What was asked for.'),
    received: minor('What arrived; null before.').nullable(),
    currency: currencySchema,
    status: text('How it stands.', 'complete'),
    isDisputed: z.boolean().openapi({
      description: 'Whether the payment company tells of it what can’t be true.',
      example: false,
    }),
    reversal: z
      .enum(['refund', 'chargeback'])
      .nullable()
      .openapi({ description: 'Who took it back; null when nobody has.', example: null }),
    isOwed: z.boolean().openapi({
      description: 'Whether it was taken back and the balance did not cover it.',
      example: false,
    }),
    createdAt: moment('When it was begun.'),
    refund: z
      .object({
        state: z.enum(REFUND_STATES).openapi({ description: 'How far it is.', example: 'sent' }),
        failure: z
          .enum(REFUND_FAILURES)
          .nullable()
          .openapi({ description: 'Why nothing was sent; null otherwise.', example: null }),
        at: moment('When that was known.'),
      })
      .nullable()
      .openapi({ description: 'The latest refund that operators decided; null without one.' }),
    asked: z
      .object({
        request: z.uuid().openapi({ description: 'The request.', example: ID }),
        askedBy: text('Id of the operator, of the CMS.', '1'),
        askedByEmail: text('Their address; null when not known.', 'jonas@parlour.example').nullable(),
        askedAt: moment('When.'),
        reason: text('Why.', 'Paid twice.'),
      })
      .nullable()
      .openapi({ description: 'A refund that waits for a colleague; null without one.' }),
  })
  .openapi('DepositOfOffice');

const present = ({ asked, ...row }: DepositOfOffice): z.output<typeof depositSchema> => ({
  id: row.id,
  method: row.method,
  amount: toSafeMinor(row.amount),
  received: row.received === null ? null : toSafeMinor(row.received),
  currency: row.currency,
  status: row.status,
  isDisputed: row.exception === 'mismatch',
  reversal: row.reversal,
  isOwed: row.refund_due,
  createdAt: row.created_at.toISOString(),
  refund:
    row.refund_state === null
      ? null
      : {
          state: row.refund_state,
          failure: row.refund_failure,
          at: (row.refund_at ?? row.created_at).toISOString(),
        },
  asked: asked && {
    request: asked.request,
    askedBy: asked.askedBy,
    askedByEmail: asked.operatorEmail,
    askedAt: asked.askedAt.toISOString(),
    reason: asked.reason,
  },
});

/** A player's deposits, and asking a colleague to agree to refunding one. */
export const refundRoutes = (refunds: RefundsOfOffice): Route[] => [
  route({
    method: 'get',
    path: '/api/office/v1/players/{id}/deposits',
    tag: 'office',
    summary: 'A player’s latest deposits, with what became of their refunds',
    auth: 'operator',
    permission: 'read:transactions',
    limits: kit.watchLimits(),
    request: { params: pathOfPlayer },
    responses: { 200: { description: 'Deposits', schema: z.object({ data: z.array(depositSchema) }) } },
    errors: { 404: [API_CODES.notFound] },
    async handler({ params: { id } }) {
      return { status: 200, body: { data: (await refunds.depositsOf(id)).map(present) } };
    },
  }),
  route({
    method: 'post',
    path: '/api/office/v1/deposits/{id}/refund',
    tag: 'office',
    summary: 'Ask a colleague to agree to refunding a deposit, the whole of it',
    description:
      'Sent to the payment company when somebody else agrees; the balance follows when the company says that it is done. What the player no longer has is owed.',
    auth: 'operator',
    permission: 'decide:payments',
    limits: kit.decisionLimits(),
    request: { params: pathOf('The deposit.'), body: reasonBody },
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
    async handler({ params: { id }, body: { reason }, operator, requestId }) {
      const request = await refunds.ask(id, reason, operator, requestId);
      return { status: 200, body: { data: { request } } };
    },
  }),
];
