import { z } from '@hono/zod-openapi';
import { CLIENT_SEED_LENGTH, WHEEL_STATES, WHEEL_WITHHELD } from '@/lib/domain/wheel';
import { commitmentOf } from '@/lib/domain/chance/seeds';
import { SPIN_RECORD } from '@/lib/domain/wheel-draw';
import { toSafeMinor } from '@/lib/money/money';
import { byCurrency, currencySchema } from '../kernel/schemas';
import { fieldSchema } from './content';
import type { DrawnSpin, ShownSeeds, ShownWheel, Standing } from './service';

const HASH = 'd5acaa62ee3cbfe8c6e6bd1ecbf6ab7d3b0b9e2d7f3e1a0f8d5c4b3a29180706';
const moment = (description: string) =>
  z.iso
    .datetime()
    .openapi({ description: `${description} ISO 8601, UTC.`, example: '2026-11-30T09:00:00.000Z' });
const hash = (description: string) => z.string().openapi({ description, example: HASH });
const count = (description: string, example: number) => z.int().openapi({ description, example });
const fields = () =>
  z
    .array(fieldSchema)
    .openapi({ description: 'Twelve, clockwise from the top; each is drawn as often as any other.' });
const version = () => count('Version of the table.', 1);

export const wheelSchema = z
  .object({
    isOn: z.boolean().openapi({ description: 'Whether it turns at all.', example: true }),
    verifier: z.url().openapi({
      description: 'The page that verifies turns, whose record stands in the fragment of its address.',
      example: 'https://studio.example/studio/verify',
    }),
    version: version(),
    fields: fields(),
    spinBet: byCurrency.openapi({ description: 'Stake of a free spin. Minor units, by currency.' }),
    spins: z
      .object({
        days: count('How long free spins live.', 3),
        wins: z
          .enum(['real', 'bonus'])
          .openapi({ description: 'Whether their wins are real or bonus money.', example: 'real' }),
        wagering: count('How often bonus money of their wins is to be wagered.', 0),
      })
      .nullable()
      .openapi({ description: 'What holds for free spins; null without a campaign for them.' }),
    bonus: z
      .object({
        times: count('How often a bonus is to be wagered.', 10),
        hours: count('How long there is for it.', 72),
      })
      .nullable()
      .openapi({ description: 'What holds for bonuses; null without a campaign for them.' }),
  })
  .openapi('Wheel');

export const presentWheel = ({ isOn, verifier, table, spinBet, spins, bonus }: ShownWheel) => ({
  ...{ isOn, verifier, spinBet, spins, bonus },
  version: table.version,
  fields: table.fields,
});

export const seedsSchema = z.object({
  commitment: hash('SHA-256 of the server seed that the next turns are drawn from.'),
  nextCommitment: hash('The same of the seed after it.'),
  clientSeed: z.string().openapi({ description: 'The player’s words.', example: 'lantern' }),
  nonce: count('Number of the next turn with these seeds, from 0.', 3),
});

export const seedsBody = z
  .object({
    clientSeed: z
      .string()
      .trim()
      .min(1)
      .max(CLIENT_SEED_LENGTH)
      .openapi({ description: 'Words of the player’s own.', example: 'lantern' }),
  })
  .openapi('WheelWords');

const spinId = () =>
  z.uuid().openapi({ description: 'Of the spin.', example: '6f1c1b57-4a33-4c8e-9a0e-0b3f7c9d2e11' });

