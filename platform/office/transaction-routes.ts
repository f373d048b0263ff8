import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { TRANSACTION_STATUSES, TRANSACTION_TYPES } from '@/lib/domain/transactions';
import { toSafeMinor } from '@/lib/money/money';
import { route, type Route } from '../kernel/route';
import { currencySchema } from '../kernel/schemas';
import type { TransactionsOfOffice } from './transactions';

const ID = '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11';

const foundSchema = z
  .object({
    id: z.uuid().openapi({ description: 'The transaction, as the player’s history has it.', example: ID }),
    playerId: z.uuid().openapi({ description: 'Whose it is.', example: ID }),
    email: z.string().nullable().openapi({
      description: 'Address of the player; null once they were erased.',
      example: 'mara@example.org',
    }),
    type: z.enum(TRANSACTION_TYPES).openapi({ description: 'What moved.', example: 'deposit' }),
    status: z.enum(TRANSACTION_STATUSES).openapi({ description: 'Where it is.', example: 'complete' }),
    amount: z.int().openapi({
      description: 'What moves, always positive: the type tells the direction. Minor units.',
      example: 2500,
    }),
    currency: currencySchema,
    at: z.iso
      .datetime()
      .openapi({ description: 'When it began. ISO 8601, UTC.', example: '2026-11-24T15:04:05.000Z' }),
  })
  .openapi('FoundTransaction');

/** A transaction by whatever id somebody has of it: of the history, of the deposit, or of the studio's call. */
export const transactionRoutes = (transactions: TransactionsOfOffice): Route[] => [
  route({
    method: 'get',
    path: '/api/office/v1/transactions/{id}',
    tag: 'office',
    summary: 'Whose a transaction is, by its id, that of its deposit or that of the studio’s call',
    auth: 'operator',
    permission: 'read:transactions',
    limits: [{ name: 'office-transactions', points: 240, seconds: 60, by: 'operator' }],
    request: {
      params: z.object({ id: z.uuid().openapi({ description: 'One of these ids.', example: ID }) }),
    },
    responses: { 200: { description: 'The transaction', schema: z.object({ data: foundSchema }) } },
    errors: { 404: [API_CODES.notFound] },
    async handler({ params: { id } }) {
      const found = await transactions.find(id);
      return {
        status: 200,
        body: {
          data: {
            id: found.id,
            playerId: found.playerId,
            email: found.email,
            type: found.type,
            status: found.status,
            amount: toSafeMinor(found.amount),
            currency: found.currency,
            at: found.createdAt.toISOString(),
          },
        },
      };
    },
  }),
];
