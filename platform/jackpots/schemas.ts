import { z } from '@hono/zod-openapi';
import { DRAW_RECORD } from '@/lib/domain/jackpot-draws';
import { DRAWS_SHOWN, JACKPOT_CODES, JACKPOT_TOTAL_CODE } from '@/lib/domain/jackpots';
import { currencySchema } from '../kernel/schemas';

const money = z.object({
  amount: z.int().openapi({ description: 'Minor units.' }),
  currency: currencySchema,
});
const range = z.object({ min: z.int(), max: z.int() }).openapi({ description: 'Minor units.' });

/** 32 bytes as hex. */
const hash = (description: string) =>
  z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .openapi({ description, example: '5f'.repeat(32) });
const moment = (description: string) =>
  z.iso.datetime().openapi({ description, example: '2026-12-01T00:00:00.000Z' });

const title = z.string().optional().openapi({
  description:
    'In the language that was asked for. A platform that says none leaves it to the pages, which have names of their own.',
});

const jackpotSchema = z
  .object({
    code: z.enum(JACKPOT_CODES),
    title,
    jackpotInfo: money,
    range: range.openapi({
      description:
        'Between which amounts it is drawn: never below the lower one, surely before the upper one. Minor units.',
    }),
    opening: z
      .int()
      .openapi({ description: 'With what it opens after a draw. Minor units.', example: 50_000 }),
    share: z.int().openapi({ description: 'What of each stake it gets. Basis points: 100 is 1 %.' }),
    draw: z
      .object({
        commitment: hash('SHA-256 of the server seed from which its draw will follow.'),
        openedAt: moment('When it opened.'),
        monthEndsAt: moment('When it is drawn at the latest, if it holds its minimum by then.'),
      })
      .nullable()
      .openapi({
        description: 'What is published of the next draw; null before the jackpot is opened for it.',
      }),
  })
  .openapi('Jackpot');

const drawnFields = {
  id: z
    .int()
    .openapi({ description: 'Of two draws of a jackpot, the later one has the greater id.', example: 12 }),
  code: z.enum(JACKPOT_CODES).openapi({ description: 'Which jackpot it was.' }),
  login: z.string().openapi({ description: 'The first characters of the winner, at most three, and `***`.' }),
  won: money.openapi({ description: 'All that it held.' }),
  drawnAt: moment('When it was drawn.'),
};

/** A draw, with all that is needed to compute it again (docs/adr/0032-jackpot-draws.md). */
const drawSchema = z
  .object({
    record: z.literal(DRAW_RECORD).openapi({
      description: 'Name and version of this shape: `verify.mjs` of the studio takes it as it is.',
    }),
    ...drawnFields,
    cause: z.enum(['amount', 'month']).openapi({
      description:
        '`amount`: it had reached the amount that the seed lays down. `month`: it was drawn at a month’s end.',
    }),
    range,
    openedAt: moment('When it opened.'),
    openedWith: z
      .int()
      .openapi({ description: 'What it held at its opening. Minor units.', example: 50_000 }),
    serverSeed: hash('What the draw followed from; secret until then.'),
    commitment: hash('SHA-256 of the seed’s 32 bytes, published at the opening.'),
    chain: hash(
      'The public part: of all counted stakes and returns, `SHA-256(before:call)`, from the commitment on.',
    ),
    tickets: z.int().openapi({ description: 'Each is a cent of real stake.', example: 3_150_000 }),
    winningTicket: z.int().openapi({ description: 'From 0.', example: 1_204_117 }),
  })
  .openapi('JackpotDraw');
export const drawsSchema = z.object({ data: z.array(drawSchema) });
/** What a player has of the jackpots. */
export const ownJackpotsSchema = z
  .object({
    eligible: z.boolean().openapi({
      description: 'Whether a draw counts the player’s tickets: some countries’ law has no jackpots.',
      example: true,
    }),
    running: z
      .array(
        jackpotSchema.pick({ code: true, jackpotInfo: true, range: true, opening: true, draw: true }).extend({
          tickets: z.int().openapi({
            description: 'Cents of real stake since the jackpot opened; each is a ticket.',
            example: 12_500,
          }),
          added: money.openapi({ description: 'What of these stakes went to the jackpot.' }),
        }),
      )
      .openapi({ description: 'In order max, mid, mini; none before they are opened.' }),
    wins: z.array(drawSchema).openapi({ description: 'Draws that the player won, the newest first.' }),
  })
  .openapi('OwnJackpots');

/** What the stream of draws sends: the name of the event, and what its data line holds as JSON. */
export const drawsEventSchema = z
  .object({ event: z.literal('draws'), data: z.array(drawSchema) })
  .openapi('JackpotDrawsEvent');
export type DrawsEvent = z.input<typeof drawsEventSchema>;
export const drawsQuery = z.object({ limit: z.coerce.number().int().min(1).max(50).default(DRAWS_SHOWN) });

export const jackpotsSchema = z.object({
  data: z
    .array(jackpotSchema)
    .openapi({ description: 'In order max, mid, mini; none before they are opened.' }),
  allJackpotsSum: z.object({ code: z.literal(JACKPOT_TOTAL_CODE), title, jackpotsFund: money, range }),
  lastDraw: z
    .object(drawnFields)
    .nullable()
    .openapi({ description: 'The last draw of any of them in the last 24 hours; null without one.' }),
});

/** SPEC §3. */
export const winnerSchema = z
  .object({
    id: z.int().openapi({ description: 'Rising: of two winners, the one with the greater id is newer.' }),
    login: z.string().openapi({ description: 'The first characters, at most three, and `***`.' }),
    game: z.object({
      id: z.string(),
      name: z.string(),
      geo_link: z.string(),
      image: z.string(),
      gradient_color: z.string(),
    }),
    currency: currencySchema,
    amount: z.int().openapi({ description: 'Minor units.' }),
    jackpot: z.enum(JACKPOT_CODES).optional().openapi({
      description: 'The jackpot, when one was drawn. The game is the one that its winner staked in last.',
    }),
  })
  .openapi('Winner');

/** What the public stream sends: the name of the event, and what its data line holds as JSON. */
export const winnersEventSchema = z
  .object({ event: z.literal('winners'), data: z.array(winnerSchema) })
  .openapi('WinnersEvent');
export type WinnersEvent = z.input<typeof winnersEventSchema>;

export const winnersQuery = z.object({ limit: z.coerce.number().int().min(1).max(50).default(12) });
