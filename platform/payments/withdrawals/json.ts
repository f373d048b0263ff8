import { z } from '@hono/zod-openapi';
import {
  DECIDED_BY_PERSON,
  DESTINATION_FIELDS,
  destinationFields,
  PAYOUT_KINDS,
  WITHDRAWAL_REJECTIONS,
  WITHDRAWAL_STATUSES,
} from '@/lib/domain/withdrawals';
import { toSafeMinor } from '@/lib/money/money';
import type { PayoutMethod, PlayerWithdrawal } from './service';

const moment = (description: string) =>
  z.iso.datetime().nullable().openapi({ description, example: '2026-11-24T15:04:05.000Z' });
export const minor = (description: string, example = 24_000) =>
  z.int().openapi({ description: `${description} Minor units.`, example });

export const payoutMethodSchema = z
  .object({
    method: z.string().openapi({ description: 'What POST /withdrawals takes.', example: 'card' }),
    kind: z.enum(PAYOUT_KINDS).openapi({
      description: '`instrument`: back to what was paid with; `bank` and `coin` ask for details.',
      example: 'instrument',
    }),
    title: z.string().openapi({ description: 'Its name.', example: 'Bank card' }),
    logoUrl: z.string().nullable().openapi({ description: 'Its mark.', example: '/payments/card.svg' }),
    option: z
      .string()
      .nullable()
      .openapi({ description: 'Of a coin: the network; null otherwise.', example: null }),
    network: z
      .string()
      .nullable()
      .openapi({ description: 'The same as people read it, for example `USDT (ERC-20)`.', example: null }),
    fields: z
      .array(z.enum(DESTINATION_FIELDS))
      .openapi({ description: 'Details that it asks for; `tag` may be left empty.', example: [] }),
    share: minor(
      'What came from it and has not gone back: it is paid back first. Of several cards: of the one that is paid.',
      15_000,
    ),
    min: minor('The least that can go.', 2_000),
    max: minor('The most that can go now; below `min` when nothing can.', 126_450),
    fee: minor('What is kept of each withdrawal.', 0),
    usualMinutes: z.int().openapi({ description: 'How long it usually takes. Minutes.', example: 10 }),
  })
  .openapi('PayoutMethod');

export const payoutMethodJson = ({
  provider: _provider,
  charge: _charge,
  source: _source,
  currency,
  ...method
}: PayoutMethod) => ({
  ...method,
  fields: [...destinationFields(method.kind, method.option, currency)],
  share: toSafeMinor(method.share),
  min: toSafeMinor(method.min),
  max: toSafeMinor(method.max),
  fee: toSafeMinor(method.fee),
});

export const withdrawalSchema = z
  .object({
    id: z.uuid().openapi({ description: 'The withdrawal.', example: '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11' }),
    number: z.string().openapi({ description: 'What people call it.', example: 'W-10418' }),
    method: z.string().openapi({ description: 'The method.', example: 'card' }),
    title: z.string().openapi({ description: 'Its name.', example: 'Bank card' }),
    logoUrl: z.string().nullable().openapi({ description: 'Its mark.', example: '/payments/card.svg' }),
    destination: z.string().nullable().openapi({
      description: 'The account or address, as far as it is shown; null for what was paid with.',
      example: 'DE•••• 2210',
    }),
    amount: minor('What leaves the balance.'),
    fee: minor('What is kept of it.', 0),
    net: minor('What arrives.'),
    currency: z.string().openapi({ description: 'ISO 4217.', example: 'EUR' }),
    status: z.enum(WITHDRAWAL_STATUSES).openapi({
      description: '`pending` waits for a decision; `refund` was paid and came back to the balance.',
      example: 'pending',
    }),
    waitsFor: z
      .enum(['person', 'sending', 'company'])
      .nullable()
      .openapi({ description: 'What it waits for; null when it is over.', example: 'person' }),
    checks: z
      .array(
        z.enum([
          'amount',
          'refund',
          'details',
          'access',
          'destination',
          'holder',
          'payments',
          'play',
          'deposit',
        ]),
      )
      .openapi({ description: 'Why a person looks at it, as far as that is told.', example: ['amount'] }),
    rejection: z
      .enum(WITHDRAWAL_REJECTIONS)
      .nullable()
      .openapi({ description: 'Why it was rejected; null when it was not.', example: null }),
    isCancellable: z.boolean().openapi({ description: 'Whether it can be taken back now.', example: true }),
    usualMinutes: z
      .int()
      .openapi({ description: 'How long it usually takes once it is sent. Minutes.', example: 10 }),
    requestedAt: z.iso
      .datetime()
      .openapi({ description: 'When it was asked for.', example: '2026-11-24T15:04:05.000Z' }),
    decidedAt: moment('When it was decided.'),
    sentAt: moment('When the payment company took it.'),
    paidAt: moment('When it was paid.'),
    endedAt: moment('When it was rejected, taken back, or came back.'),
  })
  .openapi('Withdrawal');

const CHECKS = {
  above_threshold: 'amount',
  refund_owed: 'refund',
  details_changed: 'details',
  access_changed: 'access',
  new_destination: 'destination',
  shared_destination: 'destination',
  other_holder: 'holder',
  many_refused: 'payments',
  out_exceeds_in: 'play',
  disputed: 'deposit',
} as const;
const isCheck = (signal: string): signal is keyof typeof CHECKS => Object.hasOwn(CHECKS, signal);

export const withdrawalJson = ({ row, title, logoUrl, usualMinutes, owes }: PlayerWithdrawal) => ({
  id: row.id,
  number: numberOf(row.number),
  method: row.method,
  title,
  logoUrl,
  destination: row.destination,
  amount: toSafeMinor(row.amount),
  fee: toSafeMinor(row.fee),
  net: toSafeMinor(row.amount - row.fee),
  currency: row.currency,
  status: row.status,
  waitsFor:
    row.status === 'pending'
      ? ('person' as const)
      : row.status === 'processing'
        ? row.sent_at === null
          ? ('sending' as const)
          : ('company' as const)
        : null,
  checks: [
    ...new Set(
      [...(owes ? (['refund_owed'] as const) : []), ...row.signals]
        .filter((signal) => DECIDED_BY_PERSON.includes(signal))
        .filter(isCheck)
        .map((signal) => CHECKS[signal]),
    ),
  ],
  rejection: row.rejection,
  isCancellable: row.status === 'pending',
  usualMinutes,
  requestedAt: row.requested_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
  sentAt: row.sent_at?.toISOString() ?? null,
  paidAt: row.paid_at?.toISOString() ?? null,
  endedAt: row.ended_at?.toISOString() ?? null,
});

/** What people call a withdrawal. */
export const numberOf = (number: bigint): string => `W-${number}`;
