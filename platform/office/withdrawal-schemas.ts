import { z } from '@hono/zod-openapi';
import { RISK_SIGNALS, WITHDRAWAL_REJECTIONS, WITHDRAWAL_STATUSES } from '@/lib/domain/withdrawals';
import { toSafeMinor } from '@/lib/money/money';
import { NAME_MATCHES, withdrawalNumber, type ListedWithdrawal } from '../payments/service';
import type { WithdrawalCase } from './withdrawals';

const ID = '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11';
const text = (description: string, example: string) => z.string().openapi({ description, example });
const moment = (description: string) =>
  z.iso
    .datetime()
    .openapi({ description: `${description} ISO 8601, UTC.`, example: '2026-11-24T15:04:05.000Z' });
const minor = (description: string, example = 64_000) =>
  z.int().openapi({ description: `${description} Minor units.`, example });
const currency = () => text('ISO 4217.', 'EUR');

export const listedWithdrawalSchema = z
  .object({
    id: z.uuid().openapi({ description: 'The withdrawal.', example: ID }),
    number: text('What people call it.', 'W-10417'),
    playerId: z.uuid().openapi({ description: 'Whose it is.', example: ID }),
    email: text('Address of the player; null once erased.', 'aisha@player.example').nullable(),
    name: text('First name; null while unknown.', 'Aisha').nullable(),
    surname: text('Last name; null while unknown.', 'Rahman').nullable(),
    country: text('ISO 3166-1 alpha-2; null once erased.', 'DE').nullable(),
    method: text('The method.', 'card'),
    title: text('Its name.', 'Bank card'),
    destination: text(
      'Where it goes, as far as it is shown; null for what was paid with.',
      'DE•••• 2210',
    ).nullable(),
    amount: minor('What leaves the balance.'),
    fee: minor('What is kept of it.', 0),
    currency: currency(),
    status: z.enum(WITHDRAWAL_STATUSES).openapi({ description: 'How it stands.', example: 'pending' }),
    isDisputed: z.boolean().openapi({
      description: 'Whether the payment company says what can’t be true.',
      example: false,
    }),
    signals: z
      .array(z.enum(RISK_SIGNALS))
      .openapi({ description: 'Why a person decides, and what to know.', example: ['above_threshold'] }),
    rejection: z
      .enum(WITHDRAWAL_REJECTIONS)
      .nullable()
      .openapi({ description: 'Why it was rejected; null when it was not.', example: null }),
    requestedAt: moment('When it was asked for.'),
    decidedAt: moment('When it was decided; null before.').nullable(),
    sentAt: moment('When the payment company took it; null before.').nullable(),
    paidAt: moment('When it was paid; null before.').nullable(),
    endedAt: moment('When it was rejected, taken back or came back; null otherwise.').nullable(),
  })
  .openapi('ListedWithdrawal');

export const presentListed = (row: ListedWithdrawal) => ({
  id: row.id,
  number: withdrawalNumber(row.number),
  playerId: row.player_id,
  email: row.email,
  name: row.name,
  surname: row.surname,
  country: row.country,
  method: row.method,
  title: row.title,
  destination: row.destination,
  amount: toSafeMinor(row.amount),
  fee: toSafeMinor(row.fee),
  currency: row.currency,
  status: row.status,
  isDisputed: row.exception !== null,
  signals: row.signals,
  rejection: row.rejection,
  requestedAt: row.requested_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
  sentAt: row.sent_at?.toISOString() ?? null,
  paidAt: row.paid_at?.toISOString() ?? null,
  endedAt: row.ended_at?.toISOString() ?? null,
});

export const summarySchema = z
  .object({
    waiting: z
      .array(
        z.object({
          currency: currency(),
          waiting: z.int().openapi({ description: 'How many wait for a decision.', example: 12 }),
          held: minor('What they hold together.', 746_600),
        }),
      )
      .openapi({ description: 'What waits, by currency.' }),
    paid: z.int().openapi({ description: 'How many were paid in the last seven days.', example: 163 }),
    medianSeconds: z
      .number()
      .nullable()
      .openapi({ description: 'From asking to paid, in the middle; null when none was.', example: 412 }),
    within: z
      .int()
      .openapi({ description: 'How many of them within the advertised ten minutes.', example: 140 }),
    overdue: z.int().openapi({
      description: 'How many were asked for longer ago than that, and are still not paid.',
      example: 3,
    }),
  })
  .openapi('WithdrawalSummary');

