import type { HttpBindings } from '@hono/node-server';
import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import type { Kernel } from '../../kernel/kernel';
import { createPublicAnswers, type AnswerLife } from '../../kernel/public-answers';
import { readAsBytes, readerOfSigned } from '../../kernel/read-signed';
import { route, type Route } from '../../kernel/route';
import { languageQuery } from '../../kernel/schemas';
import { toStreamResponse } from '../../live/service';
import type { TournamentsService } from '../service';
import { prizeAnswerSchema, prizeSchema, readPrizeCall } from './prize-call';
import * as schemas from './schemas';

const LIFE: AnswerLife = { freshMs: 1_000, cacheControl: 'public, max-age=3' };
const PRIZE_PATH = '/api/wallet/v1/prize';

/** Tournaments of the studio for everybody, taking part in them, and what the studio asks to be paid. */
export function networkRoutes(
  kernel: Pick<Kernel, 'config' | 'clock'>,
  { tournaments }: { tournaments: Pick<TournamentsService, 'network'> },
): Route[] {
  const { network } = tournaments;
  const answers = createPublicAnswers(LIFE);
  const readSigned = readerOfSigned(kernel, 'studio');
  const prize = route({
    method: 'post',
    path: PRIZE_PATH,
    tag: 'wallet',
    summary: 'Pays a prize of a studio’s tournament',
    auth: 'signed',
    signer: 'studio',
    bodyLimit: 16 * 1024,
    request: { body: prizeSchema },
    responses: { 200: { description: 'Every business outcome', schema: prizeAnswerSchema } },
    async handler({ rawBody, headers }) {
      const call = readSigned(PRIZE_PATH, { rawBody, headers }, readPrizeCall, 'this is no call for a prize');
      return { status: 200, body: await network.pay(call) };
    },
  });
  return [
    route({
      method: 'get',
      path: '/api/v1/network-tournaments',
      tag: 'tournaments',
      summary: 'Tournaments of the studio over several casinos, as it tells them',
      auth: 'public',
      request: { query: languageQuery },
      responses: {
        200: { description: 'All of them.', schema: z.object({ data: schemas.networkListSchema }) },
        304: { description: 'The caller has it.' },
      },
      async handler({ query: { language }, headers, requestId }) {
        const answer = await answers.of(language, async () => ({ data: await network.list(language) }));
        return answers.toResponse(answer, { headers, requestId });
      },
    }),

    route({
      method: 'get',
      path: '/api/v1/network-tournaments/{code}',
      tag: 'tournaments',
      summary: 'A tournament of the studio with its games and prizes',
      auth: 'public',
      request: { params: schemas.networkParams, query: languageQuery },
      responses: {
        200: { description: 'The tournament.', schema: z.object({ data: schemas.networkDetailsSchema }) },
        304: { description: 'The caller has it.' },
      },
      async handler({ params: { code }, query: { language }, headers, requestId }) {
        const answer = await answers.of(JSON.stringify([code, language]), async () => ({
          data: await network.tournament(code, language),
        }));
        return answers.toResponse(answer, { headers, requestId });
      },
    }),

    route({
      method: 'get',
      path: '/api/v1/network-tournaments/{code}/leaderboard',
      tag: 'tournaments',
      summary: 'The first hundred places over all casinos, as the studio tells them',
      auth: 'public',
      request: { params: schemas.networkParams },
      responses: {
        200: { description: 'The leaderboard.', schema: z.object({ data: schemas.networkBoardSchema }) },
        304: { description: 'The caller has it.' },
      },
      async handler({ params: { code }, headers, requestId }) {
        const answer = await answers.of(`board ${code}`, async () => ({ data: await network.board(code) }));
        return answers.toResponse(answer, { headers, requestId });
      },
    }),

    route({
      method: 'get',
      path: '/api/v1/network-tournaments/{code}/events',
      tag: 'tournaments',
      summary:
        'Server-Sent Events: `board` (as the leaderboard), at first and when it changes, every two seconds at most; `own` to a participant',
      auth: 'optional',
      limits: [{ name: 'tournament-events', points: 240, seconds: 60, by: 'address' }],
      request: { params: schemas.networkParams },
      responses: {
        200: {
          description: 'A stream that stays open. Each event has its name and its data as the schema says.',
          schema: schemas.networkBoardEventSchema,
          contentType: 'text/event-stream',
        },
      },
      errors: { 503: [API_CODES.serverError] },
      async handler({ params: { code }, player, address, requestId, c }) {
        const { outgoing } = c.env as Partial<HttpBindings>;
        const drop = () => outgoing?.destroy();
        const watcher = { id: code, playerId: player?.playerId ?? null, address, drop };
        return toStreamResponse(await network.openBoard(watcher), requestId);
      },
    }),

    route({
      method: 'get',
      path: '/api/v1/me/network-tournaments/{code}/place',
      tag: 'tournaments',
      summary: 'Where the player stands in a tournament of the studio, and what became of it',
      auth: 'player',
      limits: [{ name: 'network-place', points: 240, seconds: 60, by: 'player' }],
      request: { params: schemas.networkParams },
      responses: {
        200: {
          description: 'The place; null for who takes no part.',
          schema: z.object({ data: schemas.networkPlaceSchema.nullable() }),
        },
      },
      handler: async ({ params: { code }, player }) => ({
        status: 200,
        body: { data: await network.place(code, player.playerId) },
      }),
    }),

    route({
      method: 'get',
      path: '/api/v1/me/network-tournaments',
      tag: 'tournaments',
      summary: 'Tournaments of the studio that the player has joined, the newest first',
      auth: 'player',
      limits: [{ name: 'my-network-tournaments', points: 240, seconds: 60, by: 'player' }],
      request: { query: languageQuery },
      responses: {
        200: {
          description: 'The last fifty.',
          schema: z.object({ data: z.array(schemas.networkJoinedSchema) }),
        },
      },
      handler: async ({ player, query: { language } }) => ({
        status: 200,
        body: { data: await network.joinedBy(player.playerId, language) },
      }),
    }),

    route({
      method: 'post',
      path: '/api/v1/network-tournaments/{code}/registrations',
      tag: 'tournaments',
      summary: 'Take part in a tournament of the studio; again changes nothing',
      auth: 'player',
      limits: [{ name: 'network-registration', points: 60, seconds: 60, by: 'player' }],
      request: { params: schemas.networkParams },
      responses: {
        200: {
          description:
            'The player takes part. `client_api_55` for a tournament that is over, or takes nobody yet.',
          schema: z.object({ data: schemas.networkParticipationSchema }),
        },
      },
      errors: {
        403: [API_CODES.accountBlocked, API_CODES.onBreak, API_CODES.accountHeld, API_CODES.registerListed],
        409: [API_CODES.tournamentStatus, API_CODES.profileIncomplete, API_CODES.loyaltyUnfit],
        502: [API_CODES.gameProvider],
        503: [API_CODES.registerSilent],
      },
      handler: async ({ params: { code }, player }) => ({
        status: 200,
        body: { data: await network.register(code, player) },
      }),
    }),

    readAsBytes(prize),
  ];
}
