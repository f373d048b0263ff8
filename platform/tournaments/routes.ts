import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { toSafeMinor } from '@/lib/money/money';
import type { HttpBindings } from '@hono/node-server';
import { metaOfPage, rowsOfPage } from '../kernel/listing';
import { createPublicAnswers, type AnswerLife } from '../kernel/public-answers';
import { route, type Route } from '../kernel/route';
import { languageQuery } from '../kernel/schemas';
import { toStreamResponse } from '../live/service';
import { pointsOf } from './standing/names';
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
      path: '/api/v1/tournaments/{id}/leaderboard',
      tag: 'tournaments',
      summary: 'The first hundred places, final once they are counted',
      auth: 'public',
      request: { params: schemas.tournamentParams },
      responses: {
        200: { description: 'The leaderboard.', schema: z.object({ data: schemas.boardSchema }) },
        304: { description: 'The caller has it.' },
      },
      async handler({ params: { id }, headers, requestId }) {
        const answer = await answers.of(`board ${id}`, async () => ({ data: await tournaments.board(id) }));
        return answers.toResponse(answer, { headers, requestId });
      },
    }),

    route({
      method: 'get',
      path: '/api/v1/tournaments/{id}/events',
      tag: 'tournaments',
      summary:
        'Server-Sent Events: `board` (as the leaderboard), at first and when it changes, every two seconds at most; `own` to a participant',
      auth: 'optional',
      limits: [{ name: 'tournament-events', points: 240, seconds: 60, by: 'address' }],
      request: { params: schemas.tournamentParams },
      responses: {
        200: {
          description: 'A stream that stays open. Each event has its name and its data as the schema says.',
          schema: schemas.boardEventSchema,
          contentType: 'text/event-stream',
        },
      },
      errors: { 503: [API_CODES.serverError] },
      async handler({ params: { id }, player, address, requestId, c }) {
        const { outgoing } = c.env as Partial<HttpBindings>;
        const drop = () => outgoing?.destroy();
        const body = await tournaments.openBoard({ id, playerId: player?.playerId ?? null, address, drop });
        return toStreamResponse(body, requestId);
      },
    }),

    route({
      method: 'get',
      path: '/api/v1/me/tournaments/{id}/place',
      tag: 'tournaments',
      summary: 'Where the player stands, what is missing to the next place, and what became of it',
      auth: 'player',
      limits: [{ name: 'tournament-place', points: 240, seconds: 60, by: 'player' }],
      request: { params: schemas.tournamentParams },
      responses: {
        200: {
          description: 'The place; null for who takes no part.',
          schema: z.object({ data: schemas.ownPlaceSchema.nullable() }),
        },
      },
      handler: async ({ params: { id }, player }) => ({
        status: 200,
        body: { data: await tournaments.place(id, player.playerId) },
      }),
    }),

    route({
      method: 'get',
      path: '/api/v1/me/tournaments/{id}/rounds',
      tag: 'tournaments',
      summary:
        'How the player’s points came about: rounds that count, and those that do not, the latest first',
      auth: 'player',
      limits: [{ name: 'tournament-rounds', points: 120, seconds: 60, by: 'player' }],
      request: { params: schemas.tournamentParams, query: schemas.pageQuery },
      responses: { 200: { description: 'One page.', schema: schemas.roundsSchema } },
      async handler({ params: { id }, query: { page, per_page: perPage }, player }) {
        const at = { page, perPage };
        const { rows, count } = await tournaments.rounds(id, player.playerId, rowsOfPage(at));
        const data = rows.map(({ beganAt, staked, won, points, ...round }) => ({
          ...round,
          beganAt: beganAt.toISOString(),
          staked: toSafeMinor(staked),
          won: toSafeMinor(won),
          points: pointsOf(points),
        }));
        return { status: 200, body: { data, meta: metaOfPage(at, count) } };
      },
    }),

    route({
      method: 'put',
      path: '/api/v1/me/tournaments/name',
      tag: 'tournaments',
      summary: 'Hide the player’s name in leaderboards, or show it again',
      auth: 'player',
      limits: [{ name: 'tournament-name', points: 60, seconds: 60, by: 'player' }],
      request: { body: schemas.nameBody },
      responses: { 200: { description: 'Done.', schema: z.object({ data: schemas.nameBody }) } },
      async handler({ body, player }) {
        await tournaments.hideName(player.playerId, body.isHidden);
        return { status: 200, body: { data: body } };
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
        403: [
          API_CODES.accountBlocked,
          API_CODES.onBreak,
          API_CODES.accountHeld,
          API_CODES.registerListed,
          API_CODES.tournamentCountry,
        ],
        409: [API_CODES.tournamentStatus, API_CODES.profileIncomplete, API_CODES.loyaltyUnfit],
        503: [API_CODES.registerSilent],
      },
      handler: async ({ params, player }) => ({
        status: 200,
        body: { data: await tournaments.register(params.id, player) },
      }),
    }),
  ];
}