export const caseSchema = z
  .object({
    withdrawal: listedWithdrawalSchema,
    decidedByEmail: text('Who decided; null when nobody had to.', 'jonas@parlour.example').nullable(),
    steps: z
      .array(
        z.object({
          from: text('Status before; null at the beginning.', 'pending').nullable(),
          to: text('Status after.', 'processing'),
          cause: text('Why.', 'approved'),
          at: moment('When.'),
        }),
      )
      .openapi({ description: 'Every step, the first one first.' }),
    deposits: z
      .array(
        z.object({
          id: z.uuid().openapi({ description: 'The deposit.', example: ID }),
          method: text('How.', 'card'),
          amount: minor('What was asked.', 20_000),
          received: minor('What arrived; null while nothing has.', 20_000).nullable(),
          status: text('How it stands.', 'complete'),
          createdAt: moment('When it began.'),
        }),
      )
      .openapi({ description: 'The latest deposits.' }),
    adjustments: z
      .array(
        z.object({
          id: z.uuid().openapi({ description: 'The transaction.', example: ID }),
          type: text('What it is.', 'manual_bonus'),
          amount: minor('How much.', 2_000),
          currency: currency(),
          date: moment('When.'),
        }),
      )
      .openapi({ description: 'Bonuses and adjustments, the latest first.' }),
    real: minor('The real balance now.', 1_210),
    bonus: minor('Bonus money now.', 0),
    held: minor('Set aside.', 64_000),
    deposited: minor('All completed deposits.', 20_000),
    holder: text(
      'Whose account it is, as the player typed it; null where none is asked for, and once it is sent.',
      'Aisha Rahman',
    ).nullable(),
    nameMatch: z.enum(NAME_MATCHES).nullable().openapi({
      description:
        'How that name, or the one on what was paid with, compares with the player’s; null when nothing tells.',
      example: 'exact',
    }),
    isVerified: z.boolean().openapi({ description: 'Whether documents prove the player.', example: true }),
    accountSince: moment('When the account was opened; null once erased.').nullable(),
    needsTwo: z.boolean().openapi({ description: 'Whether two people decide.', example: false }),
    asked: z
      .object({
        request: z.uuid().openapi({ description: 'The request.', example: ID }),
        askedBy: text('Who asked.', '1'),
        askedByEmail: text('Their address.', 'jonas@parlour.example').nullable(),
        reason: text('Why.', 'Large, and all documents are there.'),
      })
      .nullable()
      .openapi({ description: 'The request that a colleague has to agree to; null for none.' }),
  })
  .openapi('WithdrawalCase');

export const presentCase = (one: WithdrawalCase) => ({
  withdrawal: presentListed(one.withdrawal),
  decidedByEmail: one.withdrawal.operatorEmail,
  steps: one.steps.map((step) => ({ ...step, at: step.at.toISOString() })),
  deposits: one.deposits.map(({ id, method, amount, received, status, created_at: at }) => ({
    id,
    method,
    amount: toSafeMinor(amount),
    received: received === null ? null : toSafeMinor(received),
    status,
    createdAt: at.toISOString(),
  })),
  adjustments: one.adjustments.map(({ id, type, amount, currency: of, date }) => ({
    id,
    type,
    amount: toSafeMinor(amount),
    currency: of,
    date: date.toISOString(),
  })),
  real: toSafeMinor(one.balances.real),
  bonus: toSafeMinor(one.balances.bonus),
  held: toSafeMinor(one.balances.held),
  deposited: toSafeMinor(one.deposited),
  holder: one.holder,
  nameMatch: one.nameMatch,
  isVerified: one.isVerified,
  accountSince: one.accountSince?.toISOString() ?? null,
  needsTwo: one.needsTwo,
  asked: one.asked,
});
