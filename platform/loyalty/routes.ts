import { z } from '@hono/zod-openapi';
import { LEVEL_CODES } from '@/lib/domain/loyalty';
import { toSafeMinor } from '@/lib/money/money';
import { route, type Route } from '../kernel/route';
import type { LoyaltyLevel, LoyaltyService } from './service';

const points = (description: string) => z.int().openapi({ description });

const levelSchema = z
  .object({
    code: z.enum(LEVEL_CODES),
    levelInfo: z.object({
      level: z.int().openapi({ description: 'from 1' }),
      fromPoints: points('points from which the level is reached'),
      cashback: z.object({ percent: z.int() }),
    }),
    personalManager: z.boolean(),
  })
  .openapi('LoyaltyLevel');

const loyaltySchema = z
  .object({
    points: points('earned by completed deposits, less what was refunded'),
    level: levelSchema.nullable().openapi({ description: 'null below the first level' }),
    next: levelSchema.nullable().openapi({ description: 'null at the top' }),
    pointsLeft: points('still missing for the next level; null at the top').nullable(),
    progressPercent: z
      .int()
      .openapi({ description: 'how far the way to the next level is gone, 0 to 100; 100 at the top' }),
    cashbackPercent: z.int().openapi({ description: '0 below the first level' }),
    levelsTotal: z.int().openapi({ description: 'how many levels there are' }),
  })
  .openapi('Loyalty');

const present = ({ level, fromPoints, cashbackPercent, code, personalManager }: LoyaltyLevel) => ({
  code,
  levelInfo: { level, fromPoints: toSafeMinor(fromPoints), cashback: { percent: cashbackPercent } },
  personalManager,
});

export function loyaltyRoutes({ loyalty }: { loyalty: LoyaltyService }): Route[] {
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
      handler: async () => ({ status: 200, body: { data: (await loyalty.levels()).map(present) } }),
    }),

    route({
      method: 'get',
      path: '/api/v1/me/loyalty',
      tag: 'loyalty',
      summary: 'The player’s points and VIP level',
      auth: 'player',
      limits: [{ name: 'loyalty', points: 240, seconds: 60, by: 'player' }],
      responses: { 200: { description: 'The standing', schema: z.object({ data: loyaltySchema }) } },
      async handler({ player }) {
        const { points: earned, level, next, pointsLeft, ...rest } = await loyalty.of(player.playerId);
        return {
          status: 200,
          body: {
            data: {
              ...rest,
              points: toSafeMinor(earned),
              level: level && present(level),
              next: next && present(next),
              pointsLeft: pointsLeft === null ? null : toSafeMinor(pointsLeft),
            },
          },
        };
      },
    }),
  ];
}
