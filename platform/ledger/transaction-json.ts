import { z } from '@hono/zod-openapi';
import { TRANSACTION_STATUSES, TRANSACTION_TYPES } from '@/lib/domain/transactions';
import { toSafeMinor } from '@/lib/money/money';
import { currencySchema } from '../kernel/schemas';
import type { PlayerTransaction } from './reading';

/** A transaction as every door shows it to its player. */
export const transactionSchema = z
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

export const presentTransaction = ({
  amount,
  fee,
  balance,
  date,
  ...rest
}: PlayerTransaction): z.output<typeof transactionSchema> => ({
  ...rest,
  amount: toSafeMinor(amount),
  fee: toSafeMinor(fee),
  balance: balance === null ? null : toSafeMinor(balance),
  date: date.toISOString(),
});
