import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { toSafeMinor } from '@/lib/money/money';
import { route, type Route } from '../kernel/route';
import { currencySchema } from '../kernel/schemas';
import type { CurrenciesService, CurrencyAccount } from './service';

const minor = (description: string) =>
  z.int().openapi({ description: `${description} Minor units.`, example: 128_450 });

const accountSchema = z
  .object({
    currency: currencySchema,
    active: z.boolean().openapi({ description: 'Whether the account is kept in it now.', example: true }),
    real: minor('Real money.'),
    bonus: minor('Bonus money.'),
    held: minor('Set aside for a withdrawal.'),
    depositWager: minor('Still to be staked before a withdrawal, and before another currency.'),
  })
  .openapi('CurrencyAccount');

const present = ({ currency, active, ...amounts }: CurrencyAccount) => ({
  currency,
  active,
  real: toSafeMinor(amounts.real),
  bonus: toSafeMinor(amounts.bonus),
  held: toSafeMinor(amounts.held),
  depositWager: toSafeMinor(amounts.depositWager),
});

const answer = { description: 'The accounts', schema: z.object({ data: z.array(accountSchema) }) };

export function currenciesRoutes({ currencies }: { currencies: CurrenciesService }): Route[] {
  return [
    route({
      method: 'get',
      path: '/api/v1/me/accounts',
      tag: 'currencies',
      summary: 'The player’s account in each currency, the one in use first',
      auth: 'player',
      limits: [{ name: 'accounts', points: 120, seconds: 60, by: 'player' }],
      responses: { 200: answer },
      handler: async ({ player }) => ({
        status: 200,
        body: { data: (await currencies.accounts(player.playerId)).map(present) },
      }),
    }),

    route({
      method: 'post',
      path: '/api/v1/me/currency',
      tag: 'currencies',
      summary: 'Put another currency into use',
      description:
        'Nothing is exchanged: each currency keeps its money. Bonus money of the one before goes back to the house, and ' +
        'open games end. While its deposit wager is open nothing changes, and `depositWager` says how much is left.',
      auth: 'player',
      knownAddress: true,
      limits: [{ name: 'currency', points: 10, seconds: 60, by: 'player' }],
      idempotent: true,
      request: { body: z.object({ currency: currencySchema }) },
      errors: { 422: [API_CODES.wagering], 429: [API_CODES.tooManyRequests] },
      responses: { 200: answer },
      handler: async ({ player, body: { currency }, idempotencyKey, requestId }) => {
        const call = { idempotencyKey: idempotencyKey ?? requestId, requestId };
        return {
          status: 200,
          body: { data: (await currencies.change(player, currency, call)).map(present) },
        };
      },
    }),
  ];
}
