import { z } from '@hono/zod-openapi';
import { BIRTHDAY_OBSTACLES, CASHBACK_PERIODS, LEVEL_CODES } from '@/lib/domain/loyalty';
import { POINTS_AT_MOST, POINTS_REASONS } from '@/lib/domain/points';
import { toSafeMinor } from '@/lib/money/money';
import { currencySchema } from '../kernel/schemas';
import type { DeskStanding } from '../loyalty/service';
import type { LevelsOfOffice, LevelsWithGifts } from './levels';
import { reasonField } from './schemas';

const ID = '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11';
const count = (description: string, example: number) => z.int().openapi({ description, example });
const moment = (description: string) =>
  z.iso
    .datetime()
    .openapi({ description: `${description} ISO 8601, UTC.`, example: '2026-11-24T15:04:05.000Z' });
const euros = (description: string, example: number) =>
  z.int().openapi({ description: `${description} Minor units of a euro.`, example });
const code = (description: string) => z.enum(LEVEL_CODES).openapi({ description, example: 'regular' });
const month = () => z.string().openapi({ description: 'Of UTC.', example: '2026-11' });

export const levelsOverviewSchema = z
  .object({
    version: count('Of the programme that holds.', 2),
    publishedAt: moment('Since when it holds.'),
    cashbackPeriod: z.enum(CASHBACK_PERIODS).openapi({ description: 'How long one cashback is counted.' }),
    holdDays: count('How long nobody falls below a level after it was last reached.', 90),
    exchangePoints: z.int().nullable().openapi({
      description: 'Points for the worth of a euro; null where they are not exchanged.',
      example: 1_000,
    }),
    isRecounting: z.boolean().openapi({
      description:
        'Whether not everybody was looked at by this version yet, so that levels of players may be older.',
      example: false,
    }),
    below: count('Players with a record of points who are below the first level.', 12),
    levels: z
      .array(
        z
          .object({
            level: count('From 1.', 2),
            code: code('What it is.'),
            fromPoints: count('Where it begins.', 400),
            toPoints: z
              .int()
              .nullable()
              .openapi({ description: 'The last point before the next one; null at the top.', example: 999 }),
            cashbackPercent: count('Of what was lost.', 11),
            cashbackCap: euros('The most that comes back in a period; null is no end.', 20_000).nullable(),
            cashbackWagering: count('0 is real money; else a bonus to be wagered so many times.', 0),
            bonus: euros('What it brings once; 0 is none.', 1_000),
            instantPayout: euros(
              'Paid out in a day without waiting for a person; 0 is as everybody.',
              30_000,
            ),
            birthdayCampaign: z.string().nullable().openapi({
              description: 'The campaign that it brings on a birthday; null for none.',
              example: 'birthday-10',
            }),
            birthdayObstacle: z.enum(BIRTHDAY_OBSTACLES).nullable().openapi({
              description:
                'Why that campaign gives nothing: there is none, it is of another type, or it does not run; null where it gives.',
              example: 'missing',
            }),
            personalManager: z.boolean().openapi({ description: 'Whether it has one.', example: true }),
            manager: z
              .object({
                name: z.string().openapi({ description: 'What they are called.', example: 'Ines' }),
                contact: z
                  .string()
                  .openapi({ description: 'How they are reached.', example: 'ines@parlour.example' }),
                hours: z.string().openapi({ description: 'When.', example: 'Mon–Fri, 9–17' }),
              })
              .nullable()
              .openapi({ description: 'Who that is; null while nobody is named.' }),
            players: count('Who is on it.', 320),
            held: count('Of them, whose points have fallen below it.', 4),
            roseLately: count('Who came to it for the first time in the last 7 days.', 9),
            roseInMonth: count('In the last 30 days.', 31),
          })
          .openapi('LevelOfOffice'),
      )
      .openapi({ description: 'The lowest first.' }),
    months: z
      .array(
        z.object({
          month: month(),
          reason: z.enum(POINTS_REASONS).openapi({ description: 'What for.', example: 'deposit' }),
          points: count('Below 0 where more was taken back.', 18_400),
        }),
      )
      .openapi({ description: 'Points that were given, the latest month first.' }),
    exchanges: z
      .array(
        z.object({
          month: month(),
          currency: currencySchema,
          exchanges: count('How often.', 14),
          players: count('By how many players.', 11),
          points: count('What was exchanged.', 52_000),
          amount: z.int().openapi({ description: 'What was paid. Minor units.', example: 5_200 }),
        }),
      )
      .openapi({ description: 'Points that became money, the latest month first.' }),
  })
  .openapi('LevelsOverview');

export function presentLevels(overview: LevelsWithGifts): z.input<typeof levelsOverviewSchema> {
  const { levels, months, exchanges, publishedAt, ...programme } = overview;
  return {
    ...programme,
    publishedAt: publishedAt.toISOString(),
    levels: levels.map((level, index) => {
      const above = levels[index + 1];
      return {
        ...level,
        fromPoints: Number(level.fromPoints),
        toPoints: above ? Number(above.fromPoints) - 1 : null,
        cashbackCap: level.cashbackCap === null ? null : toSafeMinor(level.cashbackCap),
        bonus: toSafeMinor(level.bonus),
        instantPayout: toSafeMinor(level.instantPayout),
      };
    }),
    months: months.map(({ points, ...row }) => ({ ...row, points: Number(points) })),
    exchanges: exchanges.map(({ points, amount, ...row }) => ({
      ...row,
      points: Number(points),
      amount: toSafeMinor(amount),
    })),
  };
}

