import { z } from '@hono/zod-openapi';
import { JACKPOT_CODES, JACKPOT_TOTAL_CODE } from '@/lib/domain/jackpots';
import { currencySchema } from '../kernel/schemas';

const money = z.object({
  amount: z.int().openapi({ description: 'Minor units.' }),
  currency: currencySchema,
});
const range = z.object({ min: z.int(), max: z.int() }).openapi({ description: 'Minor units.' });

const title = z.string().optional().openapi({
  description:
    'In the language that was asked for. A platform that says none leaves it to the pages, which have names of their own.',
});

const jackpotSchema = z
  .object({
    code: z.enum(JACKPOT_CODES),
    title,
    jackpotInfo: money,
    range,
    share: z.int().openapi({ description: 'What of each stake it gets. Basis points: 100 is 1 %.' }),
  })
  .openapi('Jackpot');

export const jackpotsSchema = z.object({
  data: z
    .array(jackpotSchema)
    .openapi({ description: 'In order max, mid, mini; none before they are opened.' }),
  allJackpotsSum: z.object({ code: z.literal(JACKPOT_TOTAL_CODE), title, jackpotsFund: money, range }),
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
  })
  .openapi('Winner');

/** What the public stream sends: the name of the event, and what its data line holds as JSON. */
export const winnersEventSchema = z
  .object({ event: z.literal('winners'), data: z.array(winnerSchema) })
  .openapi('WinnersEvent');
export type WinnersEvent = z.input<typeof winnersEventSchema>;

export const winnersQuery = z.object({ limit: z.coerce.number().int().min(1).max(50).default(12) });
