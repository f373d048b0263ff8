import { z } from '@hono/zod-openapi';
import { CASHBACK_PERIODS, LEVEL_CODES } from '@/lib/domain/loyalty';
import { CURRENCIES, toSafeMinor, type Currency } from '@/lib/money/money';
import { inCurrency } from '@/lib/money/rates';
import { byCurrency, currencySchema } from '../kernel/schemas';
import { WITHHELD } from './cashback/sum';
import type { CashbackLine, PaidBack } from './cashback/statement';
import type { LoyaltyLevel } from './programme/programme';

const points = (description: string) => z.int().openapi({ description });
const minor = (description: string, example = 2_000) =>
  z.int().openapi({ description: `${description} Minor units.`, example });
const moment = (description: string, example = '2026-11-30T00:00:00.000Z') =>
  z.iso.datetime().openapi({ description, example });

export const levelSchema = z
  .object({
    code: z.enum(LEVEL_CODES),
    levelInfo: z.object({
      level: z.int().openapi({ description: 'from 1' }),
      fromPoints: points('points from which the level is reached'),
      cashback: z.object({
        percent: z.int(),
        cap: byCurrency
          .nullable()
          .openapi({ description: 'The most of a period, minor units; null is no end.' }),
        wagering: z.int().openapi({
          description: '0 is real money; else a bonus to be wagered so many times.',
        }),
      }),
    }),
    bonus: byCurrency.nullable().openapi({
      description: 'What the level brings once, when it is reached, as real money; null for nothing.',
    }),
    instantPayout: byCurrency.nullable().openapi({
      description:
        'What is paid out in a day without waiting for a person, minor units; null is as for everybody.',
    }),
    birthdayGift: z
      .boolean()
      .openapi({ description: 'Whether the level brings a gift on a birthday.', example: false }),
    personalManager: z.boolean(),
    manager: z

      .object({
        name: z.string().openapi({ description: 'What they are called.', example: 'Ada Stone' }),
        contact: z.string().openapi({ description: 'How they are reached.', example: 'vip@parlour.example' }),
        hours: z.string().openapi({ description: 'When.', example: 'Mon–Fri, 9–18 h' }),
      })
      .nullable()
      .openapi({ description: 'Who that is, where the programme names somebody.' }),
  })
  .openapi('LoyaltyLevel');

export const loyaltySchema = z
  .object({
    points: points('experience: earned by completed deposits, less what was refunded, and by prizes'),
    level: levelSchema.nullable().openapi({ description: 'null below the first level' }),
    heldUntil: moment(
      'Until when the level stays although the points have fallen below it; else null.',
    ).nullable(),
    next: levelSchema.nullable().openapi({ description: 'null at the top' }),
    pointsLeft: points('still missing for the next level; null at the top').nullable(),
    progressPercent: z
      .int()
      .openapi({ description: 'how far the way to the next level is gone, 0 to 100; 100 at the top' }),
    cashbackPercent: z.int().openapi({ description: '0 below the first level' }),
    cashbackPeriod: z.enum(CASHBACK_PERIODS).openapi({
      description: 'From Monday, or from the first of the month, 00:00 UTC.',
    }),
    levelsTotal: z.int().openapi({ description: 'how many levels there are' }),
    exchange: z
      .object({
        points: points('that can be exchanged'),
        rate: z.int().openapi({ description: 'points for `each`', example: 1_000 }),
        each: minor('What the rate is the price of.'),
        amount: minor('What all of the points come to.'),
        currency: currencySchema,
      })
      .nullable()
      .openapi({ description: 'Points for money; null where the programme has no rate.' }),
  })
  .openapi('Loyalty');

