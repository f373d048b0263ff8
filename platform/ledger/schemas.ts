import { z } from '@hono/zod-openapi';
import { currencySchema } from '../kernel/schemas';

const money = z
  .object({ amount: z.int().openapi({ description: 'minor units' }), currency: currencySchema })
  .openapi('Money');

/** Of `/api/v1/me/balance` and of the `balance` event, as presentBalances() writes it. */
export const balanceSchema = z
  .object({
    balance: money,
    bonus: money,
    held: money.openapi({ description: 'set aside for withdrawals, no longer in the balance' }),
    depositWager: money.openapi({ description: 'still to be staked before a withdrawal' }),
    availableForWithdraw: money,
    version: z.int().openapi({ description: 'grows with every movement; the greater one is newer' }),
  })
  .openapi('Balance');
