import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { createPublicAnswers, type AnswerLife } from '../kernel/public-answers';
import { route, type Route } from '../kernel/route';
import { languageQuery } from '../kernel/schemas';
import * as schemas from './schemas';
import type { TournamentsService } from './service';

/** Short: a tournament that has just ended must not be shown as current; see SETTLED_MS. */
const LIFE: AnswerLife = { freshMs: 1_000, cacheControl: 'public, max-age=10' };

/** Tournaments of the casino for everybody, and taking part in them. */
export function tournamentsRoutes({ tournaments }: { tournaments: TournamentsService }): Route[] {
  const answers = createPublicAnswers(LIFE);
  return [
    route({
      method: 'get',
      path: '/api/v1/tournaments',
      tag: 'tournaments',
      summary: 'Tournaments of the casino: active ones with the newest first, or completed ones',
      auth: 'public',
      request: { query: schemas.listQuery },
      responses: {
        200: { description: 'All of them.', schema: z.object({ data: z.array(schemas.tournamentSchema) }) },
        304: { description: 'The caller has it.' },
      },
      async handler({ query: { status, language }, headers, requestId }) {
        const answer = await answers.of(`${status} ${language}`, async () => ({
          data: await tournaments.list(status, language),
        }));
        return answers.toResponse(answer, { headers, requestId });
      },
    }),

    route({
      method: 'get',
      path: '/api/v1/tournaments/{id}',
      tag: 'tournaments',
      summary: 'A tournament with all of its games and prizes',
      auth: 'public',
      request: { params: schemas.tournamentParams, query: languageQuery },
      responses: {
        200: { description: 'The tournament.', schema: z.object({ data: schemas.detailsSchema }) },
        304: { description: 'The caller has it.' },
      },
      async handler({ params: { id }, query: { language }, headers, requestId }) {
        const answer = await answers.of(JSON.stringify([id, language]), async () => ({
          data: await tournaments.tournament(id, language),
        }));
        return answers.toResponse(answer, { headers, requestId });
      },
    }),

    route({
      method: 'get',
      path: '/api/v1/me/tournaments',
      tag: 'tournaments',
      summary: 'Tournaments that the player has joined, the newest first',
      auth: 'player',
      limits: [{ name: 'my-tournaments', points: 240, seconds: 60, by: 'player' }],
      request: { query: languageQuery },
      responses: {
        200: {
          description: 'The last fifty.',
          schema: z.object({ data: z.array(schemas.joinedSchema) }),
        },
      },
      handler: async ({ player, query: { language } }) => ({
        status: 200,
        body: { data: await tournaments.joinedBy(player.playerId, language) },
      }),
    }),

    route({
      method: 'post',
      path: '/api/v1/tournaments/{id}/registrations',
      tag: 'tournaments',
      summary: 'Take part; again changes nothing',
      auth: 'player',
      limits: [{ name: 'tournament-registration', points: 60, seconds: 60, by: 'player' }],
      request: { params: schemas.tournamentParams },
      responses: {
        200: {
          description: 'The player takes part. `client_api_55` for a tournament that is over.',
          schema: z.object({ data: schemas.participationSchema }),
        },
      },
      errors: {
        403: [API_CODES.accountBlocked, API_CODES.onBreak, API_CODES.accountHeld, API_CODES.registerListed],
        409: [API_CODES.tournamentStatus, API_CODES.profileIncomplete],
        503: [API_CODES.registerSilent],
      },
      handler: async ({ params, player }) => ({
        status: 200,
        body: { data: await tournaments.register(params.id, player) },
      }),
    }),
  ];
}
