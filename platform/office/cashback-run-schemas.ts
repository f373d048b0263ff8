import { z } from '@hono/zod-openapi';
import { CASHBACK_ALONE, CASHBACK_OUTCOMES, LEVEL_CODES } from '@/lib/domain/loyalty';
import { toSafeMinor } from '@/lib/money/money';
import { currencySchema } from '../kernel/schemas';
import {
  FAILURES,
  WITHHELD,
  type CashbackMonth,
  type GivenSum,
  type RunFile,
  type RunPlayer,
} from '../loyalty/service';
import type { StandingOfPeriod } from './cashback-runs';
import type { Named } from './types';

const moment = (description: string, example = '2026-11-30T00:05:00.000Z') =>
  z.iso.datetime().openapi({ description: `${description} ISO 8601, UTC.`, example });
const count = (description: string, example: number) => z.int().openapi({ description, example });
const minor = (description: string, example: number) =>
  z.int().openapi({ description: `${description} Minor units.`, example });
const operator = (description: string) => z.string().openapi({ description, example: 'ada@parlour.example' });
const reason = z.string().openapi({ description: 'Why, in the operator’s words.', example: 'Checked.' });
const day = (description: string, example = '2026-11-23') =>
  z.iso.date().openapi({ description: `${description} \`YYYY-MM-DD\`, UTC.`, example });

const counts = {
  credited: count('Players to whom something was given.', 22),
  nothing: count('For whom nothing was due.', 14),
  excluded: count('Whose account may have nothing: excluded, closed, blocked or on a break.', 2),
  refused: count('Who may have no bonus.', 0),
  failed: count('For whom it could not be given; it is tried again.', 0),
};
const sumFields = {
  currency: currencySchema,
  real: minor('As real money.', 7_320),
  bonus: minor('As bonuses that are to be wagered.', 0),
};

export const runSchema = z
  .object({
    id: z.uuid().openapi({ description: 'Of the run.', example: '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11' }),
    period: z
      .object({
        start: moment('Its first moment.', '2026-11-23T00:00:00.000Z'),
        end: moment('The first moment after it.', '2026-11-30T00:00:00.000Z'),
      })
      .openapi({ description: 'Whose cashback it gives.' }),
    startedAt: moment('When it began.'),
    startedBy: operator('Who started it; null for one that came by itself.').nullable(),
    reason: reason.nullable(),
    endedAt: moment('When it ended; null while it is under way.').nullable(),
    isStopped: z
      .boolean()
      .openapi({ description: 'Whether a hold ended it before all was given.', example: false }),
    ...counts,
    sums: z.array(z.object(sumFields)).openapi({ description: 'What it gave, by currency.' }),
  })
  .openapi('CashbackRun');

export const standingSchema = z
  .object({
    players: count('Who played in the period, in each currency; null until it was counted.', 40).nullable(),
    settled: count('For how many of them the run has been by.', 38),
    failed: count('For how many it could not be given; it is tried again.', 0),
    campaign: count('Of them, those for whom the campaign of cashback with wagering gives nothing.', 0),
    isCampaignMissing: z.boolean().openapi({
      description: 'Whether a level gives a bonus to be wagered, and the campaign for it is missing.',
      example: false,
    }),
    run: z
      .object({ startedAt: moment('When it began.'), startedBy: operator('Who started it.').nullable() })
      .nullable()
      .openapi({ description: 'The run that is under way.' }),
    hold: z
      .object({
        until: moment('What was promised comes then.', '2026-12-03T00:00:00.000Z'),
        heldAt: moment('Since when.'),
        heldBy: operator('Who holds it back.'),
        reason,
      })
      .nullable()
      .openapi({ description: 'Whether an operator holds the period back.' }),
    asked: z
      .object({
        request: z.string().openapi({ description: 'Id of the request.', example: '17' }),
        askedBy: operator('Who asked.'),
        reason,
        left: minor('What was left to be given, in euros.', 731_000),
        expiresAt: moment('Until when a colleague can agree.'),
      })
      .nullable()
      .openapi({ description: 'A run that waits for a colleague.' }),
    obstacle: z.string().nullable().openapi({
      description: 'Why no run can be started now; null when it can.',
      example: 'nothing is left to be given',
    }),
    alone: minor('What a run may come to that one operator starts, in euros.', CASHBACK_ALONE),
  })
  .openapi('CashbackStanding');

