import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { CASHBACK_PERIODS, LEVEL_CODES } from '@/lib/domain/loyalty';
import { toSafeMinor } from '@/lib/money/money';
import { route, type Route } from '../kernel/route';
import { currencySchema } from '../kernel/schemas';
import type { CashbackOfOffice, CashbackOverview } from './cashback';
import * as kit from './list-kit';

const periodQuery = z.object({
  period: kit.dayField('First day of the period; the last one that is over when left out.'),
});
const moment = (description: string, example: string) =>
  z.iso.datetime().openapi({ description: `${description} ISO 8601, UTC.`, example });
const count = (description: string, example: number) => z.int().openapi({ description, example });
const minor = (description: string, example: number) =>
  z.int().openapi({ description: `${description} Minor units.`, example });
const period = {
  start: moment('Its first moment.', '2026-11-23T00:00:00.000Z'),
  end: moment('The first moment after it.', '2026-11-30T00:00:00.000Z'),
};

const overviewSchema = z
  .object({
    kind: z.enum(CASHBACK_PERIODS).openapi({ description: 'How long a period is.', example: 'week' }),
    period: z
      .object({
        ...period,
        isOver: z.boolean().openapi({ description: 'Whether it has ended.', example: true }),
      })
      .openapi({ description: 'The one that is looked at.' }),
    periods: z.array(z.object(period)).openapi({ description: 'That can be looked at, the latest first.' }),
    countedAt: z.iso.datetime().nullable().openapi({
      description:
        'When the sums were counted, which happens every quarter of an hour; null before that. ISO 8601, UTC.',
      example: '2026-11-30T00:05:00.000Z',
    }),
    levels: z
      .array(
        z
          .object({
            level: z.enum(LEVEL_CODES).nullable().openapi({
              description: 'At the end of the period; null below the first.',
              example: 'regular',
            }),
            currency: currencySchema,
            players: count('Who played with real money.', 40),
            given: count('Who of them gets something, or got it.', 22),
            settled: count('For how many of them the run has been by.', 0),
            staked: minor('Stakes of real money.', 412_000),
            returned: minor('What was given back of them.', 0),
            won: minor('Wins of real money.', 380_000),
            jackpots: minor('Jackpots that were won.', 0),
            converted: minor('Bonus money that was turned into real money.', 0),
            loss: minor('What each of them lost, together.', 61_000),
            amount: minor('What comes back, or came.', 7_320),
          })
          .openapi('CashbackOfLevel'),
      )
      .openapi({ description: 'By levels and currencies, the lowest level first.' }),
  })
  .openapi('CashbackOverview');

const presentPeriod = ({ start, end }: { start: Date; end: Date }) => ({
  start: start.toISOString(),
  end: end.toISOString(),
});

const present = (overview: CashbackOverview): z.input<typeof overviewSchema> => ({
  kind: overview.kind,
  period: { ...presentPeriod(overview.period), isOver: overview.period.isOver },
  periods: overview.periods.map(presentPeriod),
  countedAt: overview.countedAt?.toISOString() ?? null,
  levels: overview.levels.map((one) => ({
    ...one,
    staked: toSafeMinor(one.staked),
    returned: toSafeMinor(one.returned),
    won: toSafeMinor(one.won),
    jackpots: toSafeMinor(one.jackpots),
    converted: toSafeMinor(one.converted),
    loss: toSafeMinor(one.loss),
    amount: toSafeMinor(one.amount),
  })),
});

/** Cashback of a period by levels, before it is given and after. */
export const cashbackOfficeRoutes = ({
  cashbackOfOffice: cashback,
}: {
  cashbackOfOffice: CashbackOfOffice;
}): Route[] => [
  route({
    method: 'get',
    path: '/api/office/v1/cashback',
    tag: 'office',
    summary: 'What a period’s cashback comes to, by levels',
    description:
      'Worked out as the run does it, every quarter of an hour, and nothing is given. Where the run has been by, it stands as it was given.',
    auth: 'operator',
    permission: 'read:cashback',
    limits: [{ name: 'office-cashback', points: 30, seconds: 60, by: 'operator' }],
    request: { query: periodQuery },
    errors: { 404: [API_CODES.notFound] },
    responses: { 200: { description: 'The sums', schema: z.object({ data: overviewSchema }) } },
    handler: async ({ query }) => ({
      status: 200,
      body: { data: present(await cashback.overview(query.period)) },
    }),
  }),
  kit.csvRoute({
    list: '/api/office/v1/cashback',
    permission: 'export:cashback',
    query: periodQuery,
    summary: 'Players of a period and what comes back to them, as CSV',
    description: `At most ${kit.EXPORT_ROWS} rows. Amounts are minor units.`,
    table: (query, by) => cashback.exportLines(query.period, by),
  }),
];
