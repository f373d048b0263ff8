import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { route, type Route } from '../kernel/route';
import { pageMetaSchema } from '../kernel/schemas';
import { metaOfPage } from '../kernel/listing';
import { balanceSchema } from './schemas';
import { presentBalances, TRANSACTION_SORTS, type LedgerService } from './service';
import { filterOf, transactionFilterFields } from './transaction-filter';
import { presentTransaction, transactionSchema } from './transaction-json';

const PER_PAGE_MAX = 100;

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
      summary: 'Every movement of the player’s money',
      auth: 'player',
      limits: [{ name: 'transactions', points: 240, seconds: 60, by: 'player' }],
      request: {
        query: z.object({
          ...transactionFilterFields,
          sort: z.enum(TRANSACTION_SORTS).default('dateDesc'),
          page: z.coerce.number().int().min(1).max(2_000).default(1),
          per_page: z.coerce.number().int().min(1).max(PER_PAGE_MAX).default(20),
        }),
      },
      errors: { 404: [API_CODES.balanceUnavailable] },
      responses: {
        200: {
          description: 'One page',
          schema: z.object({
            data: z.array(transactionSchema),
            meta: pageMetaSchema,
          }),
        },
      },
      handler: async ({ player, query }) => {
        const { page, per_page: perPage, sort } = query;
        const filter = { ...filterOf(query), sort, page, perPage };
        const { rows, total } = await ledger.transactions(player.playerId, filter);
        const data = rows.map(presentTransaction);
        return { status: 200, body: { data, meta: metaOfPage(filter, total) } };
      },
    }),
  ];
}
