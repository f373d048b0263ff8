import { z } from '@hono/zod-openapi';
import { toSafeMinor } from '@/lib/money/money';
import { route, type Route } from '../kernel/route';
import type { TournamentsService } from '../tournaments/service';
import * as kit from './list-kit';

const moment = (description: string) =>
  z.iso.datetime().openapi({ description, example: '2026-11-30T12:00:00.000Z' });
const count = (description: string, example: number) => z.int().openapi({ description, example });
const currency = z.string().openapi({ description: 'ISO 4217.', example: 'EUR' });
const amount = z.int().openapi({ description: 'Minor units.', example: 10_000 });

const prizeSchema = z
  .object({
    place: count('From 1.', 4),
    playerId: z.uuid().openapi({
      description: 'Whose it is.',
      example: '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11',
    }),
    currency,
    amount,
    isPaid: z
      .boolean()
      .openapi({ description: 'False where the account was closed, on a break or excluded.', example: true }),
    at: moment('When the studio asked for it.'),
  })
  .openapi('NetworkPrize');

const listedSchema = z
  .object({
    code: z.string().openapi({ description: 'As the studio calls it.', example: 'reel-masters-2026-11-30' }),
    title: z.string().openapi({ description: 'In English.', example: 'Reel Masters' }),
    status: z
      .enum(['upcoming', 'active', 'completed'])
      .openapi({ description: 'Whether it comes, is on, or is over.', example: 'active' }),
    startsAt: moment('When it begins.'),
    endsAt: moment('When it ends; exclusive.'),
    toldAt: moment('When the studio told of it last, to the minute.'),
    participants: count('Players of ours who take part.', 12),
    sums: z.array(z.object({ currency, amount })).openapi({ description: 'What was paid, by currency.' }),
    prizes: z.array(prizeSchema).openapi({ description: 'What the studio asked for, by place.' }),
  })
  .openapi('ListedNetworkTournament');

/** Tournaments of the studio: it decides all of them, so there is only what was told and paid. */
export const networkTournamentRoutes = ({
  tournaments,
}: {
  tournaments: Pick<TournamentsService, 'network'>;
}): Route[] => [
  route({
    method: 'get',
    path: '/api/office/v1/network-tournaments',
    tag: 'office',
    summary: 'Tournaments of the studio, who of ours takes part, and what was paid',
    auth: 'operator',
    permission: 'read:tournaments',
    limits: kit.watchLimits(),
    responses: {
      200: {
        description: 'The latest hundred.',
        schema: z.object({
          data: z.array(listedSchema),
          isCurrent: z.boolean().openapi({
            description: 'Whether the studio answers; else this is what it told last.',
            example: true,
          }),
        }),
      },
    },
    async handler() {
      const { desk } = tournaments.network;
      const { tournaments: listed, isCurrent } = await desk.list();
      const data = await Promise.all(
        listed.map(async ({ startsAt, endsAt, toldAt, sums, paid, refused, ...rest }) => ({
          ...rest,
          startsAt: startsAt.toISOString(),
          endsAt: endsAt.toISOString(),
          toldAt: toldAt.toISOString(),
          sums: sums.map((sum) => ({ currency: sum.currency, amount: toSafeMinor(sum.amount) })),
          prizes:
            paid + refused === 0
              ? []
              : (await desk.prizes(rest.code)).map((prize) => ({
                  place: prize.place,
                  playerId: prize.playerId,
                  currency: prize.currency,
                  amount: toSafeMinor(prize.amount),
                  isPaid: prize.status === 'OK',
                  at: prize.at.toISOString(),
                })),
        })),
      );
      return { status: 200, body: { data, isCurrent } };
    },
  }),
];
