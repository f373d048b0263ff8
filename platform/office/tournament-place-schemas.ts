import { z } from '@hono/zod-openapi';
import { LEFT_REASONS, ROUND_VERDICTS, WITHHELD } from '@/lib/domain/tournaments';
import { toSafeMinor, type Currency } from '@/lib/money/money';
import { currencySchema } from '../kernel/schemas';
import { pointsOf, type DeskPlace } from '../tournaments/service';
import { correctionFields, count, givenSchema, minor, moment, PLAYER, text, who } from './tournament-schemas';

const points = () => z.number().openapi({ description: 'With two decimals at most.', example: 12.34 });

export const placeSchema = z
  .object({
    place: count('From 1; null without points, and for who has left.', 2).nullable(),
    playerId: z.uuid().openapi({ description: 'The player.', example: PLAYER }),
    email: z.string().nullable().openapi({ description: 'Null for who was erased.' }),
    country: z.string().nullable(),
    points: points(),
    rounds: count('That count.', 120),
    joinedAt: moment('Since when they take part.').nullable(),
    left: z
      .object({
        at: moment('When.'),
        reason: z.enum(LEFT_REASONS).openapi({ description: 'Why.', example: 'operator' }),
        by: who('Who took them out; null for nobody.').nullable(),
        note: text('Why, for colleagues; null without.', 'Two accounts of one person.').nullable(),
      })
      .nullable()
      .openapi({ description: 'Null for who takes part.' }),
    isPlayable: z.boolean().openapi({
      description: 'Whether they may play now: who may not gets no prize.',
      example: true,
    }),
    prize: z
      .object({
        currency: currencySchema,
        amount: minor('Null when the prize has no money in this currency.').nullable(),
        hasMoney: z.boolean().openapi({ description: 'Whether it has money at all.', example: true }),
        freeSpins: count('Free spins.', 10),
        points: count('Experience points.', 100),
      })
      .nullable()
      .openapi({ description: 'What the place brings its holder; null for nothing.' }),
    settledAt: moment('When the prize was given, or looked at; null while it is owed.').nullable(),
    withheld: z
      .enum(WITHHELD)
      .nullable()
      .openapi({ description: 'Why something of it was not given.', example: null }),
    given: z
      .object({
        amount: minor('Money.'),
        freeSpins: count('Free spins.', 10),
        points: count('Experience points.', 100),
      })
      .nullable()
      .openapi({ description: 'What was given; null while it is owed.' }),
    corrections: z
      .array(
        givenSchema.extend({
          playerId: z.uuid().openapi({ description: 'Who got it.', example: PLAYER }),
          email: z.string().nullable(),
          reason: text('Why, for colleagues.', 'The first place was two accounts.').nullable(),
          by: who('Who asked for it.'),
          at: moment('When.'),
          withheld: z.enum(['currency', 'spins']).nullable().openapi({
            description: 'Why something of it was not given.',
            example: null,
          }),
        }),
      )
      .openapi({ description: 'Given anew, the first one first.' }),
  })
  .openapi('TournamentPlace');

export const presentPlace =
  (addresses: ReadonlyMap<string, string>) =>
  ({ leftAt, leftReason, leftBy, leftNote, prize, given, corrections, ...row }: DeskPlace) => ({
    ...row,
    points: pointsOf(row.points),
    joinedAt: row.joinedAt?.toISOString() ?? null,
    settledAt: row.settledAt?.toISOString() ?? null,
    left:
      leftAt && leftReason
        ? {
            at: leftAt.toISOString(),
            reason: leftReason,
            by: leftBy === null ? null : (addresses.get(leftBy) ?? leftBy),
            note: leftNote,
          }
        : null,
    prize: prize && { ...prize, amount: prize.amount === null ? null : toSafeMinor(prize.amount) },
    given: given && { ...given, amount: toSafeMinor(given.amount) },
    corrections: corrections.map((one) => ({
      ...one,
      currency: one.currency as Currency,
      by: addresses.get(one.by) ?? one.by,
    })),
  });

export const countedRoundSchema = z
  .object({
    roundId: text('As the studio calls it.', 'r-81c2'),
    gameId: z.string(),
    currency: currencySchema,
    beganAt: moment('When its first stake was made.'),
    staked: minor('Less what was given back.'),
    won: minor('What it won.'),
    isOpen: z.boolean().openapi({ description: 'Whether it goes on.', example: false }),
    verdict: z
      .enum(ROUND_VERDICTS)
      .openapi({ description: 'Whether it counts, and why not.', example: 'counts' }),
    points: points(),
  })
  .openapi('CountedRound');

export const correctionBody = correctionFields;
