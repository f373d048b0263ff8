import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { TRANSACTION_STATUSES, TRANSACTION_TYPES } from '@/lib/domain/transactions';
import { toSafeMinor } from '@/lib/money/money';
import { route, type Route } from '../kernel/route';
import { currencySchema } from '../kernel/schemas';
import { balanceSchema } from './schemas';
import { presentBalances, TRANSACTION_SORTS, type LedgerService, type PlayerTransaction } from './service';

const PER_PAGE_MAX = 100;

const transactionSchema = z
  .object({
    id: z.string(),
    type: z.enum(TRANSACTION_TYPES),
    amount: z.int().openapi({ description: 'minor units, always positive: the type tells the direction' }),
    fee: z.int(),
    currency: currencySchema,
    balance: z
      .int()
      .nullable()
      .openapi({ description: 'the real balance after it; null while nothing has moved' }),
    status: z.enum(TRANSACTION_STATUSES),
    date: z.iso.datetime(),
    reference: z.string().nullable(),
    method: z.string().nullable(),
    gameId: z.string().nullable(),
  })
  .openapi('Transaction');

const present = ({ amount, fee, balance, date, ...rest }: PlayerTransaction) => ({
  ...rest,
  amount: toSafeMinor(amount),
  fee: toSafeMinor(fee),
  balance: balance === null ? null : toSafeMinor(balance),
  date: date.toISOString(),
});

/** A day (its first moment, UTC) or a moment. */
const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })]).transform((text) => new Date(text));

export function ledgerRoutes({ ledger }: { ledger: LedgerService }): Route[] {
  return [
    route({
      method: 'get',
      path: '/api/v1/me/balance',
      tag: 'ledger',
      summary: 'The player’s money: real, bonus, held, and what can be withdrawn',
      auth: 'player',
      limits: [{ name: 'balance', points: 600, seconds: 60, by: 'player' }],
      responses: { 200: { description: 'The balance', schema: z.object({ data: balanceSchema }) } },
      handler: async ({ player }) => ({
        status: 200,
        body: { data: presentBalances(await ledger.balances(player.playerId)) },
      }),
    }),
    route({
      method: 'get',
      path: '/api/v1/me/transactions',
      tag: 'ledger',
      summary: 'Every movement of the last 12 months',
      auth: 'player',
      limits: [{ name: 'transactions', points: 240, seconds: 60, by: 'player' }],
      request: {
        query: z.object({
          type: z.enum(TRANSACTION_TYPES).optional(),
          status: z.enum(TRANSACTION_STATUSES).optional(),
          sort: z.enum(TRANSACTION_SORTS).default('dateDesc'),
          page: z.coerce.number().int().min(1).max(100_000).default(1),
          per_page: z.coerce.number().int().min(1).max(PER_PAGE_MAX).default(20),
          from: moment.optional(),
          to: moment.optional(),
        }),
      },
      errors: { 404: [API_CODES.balanceUnavailable] },
      responses: {
        200: {
          description: 'One page',
          schema: z.object({
            data: z.array(transactionSchema),
            meta: z.object({ page: z.int(), perPage: z.int(), total: z.int(), lastPage: z.int() }),
          }),
        },
      },
      handler: async ({ player, query }) => {
        const { per_page: perPage, ...filter } = query;
        const { rows, total } = await ledger.transactions(player.playerId, { ...filter, perPage });
        const lastPage = Math.max(1, Math.ceil(total / perPage));
        return {
          status: 200,
          body: { data: rows.map(present), meta: { page: query.page, perPage, total, lastPage } },
        };
      },
    }),
  ];
}
