import type { HttpBindings } from '@hono/node-server';
import { z } from '@hono/zod-openapi';
import { route, type Route } from '../kernel/route';
import type { NotificationsService } from './service';

const EVENT_ID = /^\d{1,15}$/;

/** The live channel of a logged-in player. */
export function notificationsRoutes({ notifications }: { notifications: NotificationsService }): Route[] {
  return [
    route({
      method: 'get',
      path: '/api/v1/events',
      tag: 'notifications',
      summary: 'Server-Sent Events: `balance` (as GET /me/balance) and `message` ({type, data}), resumable',
      auth: 'player',
      limits: [{ name: 'events', points: 120, seconds: 60, by: 'player' }],
      responses: {
        200: {
          description: 'A stream that stays open.',
          schema: z.string(),
          contentType: 'text/event-stream',
        },
      },
      async handler({ player, country, headers, requestId, c }) {
        const seen = headers.get('last-event-id') ?? '';
        const { outgoing } = c.env as Partial<HttpBindings>;
        const body = await notifications.open({
          playerId: player.playerId,
          sessionId: player.sessionId,
          country,
          resumeAfter: EVENT_ID.test(seen) ? Number(seen) : undefined,
          drop: () => outgoing?.destroy(),
        });
        return new Response(body, {
          headers: {
            'Content-Type': 'text/event-stream; charset=utf-8',
            // no-transform keeps proxies from gathering the stream to compress it
            'Cache-Control': 'no-cache, no-transform',
            'X-Accel-Buffering': 'no',
            'X-Request-Id': requestId,
          },
        });
      },
    }),
  ];
}