export const spinSchema = z
  .object({
    id: spinId(),
    day: z.iso.date().openapi({ description: 'In the player’s zone then.', example: '2026-11-30' }),
    at: moment('When.'),
    field: count('Which field was drawn, from 0, clockwise from the top.', 3),
    prize: fieldSchema.describe('What it says.'),
    currency: currencySchema,
    amount: count('Bonus money that was given, minor units.', 100),
    freeSpins: count('Free spins that were given.', 10),
    points: count('Experience points that were given.', 50),
    withheld: z.enum(WHEEL_WITHHELD).nullable().openapi({
      description: 'Why the prize was not given; null for one that was, and for nothing.',
      example: null,
    }),
    grantId: z
      .uuid()
      .nullable()
      .openapi({ description: 'The bonus that came of it; null without one.', example: null }),
    commitment: hash('Told before the turn.'),
    clientSeed: z.string().openapi({ description: 'The player’s words then.', example: 'lantern' }),
    nonce: count('Number of the turn with its seeds.', 2),
    record: z
      .object({
        record: z.literal(SPIN_RECORD).openapi({
          description: 'Name and version of this shape: `verify.mjs` of the studio takes it as it is.',
        }),
        id: spinId(),
        at: moment('When.'),
        serverSeed: hash('32 bytes.'),
        commitment: hash('SHA-256 of the server seed’s bytes.'),
        clientSeed: z.string().openapi({ description: 'The player’s words then.', example: 'lantern' }),
        nonce: count('Number of the turn with its seeds.', 2),
        table: version(),
        fields: fields(),
        field: count('Which one was drawn, from 0.', 3),
        prize: fieldSchema.describe('What it says.'),
      })
      .nullable()
      .openapi({ description: 'All that proves it; null until the player asks for new seeds.' }),
  })
  .openapi('WheelSpin');

export function presentSpin(spin: DrawnSpin): z.input<typeof spinSchema> {
  const { id, day, at, field, currency, amount, freeSpins, points, withheld, grantId } = spin;
  const { serverSeed, clientSeed, nonce, fields: ofTable, isTold, tableVersion } = spin;
  const prize = ofTable[field] ?? { kind: spin.kind, size: 0 };
  const drawn = { commitment: commitmentOf(serverSeed), clientSeed, nonce };
  const moment = at.toISOString();
  return {
    ...{ id, day, at: moment, field, prize, currency, amount: toSafeMinor(amount), freeSpins, points },
    ...{ withheld, grantId, ...drawn },
    record: isTold
      ? {
          ...{ record: SPIN_RECORD, id, at: moment, serverSeed, ...drawn },
          ...{ table: tableVersion, fields: ofTable, field, prize },
        }
      : null,
  };
}

export const standingSchema = z
  .object({
    state: z
      .enum(WHEEL_STATES)
      .openapi({ description: 'Whether the caller can turn it, or why not.', example: 'ready' }),
    own: z
      .object({
        timeZone: z.string().openapi({ description: 'Whose midnight ends a day.', example: 'Europe/Berlin' }),
        dayEndsAt: moment('When the day ends there.'),
        waitsUntil: moment('When the wheel can be turned again.').nullable(),
        pointsLeft: count('Points that are missing for the first level.', 12)
          .nullable()
          .openapi({ description: 'Points that are missing for the first level; null for who has one.' }),
        seeds: seedsSchema.describe('What the next turn is drawn from.'),
        spins: z.array(spinSchema).openapi({ description: 'The last thirty, the latest first.' }),
      })
      .nullable()
      .openapi({ description: 'Null for who is not logged in.' }),
  })
  .openapi('WheelStanding');

export const presentSeeds = ({ commitment, nextCommitment, clientSeed, nonce }: ShownSeeds) => ({
  ...{ commitment, nextCommitment, clientSeed, nonce },
});

export const presentStanding = ({ state, own }: Standing): z.input<typeof standingSchema> => ({
  state,
  own: own && {
    timeZone: own.turn.zone,
    dayEndsAt: own.turn.endsAt.toISOString(),
    waitsUntil: own.turn.waitsUntil?.toISOString() ?? null,
    pointsLeft: own.pointsLeft === null ? null : toSafeMinor(own.pointsLeft),
    seeds: presentSeeds(own.seeds),
    spins: own.spins.map(presentSpin),
  },
});
