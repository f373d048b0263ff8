import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { Problem } from '../kernel/problem';
import { route, type Route } from '../kernel/route';
import { languageSchema } from '../kernel/schemas';
import { profileSchema, sessionSchema, subscriptionsSchema } from './schemas';
import type { IdentityService, PlayerDevice, PlayerProfile } from './service';

const toProfileJson = (
  { id, email, emailVerified, country, currency, language, ...rest }: PlayerProfile,
  away: 'time_out' | 'exclusion' | 'held' | null,
) => ({
  id,
  email,
  emailVerified,
  country,
  currency,
  language,
  createdAt: rest.createdAt.toISOString(),
  subscriptions: rest.subscriptions,
  termsDue: rest.termsDue,
  away,
});

const toSessionJson = ({ sessionId, createdAt, lastSeenAt, expiresAt, ...rest }: PlayerDevice) => ({
  id: sessionId,
  ...rest,
  createdAt: createdAt.toISOString(),
  lastSeenAt: lastSeenAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

const profileAnswer = { description: 'The player’s own data', schema: z.object({ data: profileSchema }) };

/** What an account asks the law of its player's country. */
export interface LawsOfPlay {
  playLaw(country: string, at: Date): { stopEverywhere?: boolean };
}

/** What a player sees and changes of the own account. */
export function meRoutes(identity: IdentityService, laws: LawsOfPlay): Route[] {
  const shown = (profile: PlayerProfile) => ({
    ...toProfileJson(profile, identity.awayOf(profile)),
    ...(laws.playLaw(profile.country, new Date()).stopEverywhere && { stopEverywhere: true as const }),
  });
  return [
    route({
      method: 'get',
      path: '/api/v1/me',
      tag: 'identity',
      summary: 'The player’s own data',
      auth: 'player',
      responses: { 200: profileAnswer },
      handler: async ({ player }) => {
        const profile = await identity.player(player.playerId);
        if (!profile) throw new Problem(401, API_CODES.sessionExpired, 'log in first');
        return { status: 200, body: { data: shown(profile) } };
      },
    }),

    route({
      method: 'patch',
      path: '/api/v1/me',
      tag: 'identity',
      summary: 'Save the language, or the time zone',
      auth: 'player',
      request: {
        body: z.object({
          language: z.string().max(8).optional(),
          timezone: z
            .string()
            .max(128)
            .optional()
            .openapi({ description: 'IANA name of the time zone.', example: 'Europe/Berlin' }),
        }),
      },
      responses: { 200: profileAnswer },
      handler: async ({ player, body, requestId }) => {
        const language = languageSchema.optional().safeParse(body.language);
        if (!language.success) {
          throw new Problem(422, API_CODES.invalidLanguage, 'there is no such language', {
            fields: { language: 'invalid' },
          });
        }
        const wanted = { language: language.data, timezone: body.timezone };
        const profile = await identity.saveSettings(player, wanted, requestId);
        return { status: 200, body: { data: shown(profile) } };
      },
      errors: { 422: [API_CODES.invalidLanguage, API_CODES.wrongTimeZone] },
    }),

    route({
      method: 'put',
      path: '/api/v1/me/subscriptions',
      tag: 'identity',
      summary: 'Choose which mail to get',
      auth: 'player',
      description:
        'A subscription can begin once the address is confirmed, and end at any time. Those of the sign-up are kept until then.',
      request: { body: subscriptionsSchema },
      responses: { 200: profileAnswer },
      errors: { 403: [API_CODES.subscriptionVerification] },
      handler: async ({ player, body, requestId }) => {
        const profile = await identity.setSubscriptions(player, body, requestId);
        return { status: 200, body: { data: shown(profile) } };
      },
    }),

    route({
      method: 'get',
      path: '/api/v1/me/sessions',
      tag: 'identity',
      summary: 'Where the player is logged in',
      auth: 'player',
      responses: {
        200: {
          description: 'Live sessions, last used first',
          schema: z.object({ data: z.array(sessionSchema) }),
        },
      },
      handler: async ({ player }) => {
        const sessions = await identity.sessions(player);
        return { status: 200, body: { data: sessions.map(toSessionJson) } };
      },
    }),

    route({
      method: 'delete',
      path: '/api/v1/me/sessions',
      tag: 'identity',
      summary: 'End every other session',
      auth: 'player',
      responses: {
        200: { description: 'How many were ended', schema: z.object({ data: z.object({ ended: z.int() }) }) },
      },
      handler: async ({ player, requestId }) => ({
        status: 200,
        body: { data: { ended: await identity.endOtherSessions(player, requestId) } },
      }),
    }),

    route({
      method: 'delete',
      path: '/api/v1/me/sessions/{id}',
      tag: 'identity',
      summary: 'End one session',
      auth: 'player',
      request: {
        params: z.object({
          id: z.uuid().openapi({
            description: 'Id of the session.',
            example: '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11',
          }),
        }),
      },
      responses: { 204: { description: 'The session is over' } },
      handler: async ({ player, params, requestId }) => {
        await identity.endSession(player, params.id, requestId);
        return { status: 204 };
      },
    }),
  ];
}
