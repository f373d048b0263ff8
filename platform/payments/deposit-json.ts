import { z } from '@hono/zod-openapi';
import { DEPOSIT_REFUSALS } from '@/lib/domain/bonuses';
import { DEPOSIT_FAILURES } from '@/lib/domain/deposits';
import type { LanguageCode } from '@/lib/domain/locales';
import { toSafeMinor } from '@/lib/money/money';
import { askJson, bankSchema, cryptoSchema, formFieldSchema, paymentInfoSchema } from './ask-json';
import type { Deposit } from './shown-deposit';

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
  exception: z.enum(['partial', 'over', 'late']).nullable().openapi({
    description:
      'What is out of the ordinary about what arrived: less or more than asked, or too late; null for nothing.',
    example: null,
  }),
});

export const depositSchema = z
  .object({
    id: z.string(),
    method: z.enum(['GET', 'POST']).describe('how the checkout address is opened'),
    formFields: z.array(formFieldSchema),
    params: z.record(z.string(), z.string()),
    background: z.boolean().openapi({
      description:
        'Whether the params are sent to the checkout by the page itself, which then waits for `bank`.',
      example: false,
    }),
    failUrl: z.string().nullable().openapi({
      description: 'Where to go when that sending fails; null where nothing is sent so.',
      example: null,
    }),
    checkoutUrl: z.string().nullable().describe('null once the checkout is closed'),
    crypto: cryptoSchema,
    bank: bankSchema,
    paymentInfo: paymentInfoSchema,
    createdAt: z.string(),
    game: z.string().nullable().openapi({
      description: 'The game that it was begun in, by the name in its address.',
      example: 'amber-fox',
    }),
    bonus: z
      .object({
        id: z.string(),
        name: z.string(),
        refused: z.enum(DEPOSIT_REFUSALS).nullable().openapi({
          description: 'Why the completed deposit came without it; null while it may come, or has come.',
          example: null,
        }),
      })
      .nullable()
      .openapi({ description: 'The bonus that it is made for, in the player’s language.' }),
    transaction: transactionSchema,
  })
  .openapi('Deposit');

export function depositJson(deposit: Deposit, language: LanguageCode): z.output<typeof depositSchema> {
  return {
    id: deposit.id,
    ...askJson({
      ask: deposit.ask,
      transfers: deposit.transfers,
      open: deposit.checkoutUrl !== null,
      since: deposit.createdAt,
      now: deposit.readAt,
    }),
    checkoutUrl: deposit.checkoutUrl,
    createdAt: deposit.createdAt.toISOString(),
    game: deposit.game,
    bonus: deposit.bonus && {
      id: deposit.bonus.id,
      name: deposit.bonus.name[language] ?? deposit.bonus.name.en,
      refused: deposit.bonus.refused,
    },
    transaction: {
      paymentMethod: deposit.paymentMethod,
      amount: toSafeMinor(deposit.amount),
      received: deposit.received === null ? null : toSafeMinor(deposit.received),
      currency: deposit.currency,
      status: deposit.status,
      failure: deposit.failure,
      exception: deposit.exception,
    },
  };
}
