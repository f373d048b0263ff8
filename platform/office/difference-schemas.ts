import { z } from '@hono/zod-openapi';
import { DIFFERENCE_CLASSES, DIFFERENCE_STATES, MOVEMENT_KINDS } from '@/lib/domain/differences';
import { toSafeMinor } from '@/lib/money/money';
import type { ListedDifference } from '../payments/service';
import type { BooksSummary } from './differences';
import type { Named } from './types';

const ID = '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11';
const text = (description: string, example: string) => z.string().openapi({ description, example });
const moment = (description: string) =>
  z.iso
    .datetime()
    .openapi({ description: `${description} ISO 8601, UTC.`, example: '2026-11-24T15:04:05.000Z' });
const minor = (description: string, example = 5_000) =>
  z.int().openapi({ description: `${description} Minor units.`, example });
const count = (description: string, example = 3) => z.int().openapi({ description, example });
const uuid = (description: string) => z.uuid().openapi({ description, example: ID });
export const kindSchema = z
  .enum(MOVEMENT_KINDS)
  .openapi({ description: 'What kind of money moved.', example: 'payment' });
export const classSchema = z
  .enum(DIFFERENCE_CLASSES)
  .openapi({ description: 'How the two sides differ.', example: 'missing_here' });

export const listedDifferenceSchema = z
  .object({
    id: uuid('The difference.'),
    company: text('The payment company.', 'sandbox'),
    kind: kindSchema,
    class: classSchema,
    state: z
      .enum(DIFFERENCE_STATES)
      .openapi({ description: '`resolved` by itself, `closed` by a person.', example: 'open' }),
    subject: text('The company’s charge, payout or bank money.', 'ch_V9o1t0'),
    reference: text('What the company says that it is of ours.', ID),
    theirs: minor('What the company lists; null when it lists nothing.').nullable(),
    theirsCurrency: text('ISO 4217; null when it lists nothing.', 'EUR').nullable(),
    ours: minor('What is booked; null when nothing is.').nullable(),
    oursCurrency: text('ISO 4217; null when nothing is booked.', 'EUR').nullable(),
    oursStatus: text(
      'How the deposit or withdrawal stands; null when there is none.',
      'processing',
    ).nullable(),
    depositId: uuid('The deposit that it belongs to; null without one.').nullable(),
    withdrawalId: uuid('The withdrawal that it belongs to; null without one.').nullable(),
    playerId: uuid('Whose it is; null when nobody knows.').nullable(),
    email: text('Address of the player; null once erased.', 'aisha@player.example').nullable(),
    name: text('First name; null while unknown.', 'Aisha').nullable(),
    surname: text('Last name; null while unknown.', 'Rahman').nullable(),
    movedAt: moment('When the money moved, or was booked where the company lists nothing.'),
    foundAt: moment('When it was found.'),
    endedAt: moment('When it was resolved or closed; null while it is open.').nullable(),
    closedBy: text('Id of the operator who closed it, of the CMS; null when nobody did.', '1').nullable(),
    closedByEmail: text('Their address.', 'jonas@parlour.example').nullable(),
    reason: text('Why it was closed; null when it was not.', 'Settled by hand with the company.').nullable(),
  })
  .openapi('ListedDifference');

export const presentDifference = (row: Named<ListedDifference>) => ({
  id: row.id,
  company: row.provider,
  kind: row.kind,
  class: row.class,
  state: row.state,
  subject: row.subject,
  reference: row.reference,
  theirs: row.theirs === null ? null : toSafeMinor(row.theirs),
  theirsCurrency: row.theirs_currency,
  ours: row.ours === null ? null : toSafeMinor(row.ours),
  oursCurrency: row.ours_currency,
  oursStatus: row.ours_status,
  depositId: row.deposit_id,
  withdrawalId: row.withdrawal_id,
  playerId: row.player_id,
  email: row.email,
  name: row.name,
  surname: row.surname,
  movedAt: row.moved_at.toISOString(),
  foundAt: row.found_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  closedBy: row.closed_by,
  closedByEmail: row.operatorEmail,
  reason: row.reason,
});

export const booksSummarySchema = z
  .object({
    totals: z
      .array(
        z.object({
          day: z.iso.date().openapi({ description: 'Day, UTC.', example: '2026-11-24' }),
          kind: kindSchema,
          currency: text('ISO 4217.', 'EUR'),
          theirs: minor('What the companies list.'),
          theirsCount: count('How many movements they list.'),
          ours: minor('What is booked.'),
          oursCount: count('How many are booked.'),
          open: count('Open differences of that money.', 0),
        }),
      )
      .describe('Sums by day, kind and currency, of both books.'),
    open: z
      .array(z.object({ class: classSchema, count: count('How many are open.') }))
      .describe('How many differences are open, by class.'),
    companies: z
      .array(
        z.object({
          company: text('The payment company.', 'sandbox'),
          listed: z
            .boolean()
            .openapi({ description: 'Whether it keeps a list of movements.', example: true }),
          readAt: moment('When its list was last read to the end; null before.').nullable(),
          triedAt: moment('When that was last tried.'),
          problem: text(
            'Why it could not be read the last time; null when it could.',
            'no answer',
          ).nullable(),
        }),
      )
      .describe('How far each company’s list was read.'),
    ledger: z
      .object({
        at: moment('When the ledger was last checked.'),
        holds: z.boolean().openapi({ description: 'Whether every invariant held.', example: true }),
        broken: z
          .array(
            z.object({
              number: count('The invariant.', 2),
              name: text('What it says.', 'every stored balance is the sum of its entries'),
              broken: count('How many rows break it.', 1),
            }),
          )
          .describe('The invariants that do not hold.'),
      })
      .nullable()
      .openapi({
        description: 'What the last check of the ledger found; null while it never ran.',
        example: { at: '2026-11-24T04:11:00.000Z', holds: true, broken: [] },
      }),
  })
  .openapi('BooksSummary');

export const presentSummary = ({ totals, open, readings, ledger }: BooksSummary) => ({
  totals: totals.map((one) => ({
    day: one.day,
    kind: one.kind,
    currency: one.currency,
    theirs: toSafeMinor(one.theirs),
    theirsCount: one.theirs_count,
    ours: toSafeMinor(one.ours),
    oursCount: one.ours_count,
    open: one.open,
  })),
  open,
  companies: readings.map((one) => ({
    company: one.provider,
    listed: one.listed,
    readAt: one.read_at?.toISOString() ?? null,
    triedAt: one.tried_at.toISOString(),
    problem: one.problem,
  })),
  ledger: ledger && {
    at: ledger.at.toISOString(),
    holds: ledger.holds,
    broken: ledger.broken.map(({ number, name, broken }) => ({ number, name, broken })),
  },
});