export const runPlayerSchema = z
  .object({
    playerId: z
      .uuid()
      .openapi({ description: 'Of the player.', example: '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11' }),
    email: z
      .string()
      .nullable()
      .openapi({ description: 'Null once the player is erased.', example: 'a@b.example' }),
    currency: currencySchema,
    level: z
      .enum(LEVEL_CODES)
      .nullable()
      .openapi({ description: 'At the end of the period.', example: 'regular' }),
    percent: count('Of the loss.', 11).nullable(),
    loss: minor('What was lost.', 61_000).nullable(),
    amount: minor('What came back, or would have.', 6_710).nullable(),
    wagering: count('0 is real money; else how often the bonus is to be wagered.', 0).nullable(),
    outcome: z.enum(CASHBACK_OUTCOMES).openapi({ description: 'What became of it.', example: 'credited' }),
    withheld: z.enum(WITHHELD).nullable().openapi({ description: 'Why nothing was given.', example: null }),
    failure: z.enum(FAILURES).nullable().openapi({
      description: 'Why it could not be given: the campaign for bonuses, or an error.',
      example: null,
    }),
    detail: z.string().nullable().openapi({ description: 'What the error says.', example: null }),
    at: moment('When it was settled, or tried.'),
  })
  .openapi('CashbackRunPlayer');

export const monthSchema = z
  .object({
    month: z.string().openapi({ description: '`YYYY-MM`, UTC.', example: '2026-11' }),
    ...sumFields,
    players: count('Who got something.', 22),
    times: count('How often something was given.', 61),
  })
  .openapi('CashbackMonth');

export const startBody = z
  .object({
    period: day('First day of the period.'),
    reason: z
      .string()
      .trim()
      .min(1)
      .max(1_000)
      .openapi({ description: 'For colleagues and the audit.', example: 'The percentages are right again.' }),
  })
  .openapi('CashbackRunStart');

export const holdBody = z
  .object({ period: day('First day of the period.'), reason: startBody.shape.reason })
  .openapi('CashbackHold');

export const periodParam = z.object({ period: day('First day of the period.') });

const presentSum = ({ currency, real, bonus }: GivenSum) => ({
  currency,
  real: toSafeMinor(real),
  bonus: toSafeMinor(bonus),
});

export const presentRun = (run: Named<RunFile>): z.input<typeof runSchema> => ({
  id: run.id,
  period: { start: run.start.toISOString(), end: run.end.toISOString() },
  startedAt: run.startedAt.toISOString(),
  startedBy: run.startedBy === null ? null : (run.operatorEmail ?? run.startedBy),
  reason: run.reason,
  endedAt: run.endedAt?.toISOString() ?? null,
  isStopped: run.isStopped,
  credited: run.credited,
  nothing: run.nothing,
  excluded: run.excluded,
  refused: run.refused,
  failed: run.failed,
  sums: run.sums.map(presentSum),
});

export const presentStanding = (one: StandingOfPeriod): z.input<typeof standingSchema> => {
  const nameOf = (id: string) => one.addresses.get(id) ?? id;
  const { run, hold, asked } = one;
  return {
    players: one.players,
    settled: one.settled,
    failed: one.failed,
    campaign: one.campaign,
    isCampaignMissing: one.isCampaignMissing,
    run: run && {
      startedAt: run.startedAt.toISOString(),
      startedBy: run.startedBy === null ? null : nameOf(run.startedBy),
    },
    hold: hold && {
      until: hold.until.toISOString(),
      heldAt: hold.heldAt.toISOString(),
      heldBy: nameOf(hold.heldBy),
      reason: hold.reason,
    },
    asked: asked && {
      request: asked.request,
      askedBy: nameOf(asked.askedBy),
      reason: asked.reason,
      left: asked.left,
      expiresAt: asked.expiresAt.toISOString(),
    },
    obstacle: one.obstacle,
    alone: CASHBACK_ALONE,
  };
};

export const presentRunPlayer = (one: RunPlayer): z.input<typeof runPlayerSchema> => ({
  ...one,
  loss: one.loss === null ? null : toSafeMinor(one.loss),
  amount: one.amount === null ? null : toSafeMinor(one.amount),
  at: one.at.toISOString(),
});

export const presentMonth = ({
  month,
  players,
  times,
  ...sum
}: CashbackMonth): z.input<typeof monthSchema> => ({
  ...{ month, players, times },
  ...presentSum(sum),
});
