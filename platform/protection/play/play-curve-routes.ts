import { z } from '@hono/zod-openapi';
import { toSafeMinor } from '@/lib/money/money';
import { route, type Route } from '../../kernel/route';
import { currencySchema } from '../../kernel/schemas';
import type { ProtectionService } from '../service';

const curveSchema = z
  .object({
    from: z.iso
      .datetime()
      .openapi({ description: 'When the session began.', example: '2026-11-30T20:41:00.000Z' }),
    to: z.iso.datetime().openapi({ description: 'Now.', example: '2026-11-30T21:41:00.000Z' }),
    currency: currencySchema,
    nets: z.array(z.int()).openapi({
      description:
        'Wins less stakes at even steps from the beginning to now: 0 first, the session’s net last. Minor units.',
      example: [0, -200, 350, -4_250],
    }),
  })
  .openapi('PlayCurve');

export function playCurveRoutes({ protection }: { protection: ProtectionService }): Route[] {
  return [
    route({
      method: 'get',
      path: '/api/v1/me/play/curve',
      tag: 'protection',
      auth: 'player',
      summary: 'How the net of the session of play went up and down; null while nothing is played',
      limits: [{ name: 'play-curve', points: 60, seconds: 60, by: 'player' }],
      responses: {
        200: { description: 'The curve', schema: z.object({ data: curveSchema.nullable() }) },
      },
      async handler({ player }) {
        const curve = await protection.playCurve(player);
        return {
          status: 200,
          body: {
            data: curve && {
              ...curve,
              from: curve.from.toISOString(),
              to: curve.to.toISOString(),
              nets: curve.nets.map(toSafeMinor),
            },
          },
        };
      },
    }),
  ];
}