export const standingSchema = z
  .object({
    playerId: z.uuid().openapi({ description: 'Id of the player.', example: ID }),
    email: z
      .string()
      .nullable()
      .openapi({ description: 'Their address; null once they are erased.', example: 'mara@parlour.example' }),
    level: code('Null below the first one.').nullable(),
    points: count('Experience.', 1_240),
    since: moment('Since when on this level.'),
    heldUntil: moment(
      'Until when it stays although the points have fallen; null where they are at it.',
    ).nullable(),
    roseAt: moment('When they last came to a level for the first time; null for never.').nullable(),
  })
  .openapi('PlayerLevel');

export const presentStanding = (row: DeskStanding): z.input<typeof standingSchema> => ({
  ...row,
  points: Number(row.points),
  since: row.since.toISOString(),
  heldUntil: row.heldUntil?.toISOString() ?? null,
  roseAt: row.roseAt?.toISOString() ?? null,
});

export const playerLoyaltySchema = z
  .object({
    level: code('Null below the first one.').nullable(),
    points: count('Experience: what was earned, also where it was exchanged since.', 1_240),
    pointsToExchange: count('What can still be exchanged.', 740),
    exchangePoints: z.int().nullable().openapi({
      description: 'Points for the worth of a euro; null where they are not exchanged.',
      example: 1_000,
    }),
    heldUntil: moment('Until when the level stays although the points have fallen; null else.').nullable(),
    next: code('The level after it; null at the top.').nullable(),
    pointsLeft: z
      .int()
      .nullable()
      .openapi({ description: 'What is missing to it; null at the top.', example: 260 }),
    reached: z
      .array(
        z.object({
          code: code('Which one.'),
          firstAt: moment('When first.'),
          reachedAt: moment('When the points last came to it from below.'),
          isBelow: z.boolean().openapi({ description: 'Whether they have fallen since.', example: false }),
          currency: currencySchema,
          bonus: z.int().openapi({ description: 'What it brought. Minor units.', example: 1_000 }),
          withheld: z.boolean().openapi({ description: 'Whether that was held back.', example: false }),
        }),
      )
      .openapi({ description: 'Levels that the player came to, the first first.' }),
    lines: z
      .array(
        z.object({
          at: moment('When.'),
          kind: z.enum(POINTS_REASONS).or(z.literal('exchange')).openapi({
            description: 'What for; an exchange takes no experience.',
            example: 'deposit',
          }),
          points: count('What was given or taken.', 50),
          exchanged: count('Points that were exchanged; 0 for anything else.', 0),
          reference: z.string().nullable().openapi({
            description: 'What it is for: a tournament, a turn of the wheel, a request; null for a deposit.',
            example: 'friday-cup',
          }),
          reason: z
            .string()
            .nullable()
            .openapi({ description: 'Why it was corrected, for colleagues.', example: 'A deposit by mail.' }),
          amount: z
            .int()
            .nullable()
            .openapi({ description: 'What was deposited, or paid for points. Minor units.', example: 5_000 }),
          currency: currencySchema.nullable(),
        }),
      )
      .openapi({ description: 'Why points changed, the latest first; at most 500.' }),
    waiting: z
      .array(
        z.object({
          request: z.uuid().openapi({ description: 'The request.', example: ID }),
          points: count('What is to be given, or taken below 0.', 200),
          reason: z.string().openapi({ description: 'Why, for colleagues.', example: 'A deposit by mail.' }),
          askedBy: z.string().openapi({ description: 'Id of the operator, of the CMS.', example: '1' }),
          askedByEmail: z.string().nullable().openapi({
            description: 'Their address; null when not known.',
            example: 'jonas@parlour.example',
          }),
        }),
      )
      .openapi({ description: 'Corrections that wait for a colleague.' }),
  })
  .openapi('PlayerLoyaltyOfOffice');

const LINES_SHOWN = 500;

export function presentPlayerLoyalty(
  one: Awaited<ReturnType<LevelsOfOffice['of']>>,
): z.input<typeof playerLoyaltySchema> {
  const { level, next, points, pointsToExchange, pointsLeft, heldUntil, exchangePoints, waiting } = one;
  return {
    ...{ level: level?.code ?? null, next: next?.code ?? null, exchangePoints, waiting },
    points: Number(points),
    pointsToExchange: Number(pointsToExchange),
    pointsLeft: pointsLeft === null ? null : Number(pointsLeft),
    heldUntil: heldUntil?.toISOString() ?? null,
    reached: one.reached.map(({ firstAt, reachedAt, bonus, ...row }) => ({
      ...row,
      firstAt: firstAt.toISOString(),
      reachedAt: reachedAt.toISOString(),
      bonus: toSafeMinor(bonus),
    })),
    lines: one.lines.slice(0, LINES_SHOWN).map(({ at, amount, ...line }) => ({
      ...line,
      at: at.toISOString(),
      points: Number(line.points),
      exchanged: Number(line.exchanged),
      amount: amount === null ? null : toSafeMinor(amount),
    })),
  };
}

export const correctionBody = z
  .object({
    points: z
      .int()
      .min(-POINTS_AT_MOST)
      .max(POINTS_AT_MOST)
      .refine((points) => points !== 0)
      .openapi({ description: 'Above 0 they are given, below they are taken; not 0.', example: 200 }),
    reason: reasonField,
  })
  .openapi('PointsCorrection');
