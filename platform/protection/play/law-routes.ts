import { z } from '@hono/zod-openapi';
import { GAME_FAMILIES } from '@/lib/domain/game-themes';
import { toSafeMinor } from '@/lib/money/money';
import { route, type Route } from '../../kernel/route';
import type { ProtectionService } from '../service';

const lawSchema = z
  .object({
    withheld: z.array(z.enum(GAME_FAMILIES)).openapi({
      description: 'Sorts of games that are not offered; none where everything is.',
      example: ['table'],
    }),
    provedDemo: z
      .boolean()
      .openapi({ description: 'Whether play money is for verified players alone.', example: false }),
    jackpots: z
      .boolean()
      .openapi({ description: 'Whether jackpots may be won, and are shown.', example: true }),
    wheel: z
      .boolean()
      .openapi({ description: 'Whether the wheel of fortune turns, and is shown.', example: true }),
    mostStake: z.int().nullable().openapi({
      description: 'What a round of slots costs at most. Minor units of euro; null for no bound.',
      example: 100,
    }),
  })
  .openapi('LawShown');

export function lawRoutes({ protection }: { protection: ProtectionService }): Route[] {
  return [
    route({
      method: 'get',
      path: '/api/v1/law',
      tag: 'protection',
      summary: 'What the law of the player’s country, or of the visitor’s, leaves to be shown',
      description:
        'Games are withheld by the law of the player’s country and by that of the place. Of a visitor whose country is not known, ' +
        'every licence of the operator applies.',
      auth: 'optional',
      responses: { 200: { description: 'What pages show', schema: z.object({ data: lawSchema }) } },
      async handler({ player, country }) {
        const { withheld, provedDemo, jackpots, wheel, mostStake } = await protection.lawShown(
          player,
          country,
        );
        return {
          status: 200,
          body: {
            data: {
              ...{ provedDemo, jackpots, wheel },
              withheld: [...withheld],
              mostStake: mostStake === null ? null : toSafeMinor(mostStake),
            },
          },
        };
      },
    }),
  ];
}
