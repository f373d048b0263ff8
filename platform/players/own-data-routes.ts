import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { PASSWORD_MAX } from '@/lib/domain/limits';
import { route, type Route } from '../kernel/route';
import type { OwnDataService } from './own-data';

const closureBody = z.object({
  password: z
    .string()
    .max(4 * PASSWORD_MAX)
    .optional()
    .openapi({ description: 'The account’s password.', example: 'correct-horse-18' }),
  code: z
    .string()
    .max(64)
    .optional()
    .openapi({ description: 'Code of the second factor, where one is on.', example: '402817' }),
  reason: z
    .string()
    .max(1000)
    .optional()
    .openapi({ description: 'Why the player leaves, in their words.', example: 'I play too much.' }),
});

const exportSchema = z.object({
  data: z.record(z.string(), z.unknown()).openapi({
    description:
      'By name: account, profile and its changes, terms, sessions, ways in, blocks, documents without their pictures, ' +
      'games, tournaments, letters to support and to the player, balances, deposits and every transaction.',
    example: { madeAt: '2026-11-26T15:04:05.000Z', transactions: [] },
  }),
});

/** Everything that is kept about a player, and the end of an account. */
export function ownDataRoutes({ ownData }: { ownData: OwnDataService }): Route[] {
  return [
    route({
      method: 'get',
      path: '/api/v1/me/export',
      tag: 'players',
      summary: 'Everything that is kept about the player, to take away',
      auth: 'player',
      limits: [{ name: 'export', points: 3, seconds: 86_400, by: 'player' }],
      responses: {
        200: {
          description: 'All of it, as it is read',
          schema: exportSchema,
          contentType: 'application/json',
        },
      },
      handler: async ({ player, requestId, log }) => {
        const pieces = ownData.export(player);
        const encoder = new TextEncoder();
        const body = new ReadableStream<Uint8Array>({
          async pull(controller) {
            try {
              const { value, done } = await pieces.next();
              if (done) controller.close();
              else controller.enqueue(encoder.encode(value));
            } catch (error) {
              log.error({ err: error }, 'an export broke off');
              controller.error(error);
            }
          },
          async cancel() {
            await pieces.return(undefined);
          },
        });
        return new Response(body, {
          headers: {
            'Content-Type': 'application/json; charset=utf-8',
            'Content-Disposition': 'attachment; filename="parlour-data.json"',
            'Cache-Control': 'no-store',
            'X-Request-Id': requestId,
          },
        });
      },
    }),

    route({
      method: 'post',
      path: '/api/v1/me/closure',
      tag: 'players',
      summary: 'Close the account for good',
      description: 'Every session ends, and it takes no more log-ins. What the law wants kept is kept.',
      auth: 'player',
      limits: [{ name: 'closure', points: 10, seconds: 60, by: 'player' }],
      bodyLimit: 16 * 1024,
      request: { body: closureBody },
      responses: { 204: { description: 'The account is closed' } },
      errors: {
        401: [
          API_CODES.wrongLogin,
          API_CODES.secondFactorRequired,
          API_CODES.secondFactorWrong,
          API_CODES.freshLoginRequired,
        ],
        409: [API_CODES.wrongData],
      },
      handler: async ({ player, body, address, headers, requestId }) => {
        const client = {
          address,
          userAgent: headers.get('user-agent'),
          cookie: headers.get('cookie'),
          requestId,
        };
        return {
          status: 204,
          headers: { 'Set-Cookie': await ownData.close(player, body, client) },
        };
      },
    }),
  ];
}
