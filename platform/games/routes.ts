import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { createPublicAnswers } from '../kernel/public-answers';
import { route, type Route } from '../kernel/route';
import { LIFE, NOW_LIFE } from './answer-life';
import * as schemas from './schemas';
import type { GamesService } from './service';
import type { GamesQuery, Page } from './views';

const metaOf = ({ total }: Page<unknown>, page: number, perPage: number) => ({
  page,
  perPage,
  total,
  lastPage: Math.max(1, Math.ceil(total / perPage)),
});

/** What anybody may ask in ever new words is bounded, so that bets keep their connections. */
const BUSY = { 503: [API_CODES.serverError] } as const;

/** Catalogue for everybody, and the launch of a game. */
export function gamesRoutes({ games }: { games: GamesService }): Route[] {
  const answers = createPublicAnswers(LIFE);
  const momentary = createPublicAnswers(NOW_LIFE);
  return [
    route({
      method: 'get',
      path: '/api/v1/games',
      tag: 'games',
      summary: 'Games by name, provider, category and what they are like, a page at a time',
      auth: 'public',
      request: { query: schemas.gamesQuery },
      responses: {
        200: {
          description: 'One page.',
          schema: z.object({ data: z.array(schemas.gameSchema), meta: schemas.metaSchema }),
        },
        304: { description: 'The caller has it.' },
      },
      errors: BUSY,
      async handler({ query, headers, requestId }) {
        const { page, per_page: perPage, category, rtp_min: rtpMin, rtp_max: rtpMax, ids } = query;
        const name = query.name?.trim().replaceAll(/\s+/g, ' ').toLowerCase();
        const wanted: GamesQuery = {
          name,
          // 0 is the entry of all providers.
          providerIds: query.provider_id?.filter((id) => id !== 0),
          category,
          features: query.feature,
          volatilities: query.volatility,
          rtpMin,
          rtpMax,
          demo: query.demo === '1',
          ids,
          sort: query.sort ?? (name ? 'match' : 'popular'),
          page,
          perPage,
        };
        const answer = await answers.of(JSON.stringify(['games', wanted]), async () => {
          const found = await games.games(wanted);
          return { data: found.items, meta: metaOf(found, page, perPage) };
        });
        return answers.toResponse(answer, { headers, requestId });
      },
    }),

    route({
      method: 'get',
      path: '/api/v1/game-index',
      tag: 'games',
      summary: 'Every game, also those that are not offered, with its address and when it last changed',
      auth: 'public',
      request: { query: schemas.indexQuery },
      responses: {
        200: {
          description: 'A part of the list, by id.',
          schema: z.object({ data: z.array(schemas.indexEntrySchema), meta: schemas.indexMetaSchema }),
        },
        304: { description: 'The caller has it.' },
      },
      async handler({ query: { after, limit }, headers, requestId }) {
        const answer = await answers.of(JSON.stringify(['index', after, limit]), async () => {
          const { items, next } = await games.index({ after, limit });
          return { data: items, meta: { next } };
        });
        return answers.toResponse(answer, { headers, requestId });
      },
    }),

    // Before the next one: `now` is no game.
    route({
      method: 'get',
      path: '/api/v1/games/now',
      tag: 'games',
      summary: 'What is true at this moment of games that many share: players there, seats, last results',
      auth: 'public',
      responses: {
        200: {
          description: 'Games of which something is known; others may be played, too.',
          schema: z.object({ data: z.array(schemas.gameNowSchema) }),
        },
        304: { description: 'The caller has it.' },
      },
      async handler({ headers, requestId }) {
        const answer = await momentary.of('now', async () => ({ data: await games.now() }));
        return momentary.toResponse(answer, { headers, requestId });
      },
    }),

    route({
      method: 'get',
      path: '/api/v1/games/{id}',
      tag: 'games',
      summary: 'A game by its id or its slug, also one that can’t be played yet',
      auth: 'public',
      request: { params: schemas.gameParams },
      responses: {
        200: { description: 'The game.', schema: z.object({ data: schemas.gameSchema }) },
        304: { description: 'The caller has it.' },
      },
      async handler({ params, headers, requestId }) {
        const answer = await answers.of(JSON.stringify(['game', params.id]), async () => ({
          data: await games.shownGame(params.id),
        }));
        return answers.toResponse(answer, { headers, requestId });
      },
    }),

    route({
      method: 'get',
      path: '/api/v1/games/{id}/similar',
      tag: 'games',
      summary: 'Games like one, the most alike first',
      auth: 'public',
      request: { params: schemas.gameParams, query: schemas.similarQuery },
      responses: {
        200: { description: 'The games.', schema: z.object({ data: z.array(schemas.gameSchema) }) },
        304: { description: 'The caller has it.' },
      },
      async handler({ params, query, headers, requestId }) {
        const key = JSON.stringify(['similar', params.id, query.limit]);
        const answer = await answers.of(key, async () => ({
          data: await games.similar(params.id, query.limit),
        }));
        return answers.toResponse(answer, { headers, requestId });
      },
    }),

    route({
      method: 'get',
      path: '/api/v1/providers',
      tag: 'games',
      summary: 'Providers that offer games, with how many; the first entry is all of them together',
      auth: 'public',
      request: { query: schemas.providersQuery },
      responses: {
        200: {
          description: 'One page.',
          schema: z.object({ data: z.array(schemas.providerSchema), meta: schemas.metaSchema }),
        },
        304: { description: 'The caller has it.' },
      },
      errors: BUSY,
      async handler({ query: { name, page, per_page: perPage }, headers, requestId }) {
        const answer = await answers.of(JSON.stringify(['providers', name, page, perPage]), async () => {
          const found = await games.providers({ name, page, perPage });
          return { data: found.items, meta: metaOf(found, page, perPage) };
        });
        return answers.toResponse(answer, { headers, requestId });
      },
    }),

    route({
      method: 'get',
      path: '/api/v1/categories',
      tag: 'games',
      summary: 'Every category with how many games are offered in it',
      auth: 'public',
      responses: {
        200: { description: 'All of them.', schema: z.object({ data: z.array(schemas.categorySchema) }) },
        304: { description: 'The caller has it.' },
      },
      async handler({ headers, requestId }) {
        const answer = await answers.of('categories', async () => ({ data: await games.categories() }));
        return answers.toResponse(answer, { headers, requestId });
      },
    }),

    route({
      method: 'post',
      path: '/api/v1/games/{id}/sessions',
      tag: 'games',
      summary: 'Open a game, for money (log-in needed) or as a demo',
      auth: 'optional',
      knownAddress: true,
      limits: [
        { name: 'game-launch-address', points: 240, seconds: 60, by: 'address' },
        { name: 'game-launch', points: 60, seconds: 60, by: 'player' },
      ],
      request: { params: schemas.gameParams, body: schemas.launchBody },
      responses: { 201: { description: 'Where to play.', schema: z.object({ data: schemas.launchSchema }) } },
      async handler({ params, body, player, country }) {
        const launch = await games.openSession({
          game: params.id,
          mode: body.mode,
          language: body.language,
          lobbyUrl: body.lobbyUrl,
          closeOther: body.closeOther,
          player,
          country,
        });
        return { status: 201, body: { data: { ...launch, expiresAt: launch.expiresAt.toISOString() } } };
      },
      errors: {
        401: [API_CODES.sessionExpired],
        403: [
          API_CODES.accountBlocked,
          API_CODES.onBreak,
          API_CODES.accountHeld,
          API_CODES.registerListed,
          API_CODES.demoUnproved,
          API_CODES.playPaused,
          API_CODES.notVerified,
          API_CODES.countryClosed,
          API_CODES.gameBlocked,
          API_CODES.gameUnavailableRegion,
        ],
        409: [
          API_CODES.gameUnavailable,
          API_CODES.gameUnavailableProvider,
          API_CODES.gameMaintenance,
          API_CODES.gameBlockedForBonus,
          API_CODES.profileIncomplete,
          API_CODES.limitRequired,
          API_CODES.oneGame,
        ],
        422: [API_CODES.invalidUrl],
        502: [API_CODES.gameProvider],
        503: [API_CODES.registerSilent],
      },
    }),

    route({
      method: 'delete',
      path: '/api/v1/game-sessions/{id}',
      tag: 'games',
      summary: 'Close a game that was opened for money: nothing more is staked in it, and open rounds settle',
      auth: 'player',
      limits: [{ name: 'game-close', points: 120, seconds: 60, by: 'player' }],
      request: {
        params: z.object({
          id: z.uuid().openapi({
            description: 'As the launch told it; one of another player changes nothing.',
            example: '6f1c7b1e-5d0a-4f0b-9a43-0f6f6d1f2a11',
          }),
        }),
      },
      responses: { 204: { description: 'It is closed.' } },
      async handler({ player, params }) {
        await games.closeGame(player.playerId, params.id);
        return { status: 204 };
      },
    }),
  ];
}