export const cashbackLineSchema = z
  .object({
    period: z
      .object({
        start: moment('The first moment.', '2026-11-23T00:00:00.000Z'),
        end: moment('The first moment after it.'),
      })
      .openapi({ description: 'From when until when.' }),
    currency: currencySchema,
    staked: minor('Stakes of real money.'),
    returned: minor('What was given back of them.'),
    won: minor('Wins of real money.'),
    jackpots: minor('Jackpots that were won.'),
    converted: minor('Bonus money that was turned into real money.'),
    loss: minor('staked − returned − won − jackpots − converted, not below 0.'),
    level: z
      .enum(LEVEL_CODES)
      .nullable()
      .openapi({ description: 'At the end of the period; null below the first.' }),
    percent: z.int(),
    cap: minor('The most that comes back; null is no end.').nullable(),
    wagering: z.int().openapi({ description: '0 is real money; else a bonus to be wagered so many times.' }),
    amount: minor('What comes back: percent of the loss, rounded down, at most the cap.'),
    state: z.enum(['running', 'due', 'paid', 'nothing']).openapi({
      description: '`running` until the period ends, `due` for the minutes until it is settled.',
    }),
    why: z
      .enum(WITHHELD)
      .nullable()
      .openapi({
        description:
          'Why nothing was given, or would be: no loss, no level, below the smallest unit, an account that is excluded, ' +
          'closed or on a break, or a bonus that the player may not have.',
      }),
    settledAt: moment('When it was settled; null before.').nullable(),
    heldUntil: moment(
      'By when it comes at the latest, where it is being looked at before it is given; else null.',
    ).nullable(),
  })
  .openapi('CashbackLine');

export const cashbackSchema = z
  .object({
    period: z.enum(CASHBACK_PERIODS).openapi({ description: 'How long one cashback is counted.' }),
    paysAt: moment('When the period that runs is over, and paid.'),
    current: z.array(cashbackLineSchema).openapi({
      description:
        'The period that runs so far: the account’s currency first, then others that were played in.',
    }),
    past: z.array(cashbackLineSchema).openapi({ description: 'The latest first.' }),
    paidBack: z
      .array(
        z.object({
          currency: currencySchema,
          real: minor('As real money.'),
          bonus: minor('As bonuses that were to be wagered.', 0),
          times: z.int().openapi({ description: 'How often something came back.', example: 7 }),
        }),
      )
      .openapi({ description: 'All that came back so far, by currency.' }),
  })
  .openapi('Cashback');

const inAll = (euros: bigint): Partial<Record<Currency, number>> =>
  Object.fromEntries(
    (Object.keys(CURRENCIES) as Currency[]).map((currency) => [
      currency,
      toSafeMinor(inCurrency(euros, currency)),
    ]),
  );

export const presentLevel = (level: LoyaltyLevel) => ({
  code: level.code,
  levelInfo: {
    level: level.level,
    fromPoints: toSafeMinor(level.fromPoints),
    cashback: {
      percent: level.cashbackPercent,
      cap: level.cashbackCap === null ? null : inAll(level.cashbackCap),
      wagering: level.cashbackWagering,
    },
  },
  bonus: level.bonus > 0n ? inAll(level.bonus) : null,
  birthdayGift: level.birthdayCampaign !== null,
  instantPayout: level.instantPayout > 0n ? inAll(level.instantPayout) : null,
  personalManager: level.personalManager,
  manager: level.manager,
});

export const presentLine = ({ start, end, ...line }: CashbackLine) => ({
  period: { start: start.toISOString(), end: end.toISOString() },
  currency: line.currency,
  staked: toSafeMinor(line.staked),
  returned: toSafeMinor(line.returned),
  won: toSafeMinor(line.won),
  jackpots: toSafeMinor(line.jackpots),
  converted: toSafeMinor(line.converted),
  loss: toSafeMinor(line.loss),
  level: line.level,
  percent: line.percent,
  cap: line.cap === null ? null : toSafeMinor(line.cap),
  wagering: line.wagering,
  amount: toSafeMinor(line.amount),
  state: line.state,
  why: line.why,
  settledAt: line.settledAt?.toISOString() ?? null,
  heldUntil: line.heldUntil?.toISOString() ?? null,
});

export const presentPaidBack = ({ real, bonus, ...one }: PaidBack) => ({
  ...one,
  real: toSafeMinor(real),
  bonus: toSafeMinor(bonus),
});
