import { z } from '@hono/zod-openapi';
import { WHEEL_PRIZES, WHEEL_WITHHELD } from '@/lib/domain/wheel';
import { toSafeMinor } from '@/lib/money/money';
import { currencySchema } from '../kernel/schemas';
import { tableContentSchema, type DeskSpin } from '../wheel/service';
import { reasonField } from './schemas';
import type { WheelOfOffice } from './wheel';

const ID = '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11';
const moment = (description: string) =>
  z.iso
    .datetime()
    .openapi({ description: `${description} ISO 8601, UTC.`, example: '2026-11-30T09:00:00.000Z' });
const count = (description: string, example: number) => z.int().openapi({ description, example });
const minor = (description: string, example: number) =>
  z.int().openapi({ description: `${description} Minor units.`, example });
const operator = (description: string) =>
  z
    .string()
    .nullable()
    .openapi({
      description: `${description} Null for nobody who is known.`,
      example: 'olga@parlour.example',
    });

const tableSchema = z
  .object({
    version: count('Of the table.', 2),
    content: tableContentSchema.describe('What it says.'),
    madeAt: moment('Since when it holds.'),
    madeBy: operator('Address of who asked for it.'),
    reason: z
      .string()
      .nullable()
      .openapi({ description: 'Why; null for the first one.', example: 'Fewer empty fields.' }),
  })
  .openapi('WheelTable');

export const wheelOverviewSchema = z
  .object({
    isOn: z.boolean().openapi({ description: 'Whether it is switched on.', example: true }),
    isWhole: z.boolean().openapi({
      description: 'Whether the campaigns of its prizes are there: without them it stands still.',
      example: true,
    }),
    switchedAt: moment('Since when it is switched so.'),
    switchedBy: operator('Address of who switched it.'),
    switchReason: z.string().nullable().openapi({ description: 'Why; null at first.', example: null }),
    tables: z.array(tableSchema).openapi({ description: 'The last twenty; the first one holds.' }),
    asked: z
      .array(
        z.object({
          request: z.string().openapi({ description: 'Id of the request for approval.', example: '17' }),
          askedBy: operator('Address of who asks.'),
          content: tableContentSchema.describe('What it would say.'),
        }),
      )
      .openapi({ description: 'Tables that wait for a colleague.' }),
    months: z
      .array(
        z
          .object({
            month: z.string().openapi({ description: '`YYYY-MM`, UTC.', example: '2026-11' }),
            currency: currencySchema,
            turns: count('How often it was turned.', 214),
            players: count('By how many players.', 40),
            bonuses: minor('Bonus money.', 12_000),
            freeSpins: count('Free spins.', 800),
            points: count('Experience points.', 1_500),
            worth: minor('A bonus counted as its amount, a free spin as its stake.', 28_000),
            withheld: count('Prizes that could not be given.', 0),
          })
          .openapi('WheelMonth'),
      )
      .openapi({ description: 'What it gave in the last thirteen months, the latest first.' }),
  })
  .openapi('WheelOverview');

type Shown = Awaited<ReturnType<WheelOfOffice['shown']>>;

export function presentOverview({
  turnSwitch,
  isWhole,
  tables,
  months,
  asked,
  addresses,
}: Shown): z.input<typeof wheelOverviewSchema> {
  const addressOf = (id: string | null) => (id === null ? null : (addresses.get(id) ?? null));
  return {
    isOn: turnSwitch.isOn,
    isWhole,
    switchedAt: turnSwitch.at.toISOString(),
    switchedBy: addressOf(turnSwitch.by),
    switchReason: turnSwitch.reason,
    tables: tables.map(({ version, madeAt, madeBy, reason, ...content }) => ({
      ...{ version, content, reason },
      madeAt: madeAt.toISOString(),
      madeBy: addressOf(madeBy),
    })),
    asked: asked.map(({ request, askedBy, after: _after, ...content }) => ({
      ...{ request, content },
      askedBy: addressOf(askedBy),
    })),
    months: months.map(({ bonuses, worth, ...month }) => ({
      ...month,
      bonuses: toSafeMinor(bonuses),
      worth: toSafeMinor(worth),
    })),
  };
}

export const deskSpinSchema = z
  .object({
    id: z.uuid().openapi({ description: 'Of the turn.', example: ID }),
    at: moment('When.'),
    playerId: z
      .uuid()
      .nullable()
      .openapi({ description: 'The player; null when they were erased.', example: ID }),
    email: z
      .string()
      .nullable()
      .openapi({ description: 'Their address; null when they were erased.', example: 'mara@example.org' }),
    tableVersion: count('Of the table.', 1),
    field: count('Which field was drawn, from 0, clockwise from the top.', 3),
    kind: z.enum(WHEEL_PRIZES).openapi({ description: 'What it says.', example: 'spins' }),
    currency: currencySchema,
    amount: minor('Bonus money that was given.', 0),
    freeSpins: count('Free spins that were given.', 10),
    points: count('Experience points that were given.', 0),
    worth: minor('What it is counted as.', 200),
    withheld: z
      .enum(WHEEL_WITHHELD)
      .nullable()
      .openapi({ description: 'Why the prize was not given; null for one that was.', example: null }),
  })
  .openapi('WheelTurnOfOffice');

export const presentDeskSpin = ({
  at,
  amount,
  worth,
  ...spin
}: DeskSpin): z.input<typeof deskSpinSchema> => ({
  ...spin,
  at: at.toISOString(),
  amount: toSafeMinor(amount),
  worth: toSafeMinor(worth),
});

export const switchBody = z
  .object({
    isOn: z.boolean().openapi({ description: 'Whether it is to turn.', example: false }),
    reason: reasonField,
  })
  .openapi('WheelSwitch');

export const tableBody = z
  .object({
    after: count('The version that was looked at: nobody else’s table is written over.', 1),
    content: tableContentSchema.describe('As it is to be.'),
    reason: reasonField,
  })
  .openapi('WheelTableChange');
