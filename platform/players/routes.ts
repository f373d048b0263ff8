import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import type { GamesService } from '../games/service';
import { route, type Route } from '../kernel/route';
import { ownProfileSchema, profileBody, requirementsQuery, requirementsSchema, termsBody } from './schemas';
import type { PlayersService, StoredProfile } from './service';

const toJson = ({ timeZone, lockedAt, ...profile }: StoredProfile) => ({
  ...profile,
  timezone: timeZone,
  locked: lockedAt !== null,
});

const answer = { description: 'What the player has told', schema: z.object({ data: ownProfileSchema }) };

/** What a player tells about themselves, and what of it is still missing. */
export function playersRoutes({
  players,
  games,
}: {
  players: PlayersService;
  games: Pick<GamesService, 'shownGame'>;
}): Route[] {
  return [
    route({
      method: 'get',
      path: '/api/v1/me/profile',
      tag: 'players',
      summary: 'What the player has told about themselves',
      auth: 'player',
      limits: [{ name: 'profile', points: 120, seconds: 60, by: 'player' }],
      responses: { 200: answer },
      handler: async ({ player }) => ({
        status: 200,
        body: { data: toJson(await players.profileOf(player.playerId)) },
      }),
    }),

    route({
      method: 'patch',
      path: '/api/v1/me/profile',
      tag: 'players',
      summary: 'Save what the player tells',
      description: 'A field that is missing stays as it is. The same once more changes nothing.',
      auth: 'player',
      limits: [{ name: 'profile-save', points: 20, seconds: 60, by: 'player' }],
      bodyLimit: 16 * 1024,
      request: { body: profileBody },
      responses: { 200: answer },
      errors: {
        409: [API_CODES.wrongData],
        422: [
          API_CODES.invalidPhone,
          API_CODES.genderMissing,
          API_CODES.underAge,
          API_CODES.birthDate,
          API_CODES.dialingCode,
          API_CODES.wrongName,
          API_CODES.wrongCity,
          API_CODES.wrongZip,
          API_CODES.wrongAddress,
        ],
      },
      handler: async ({ player, body, requestId }) => ({
        status: 200,
        body: { data: toJson(await players.saveProfile(player.playerId, body, requestId, player)) },
      }),
    }),

    route({
      method: 'get',
      path: '/api/v1/me/requirements',
      tag: 'players',
      summary: 'What the player has not told yet: for the registration, and for a game',
      auth: 'player',
      limits: [{ name: 'requirements', points: 120, seconds: 60, by: 'player' }],
      request: { query: requirementsQuery },
      responses: { 200: { description: 'What is missing', schema: z.object({ data: requirementsSchema }) } },
      errors: { 404: [API_CODES.notFound] },
      handler: async ({ player, query }) => {
        const { steps, next } = await players.missing(player.playerId);
        const game = query.game === undefined ? null : await games.shownGame(query.game);
        const play = game ? await players.missingForPlay(player.playerId, game.providerId) : [];
        return { status: 200, body: { data: { ...steps, next, play } } };
      },
    }),

    route({
      method: 'post',
      path: '/api/v1/me/terms',
      tag: 'players',
      summary: 'Accept the terms in force',
      auth: 'player',
      limits: [{ name: 'terms', points: 20, seconds: 60, by: 'player' }],
      request: { body: termsBody },
      responses: { 204: { description: 'Accepted, with the time of it' } },
      errors: { 409: [API_CODES.wrongData] },
      handler: async ({ player, body, requestId }) => {
        await players.acceptTerms(player, body.version, requestId);
        return { status: 204 };
      },
    }),
  ];
}
