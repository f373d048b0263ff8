import { z } from '@hono/zod-openapi';
import { toSafeMinor } from '@/lib/money/money';
import { route, type Route } from '../kernel/route';
import { currencySchema } from '../kernel/schemas';
import type { Spending } from './spending';
import { SPENDING_PERIODS } from './spending-store';
import type { HistoryService } from './service';

const minor = (description: string, example: number) =>
  z.int().openapi({ description: `${description} Minor units.`, example });

const spendingSchema = z
  .object({
    currency: currencySchema,
    currencies: z
      .array(currencySchema)
      .openapi({ description: 'The one above, and others in which something moved.' }),
    timeZone: z.string().openapi({ description: 'Whose midnight ends a day.', example: 'Europe/Berlin' }),
    per: z.enum(SPENDING_PERIODS).openapi({ description: 'How long each span is.', example: 'day' }),
    spans: z
      .array(
        z.object({
          day: z.iso.date().openapi({ description: 'Its first day, in the zone.', example: '2026-11-24' }),
          deposited: minor('Deposits that are complete; one that was given back is none.', 5_000),
          withdrawn: minor('Withdrawals that are paid out.', 2_000),
          result: minor('What play did to the real balance: wins less stakes, below 0 is lost.', -1_250),
          seconds: z.int().openapi({
            description:
              'In play, over all currencies: from stake to stake, five minutes at most, none after half an hour.',
            example: 3_600,
          }),
        }),
      )
      .openapi({ description: 'The oldest first, without a gap. The last one still runs.' }),
  })
  .openapi('Spending');

const present = ({ spans, ...rest }: Spending) => ({
  ...rest,
  spans: spans.map(({ day, deposited, withdrawn, result, seconds }) => ({
    day,
    deposited: toSafeMinor(deposited),
    withdrawn: toSafeMinor(withdrawn),
    result: toSafeMinor(result),
    seconds,
  })),
});

export function spendingRoutes({ history }: { history: HistoryService }): Route[] {
  return [
    route({
      method: 'get',
      path: '/api/v1/me/spending',
      tag: 'history',
      auth: 'player',
      summary:
        'Where the player’s money and time went: 30 days, 26 weeks or 12 months, in their own time zone',
      limits: [{ name: 'spending', points: 120, seconds: 60, by: 'player' }],
      request: {
        query: z.object({
          per: z
            .enum(SPENDING_PERIODS)
            .default('day')
            .openapi({ description: 'Days from midnight, weeks from Monday, or months of the calendar.' }),
          currency: currencySchema.optional(),
        }),
      },
      responses: { 200: { description: 'The spans', schema: z.object({ data: spendingSchema }) } },
      handler: async ({ player, query: { per, currency = player.currency } }) => ({
        status: 200,
        body: { data: present(await history.spending(player.playerId, { per, currency })) },
      }),
    }),
  ];
}
