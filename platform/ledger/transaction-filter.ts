import { z } from '@hono/zod-openapi';
import { TRANSACTION_STATUSES, TRANSACTION_TYPES } from '@/lib/domain/transactions';
import type { TransactionFilter } from './reading';

/** A day (its first moment, UTC) or a moment. */
export const momentField = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })])
  .transform((text) => new Date(text));

/** Several words of a list, with commas between. */
const several = <const Word extends string>(words: readonly [Word, ...Word[]], example: string) =>
  z
    .string()
    .max(400)
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(words)).max(words.length))
    .optional()
    .openapi({ description: 'One, or several with commas between; any when left out.', example });

const minor = (description: string) =>
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(BigInt)
    .optional()
    .openapi({ description, example: '1000' });

/** What a player's history can be asked for. */
export const transactionFilterFields = {
  type: several(TRANSACTION_TYPES, 'deposit,withdraw'),
  status: several(TRANSACTION_STATUSES, 'complete'),
  amount_from: minor('The least amount, minor units.'),
  amount_to: minor('The greatest amount, minor units.'),
  from: momentField.optional(),
  to: momentField.optional(),
};

type Fields = z.output<z.ZodObject<typeof transactionFilterFields>>;

/** A query as the ledger is asked. */
export const filterOf = ({ type, status, amount_from, amount_to, from, to }: Fields) =>
  ({
    ...(type && { types: type }),
    ...(status && { statuses: status }),
    ...(amount_from !== undefined && { amountFrom: amount_from }),
    ...(amount_to !== undefined && { amountTo: amount_to }),
    ...(from && { from }),
    ...(to && { to }),
  }) satisfies Partial<TransactionFilter>;
