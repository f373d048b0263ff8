import type { HttpBindings } from '@hono/node-server';
import { API_CODES } from '@/lib/domain/api-codes';
import { resumeAfterOf, toStreamResponse } from '../live/service';
import { route, type Route } from '../kernel/route';
import { playerEventSchema } from './push-messages';
import type { NotificationsService } from './service';

/** The live channel of a logged-in player. */
export function notificationsRoutes({ notifications }: { notifications: NotificationsService }): Route[] {
  return [
    route({
      method: 'get',
      path: '/api/v1/events',
      tag: 'notifications',
      summary:
        'Server-Sent Events: `player` (whose they are), `balance` (as GET /me/balance) and `message` ({type, data}), resumable',
      auth: 'player',
      limits: [{ name: 'events', points: 120, seconds: 60, by: 'player' }],
      responses: {
        200: {
          description: 'A stream that stays open. Each event has its name and its data as the schema says.',
          schema: playerEventSchema,
          contentType: 'text/event-stream',
        },
      },
      errors: { 503: [API_CODES.serverError] },
      async handler({ player, country, headers, requestId, c }) {
        const { outgoing } = c.env as Partial<HttpBindings>;
        const body = await notifications.open({
          playerId: player.playerId,
          sessionId: player.sessionId,
          country,
          resumeAfter: resumeAfterOf(headers),
          drop: () => outgoing?.destroy(),
        });
        return toStreamResponse(body, requestId);
      },
    }),
  ];
}
