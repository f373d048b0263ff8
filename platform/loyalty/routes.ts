import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { toSafeMinor } from '@/lib/money/money';
import { WORTH_A_EURO } from '@/lib/money/rates';
import type { IdentityService } from '../identity/service';
import { route, type Route } from '../kernel/route';
import { currencySchema } from '../kernel/schemas';
import { worthOf } from './exchange';
import type { RewardsService } from './rewards';
import {
  cashbackSchema,
  levelSchema,
  loyaltySchema,
  presentLevel,
  presentLine,
  presentPaidBack,
} from './schemas';
import type { LoyaltyService } from './service';

interface Parts {
  identity: Pick<IdentityService, 'player'>;
  loyalty: LoyaltyService;
  rewards: RewardsService;
}

export function loyaltyRoutes({ identity, loyalty, rewards }: Parts): Route[] {
  const currencyOf = async (playerId: string) => (await identity.player(playerId))?.currency ?? 'EUR';
  return [
    route({
      method: 'get',
      path: '/api/v1/loyalty/levels',
      tag: 'loyalty',
      summary: 'The VIP levels, the lowest first',
      auth: 'public',
      limits: [{ name: 'loyalty-levels', points: 120, seconds: 60, by: 'address' }],
      responses: {
        200: { description: 'All of them', schema: z.object({ data: z.array(levelSchema) }) },
      },
      handler: async () => ({ status: 200, body: { data: (await loyalty.levels()).map(presentLevel) } }),
    }),

    route({
      method: 'get',
      path: '/api/v1/me/loyalty',
      tag: 'loyalty',
      summary: 'The player’s points and VIP level',
      auth: 'player',
      limits: [{ name: 'loyalty', points: 240, seconds: 60, by: 'player' }],
      responses: { 200: { description: 'The standing', schema: z.object({ data: loyaltySchema }) } },
      async handler({ player: { playerId } }) {
        const [standing, programme, currency] = await Promise.all([
          loyalty.of(playerId),
          loyalty.programme(),
          currencyOf(playerId),
        ]);
        const { level, next, pointsLeft, heldUntil, pointsToExchange } = standing;
        const rate = programme.exchangePoints;
        return {
          status: 200,
          body: {
            data: {
              points: toSafeMinor(standing.points),
              level: level && presentLevel(level),
              heldUntil: heldUntil?.toISOString() ?? null,
              next: next && presentLevel(next),
              pointsLeft: pointsLeft === null ? null : toSafeMinor(pointsLeft),
              progressPercent: standing.progressPercent,
              cashbackPercent: standing.cashbackPercent,
              cashbackPeriod: programme.cashbackPeriod,
              levelsTotal: standing.levelsTotal,
              exchange:
                rate === null
                  ? null
                  : {
                      points: toSafeMinor(pointsToExchange),
                      rate,
                      each: WORTH_A_EURO[currency],
                      amount: toSafeMinor(worthOf(pointsToExchange, rate, currency)),
                      currency,
                    },
            },
          },
        };
      },
    }),

    route({
      method: 'get',
      path: '/api/v1/me/loyalty/cashback',
      tag: 'loyalty',
      summary: 'The player’s cashback, line by line',
      description:
        'The period that runs so far, and those before it: what was staked and won of real money, what came of bonuses, and ' +
        'what of the loss comes back. Each currency has lines of its own.',
      auth: 'player',
      limits: [{ name: 'cashback', points: 120, seconds: 60, by: 'player' }],
      responses: { 200: { description: 'The statement', schema: z.object({ data: cashbackSchema }) } },
      async handler({ player: { playerId } }) {
        const currency = await currencyOf(playerId);
        const { period, current, past, paidBack } = await rewards.cashback(playerId, currency);
        return {
          status: 200,
          body: {
            data: {
              period: period.kind,
              paysAt: period.end.toISOString(),
              current: current.map(presentLine),
              past: past.map(presentLine),
              paidBack: paidBack.map(presentPaidBack),
            },
          },
        };
      },
    }),

    route({
      method: 'post',
      path: '/api/v1/me/loyalty/exchange',
      tag: 'loyalty',
      summary: 'Exchange points for real money',
      description: 'At the rate of the programme. Experience stays, and with it the level.',
      auth: 'player',
      limits: [{ name: 'points-exchange', points: 10, seconds: 60, by: 'player' }],
      idempotent: true,
      request: { body: z.object({ points: z.int().min(1).max(1_000_000_000) }) },
      errors: {
        403: [API_CODES.accountStatus],
        409: [API_CODES.pointsNotExchanged],
        422: [API_CODES.pointsMissing],
      },
      responses: {
        200: {
          description: 'What was exchanged',
          schema: z.object({
            data: z.object({
              points: z.int(),
              amount: z.int().openapi({ description: 'Minor units.' }),
              currency: currencySchema,
            }),
          }),
        },
      },
      async handler({ player, body, idempotencyKey, requestId }) {
        const { points, amount, currency } = await rewards.exchange(
          player.playerId,
          BigInt(body.points),
          idempotencyKey ?? requestId,
        );
        return {
          status: 200,
          body: { data: { points: toSafeMinor(points), amount: toSafeMinor(amount), currency } },
        };
      },
    }),
  ];
}
