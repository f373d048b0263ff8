import { z } from '@hono/zod-openapi';
import { GAME_FAMILIES } from '@/lib/domain/game-themes';
import { HARM_DEMANDS, HARM_SIGNS } from '@/lib/domain/harm';
import { LIMIT_PERIODS } from '@/lib/domain/player-limits';
import { REGISTERS } from '@/lib/domain/registers';

const EURO = 'Euro’s minor units.';
const amount = (description: string) =>
  z.int().openapi({ description: `${description} ${EURO}`, example: 100_000 });
const count = (description: string, example: number) => z.int().openapi({ description, example });
const flag = (description: string, example = false) => z.boolean().openapi({ description, example });
const period = (description: string) => z.enum(LIMIT_PERIODS).openapi({ description, example: 'month' });
const proofs = (activity: string) =>
  z
    .array(z.enum(['email', 'identity']))
    .openapi({ description: `What must be proved before ${activity}.`, example: ['identity'] });
const demands = (level: string) =>
  z
    .array(z.enum(HARM_DEMANDS))
    .openapi({ description: `What is done before a ${level} case is closed.`, example: ['message'] });

export const profileSchema = z
  .object({
    code: z.string().openapi({ description: 'As `LICENCES` names it, or `base`.', example: 'de' }),
    inForce: flag('Whether it holds for anybody; the base holds for every country that is not named.', true),
    countries: z.array(z.string()).openapi({
      description:
        'Whose players it holds for. ISO 3166-1 alpha-2; the base holds for every other country, too.',
      example: ['DE'],
    }),
    validFrom: z.iso.date().openapi({ description: 'First day of what holds now.', example: '2021-07-01' }),
    proofs: z
      .object({
        deposit: proofs('anything is paid in'),
        play: proofs('play for money'),
        withdraw: proofs('a withdrawal'),
      })
      .openapi({ description: 'What must be proved first.' }),
    provedDemo: flag('Whether play money, too, is for players who are verified.'),
    jackpots: flag('Whether jackpots can be won.', true),
    wheel: flag('Whether the wheel of fortune turns.', true),
    withheld: z
      .array(z.enum(GAME_FAMILIES))
      .openapi({ description: 'Games that are not offered.', example: ['table'] }),
    register: z
      .enum(REGISTERS)
      .nullable()
      .openapi({ description: 'The register that is asked; null for none.', example: 'oasis' }),
    limits: z
      .object({
        raiseAfterHours: count('A higher limit waits so long.', 24),
        raiseAfterPeriod: flag('And until the period is over.'),
        required: z.array(z.enum(LIMIT_PERIODS)).openapi({
          description: 'Periods of which a limit on deposits is needed.',
          example: ['month'],
        }),
        most: z
          .array(z.object({ period: period('In which time.'), amount: amount('The highest one.') }))
          .openapi({ description: 'The highest limits on deposits.' }),
        net: z
          .object({
            period: period('In which time.'),
            most: amount('Deposits less withdrawals at most.'),
            youngBelow: count('Younger players have less.', 24),
            youngMost: amount('What they have.'),
          })
          .nullable()
          .openapi({ description: 'Deposits less withdrawals; null where they are not counted so.' }),
      })
      .openapi({ description: 'Limits of players.' }),
    play: z
      .object({
        slotMs: count('From round to round of slots, ms; null for no rule.', 5_000).nullable(),
        otherMs: count('The same of other games.', 5_000).nullable(),
        autoplay: flag('Whether reels may turn by themselves.'),
        turbo: flag('Whether rounds may be sped up.'),
        mostStake: z
          .object({
            amount: amount('A round of slots at most.'),
            youngBelow: count('Younger players stake less; null for no such rule.', 25).nullable(),
            youngAmount: amount('What they stake at most; null for no such rule.').nullable(),
          })
          .nullable()
          .openapi({ description: 'The highest stake; null for no rule.' }),
        checkMinutes: count('Players are told of their play so often; null as they choose.', 60).nullable(),
        pause: z
          .object({ afterMinutes: count('After so long.', 60), forMinutes: count('For so long.', 5) })
          .nullable()
          .openapi({ description: 'Pauses of play; null for none.' }),
        oneGame: flag('Whether one game is open at a time.'),
        stopEverywhere: flag(
          'Whether the break of a day is within reach on every page, not only beside a game.',
        ),
      })
      .openapi({ description: 'Time and speed in play.' }),
    bonus: z
      .object({
        mostWagering: count('Bonuses are wagered so often at most; null for no rule.', 10).nullable(),
        leastDays: count('They live so long at least; null for no rule.', 60).nullable(),
        firstPlayOnly: flag('Whether a player has one, before their first play alone.'),
        oneProduct: flag('Whether one type of product alone counts.'),
      })
      .openapi({ description: 'Bonuses.' }),
    harm: z
      .object({
        thresholds: z
          .array(
            z.object({
              sign: z.enum(HARM_SIGNS).openapi({ description: 'What is counted.', example: 'night_play' }),
              noticed: count('From so many on it is noticed.', 5),
              serious: count('From so many on it is serious.', 12),
            }),
          )
          .openapi({ description: 'From when on signs of harm show.' }),
        demands: z
          .object({ noticed: demands('noticed'), serious: demands('serious') })
          .openapi({ description: 'What the law asks for.' }),
      })
      .openapi({ description: 'Early signs of harm.' }),
  })
  .openapi('JurisdictionProfile');

export const reportRowSchema = z
  .object({
    profile: z
      .string()
      .openapi({ description: 'Whose players: as `LICENCES` names it, or `base`.', example: 'de' }),
    part: z.string().openapi({
      description: 'What is counted: cases, closed, signs, deeds, breaks, limits, registers, matches.',
      example: 'cases',
    }),
    what: z.string().openapi({
      description:
        'Of a part: a level, an outcome, a sign, a deed, a length, what became of a limit, an answer.',
      example: 'serious',
    }),
    count: count('How often.', 12),
    players: count('Of how many players.', 9),
  })
  .openapi('ProtectionReportRow');

export const monthQuery = z.object({
  month: z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
    .openapi({ description: 'A calendar month of UTC, `YYYY-MM`.', example: '2026-11' }),
});
