import { z } from '@hono/zod-openapi';
import { SELF_TEST_MOST } from '@/lib/domain/self-test';
import { route, type Route } from '../../kernel/route';
import type { ProtectionService } from '../service';

const scoreSchema = z
  .int()
  .min(0)
  .max(SELF_TEST_MOST)
  .openapi({ description: 'Points of the nine questions of the PGSI.', example: 4 });

const resultsSchema = z
  .array(
    z.object({
      score: scoreSchema,
      takenAt: z.iso
        .datetime()
        .openapi({ description: 'When it was kept.', example: '2026-11-30T20:41:00.000Z' }),
    }),
  )
  .openapi('SelfTests', { description: 'The newest first; a result goes after twelve months.' });

const answer = { description: 'The results that are kept', schema: z.object({ data: resultsSchema }) };
const path = '/api/v1/me/self-tests';

export function selfTestRoutes({ protection }: { protection: ProtectionService }): Route[] {
  const after = async (playerId: string) => ({
    status: 200 as const,
    body: {
      data: (await protection.selfTests(playerId)).map(({ score, takenAt }) => ({
        score,
        takenAt: takenAt.toISOString(),
      })),
    },
  });
  const changes = () => [{ name: 'self-test', points: 30, seconds: 600, by: 'player' as const }];
  return [
    route({
      method: 'get',
      path,
      tag: 'protection',
      auth: 'player',
      summary: 'The results of self-tests that the player has kept',
      limits: [{ name: 'self-tests', points: 60, seconds: 60, by: 'player' }],
      responses: { 200: answer },
      handler: ({ player }) => after(player.playerId),
    }),

    route({
      method: 'put',
      path,
      tag: 'protection',
      auth: 'player',
      summary: 'Keep the result of a self-test for twelve months',
      description:
        'The test is made in the browser, and its answers stay there. Of two results of one day the later one is kept. ' +
        'No operator sees it.',
      limits: changes(),
      request: { body: z.object({ score: scoreSchema }) },
      responses: { 200: answer },
      async handler({ player, body: { score } }) {
        await protection.keepSelfTest(player.playerId, score);
        return after(player.playerId);
      },
    }),

    route({
      method: 'delete',
      path,
      tag: 'protection',
      auth: 'player',
      summary: 'Delete all results of self-tests',
      limits: changes(),
      responses: { 200: answer },
      async handler({ player }) {
        await protection.forgetSelfTests(player.playerId);
        return after(player.playerId);
      },
    }),
  ];
}
