import { z } from '@hono/zod-openapi';
import { DEPOSIT_FAILURES } from '@/lib/domain/deposits';
import { toSafeMinor } from '@/lib/money/money';
import type { Deposit } from './service';

const transactionSchema = z.object({
  paymentMethod: z.string(),
  amount: z.int().describe('minor units asked'),
  received: z.int().nullable().describe('minor units that arrived'),
  currency: z.string(),
  status: z.enum(['processing', 'complete', 'failed', 'cancel', 'refund']),
  failure: z
    .enum(DEPOSIT_FAILURES)
    .nullable()
    .describe(
      'why it brought nothing; null when it did, is open, was cancelled by the player, or nobody said',
    ),
});

const formFieldSchema = z.object({
  name: z.string(),
  title: z.string(),
  type: z.enum([
    'text',
    'date',
    'autocomplete',
    'checkbox',
    'dropdown',
    'radio',
    'multiselect',
    'number',
    'without-wildcards',
  ]),
  toShow: z.boolean(),
  value: z.string(),
});

export const depositSchema = z
  .object({
    id: z.string(),
    method: z.enum(['GET', 'POST']).describe('how the checkout address is opened'),
    formFields: z.array(formFieldSchema),
    params: z.record(z.string(), z.string()),
    checkoutUrl: z.string().nullable().describe('null once the checkout is closed'),
    createdAt: z.string(),
    game: z.string().nullable().openapi({
      description: 'The game that it was begun in, by the name in its address.',
      example: 'amber-fox',
    }),
    transaction: transactionSchema,
  })
  .openapi('Deposit');

export function depositJson(deposit: Deposit): z.output<typeof depositSchema> {
  return {
    id: deposit.id,
    method: 'GET',
    formFields: [],
    params: {},
    checkoutUrl: deposit.checkoutUrl,
    createdAt: deposit.createdAt.toISOString(),
    game: deposit.game,
    transaction: {
      paymentMethod: deposit.paymentMethod,
      amount: toSafeMinor(deposit.amount),
      received: deposit.received === null ? null : toSafeMinor(deposit.received),
      currency: deposit.currency,
      status: deposit.status,
      failure: deposit.failure,
    },
  };
}
