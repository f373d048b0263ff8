import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { UNREADABLE_COUNTRY } from '@/lib/node/http/visitor';
import type { GeographyService } from '../geography/service';
import { route, type Route } from '../kernel/route';
import { languageSchema } from '../kernel/schemas';
import { linkRoutes } from './link-routes';
import { meRoutes, type LawsOfPlay } from './me-routes';
import { clientOf } from './route-client';
import {
  codePreviewSchema,
  countrySchema,
  exchangeBody,
  loggedInSchema,
  loginBody,
  previewBody,
  registrationBody,
  secondStepDueSchema,
  toSecondStepJson,
} from './schemas';
import { passkeyRoutes } from './passkey-routes';
import { secondFactorRoutes } from './second-factor-routes';
import { socialRoutes } from './social/routes';
import { wayRoutes } from './social/way-routes';
import type { IdentityService, SignedIn } from './service';

const signedIn = <Status extends number, Data>(status: Status, { cookies }: SignedIn, data: Data) => ({
  status,
  body: { data },
  headers: { 'Set-Cookie': cookies },
});

/** Registration, log-in, log-out, e-mail confirmation, the list of countries; and what a player does under /me. */
export function identityRoutes({
  identity,
  geography,
  jurisdictions,
}: {
  identity: IdentityService;
  geography: Pick<GeographyService, 'blockOf' | 'countries'>;
  jurisdictions: LawsOfPlay;
}): Route[] {
  return [
    route({
      method: 'get',
      path: '/api/v1/countries',
      tag: 'identity',
      summary: 'Countries to choose from, and the one that the visitor is in',
      auth: 'public',
      responses: {
        200: {
          description: 'Every country; its name is written by the reader’s own language',
          schema: z.object({
            data: z.array(countrySchema),
            meta: z.object({ visitorCountry: z.string().nullable() }),
          }),
        },
      },
      handler: async ({ country }) => ({
        status: 200,
        body: {
          data: geography.countries().map(({ alpha2, alpha3, diallingCodes, currencies }) => ({
            alpha2,
            alpha3,
            phoneCodes: [...diallingCodes],
            currencies: [...currencies],
            blocked: geography.blockOf(alpha2) !== null,
          })),
          meta: { visitorCountry: country === UNREADABLE_COUNTRY ? null : country },
        },
      }),
    }),

    route({
      method: 'post',
      path: '/api/v1/auth/register',
      tag: 'identity',
      summary: 'Open an account and log in',
      auth: 'public',
      knownAddress: true,
      limits: [{ name: 'register', points: 30, seconds: 60, by: 'address' }],
      bodyLimit: 32 * 1024,
      request: { body: registrationBody },
      responses: {
        201: {
          description: 'The account is open and the session cookie set',
          schema: z.object({ data: z.object({ userId: z.uuid(), language: languageSchema }) }),
        },
      },
      errors: {
        403: [API_CODES.accountBlocked, API_CODES.accountStatus, API_CODES.suspicious],
        409: [API_CODES.emailTaken],
        422: [API_CODES.underAge, API_CODES.countryUnrecognised],
      },
      handler: async (ctx) => {
        const player = await identity.register(ctx.body, clientOf(ctx));
        return signedIn(201, player, { userId: player.playerId, language: player.language });
      },
    }),

    route({
      method: 'post',
      path: '/api/v1/auth/login',
      tag: 'identity',
      summary: 'Log in',
      auth: 'public',
      knownAddress: true,
      limits: [{ name: 'login', points: 60, seconds: 60, by: 'address' }],
      bodyLimit: 8 * 1024,
      request: { body: loginBody },
      responses: {
        200: {
          description: 'The session cookie is set; or, without one, the second step that is due first',
          schema: z.object({ data: z.union([loggedInSchema, secondStepDueSchema]) }),
        },
      },
      errors: {
        401: [API_CODES.wrongCredentials],
        403: [API_CODES.accountBlocked, API_CODES.accountStatus, API_CODES.resetRequired],
      },
      handler: async (ctx) => {
        const player = await identity.login(ctx.body, clientOf(ctx));
        if ('secondStep' in player) {
          return {
            status: 200,
            body: { data: { success: false as const, secondStep: toSecondStepJson(player) } },
          };
        }
        return signedIn(200, player, {
          success: true as const,
          userId: player.playerId,
          language: player.language,
        });
      },
    }),

    route({
      method: 'post',
      path: '/api/v1/auth/logout',
      tag: 'identity',
      summary: 'End this session, keeping the language that the player left in',
      auth: 'player',
      request: { body: z.object({ language: languageSchema.optional() }) },
      responses: { 204: { description: 'The session is over' } },
      handler: async ({ player, body, requestId }) => ({
        status: 204,
        headers: { 'Set-Cookie': await identity.logout(player, body.language, requestId) },
      }),
    }),

    route({
      method: 'post',
      path: '/api/v1/auth/session-codes',
      tag: 'identity',
      summary: 'A code with which the player logs in elsewhere: once, within a minute',
      auth: 'player',
      limits: [{ name: 'session-codes', points: 10, seconds: 60, by: 'player' }],
      responses: {
        201: {
          description: 'The code; /authorize/{code} uses it up. A cookie marks the browser that asked for it',
          schema: z.object({ data: z.object({ code: z.string(), expiresAt: z.iso.datetime() }) }),
        },
      },
      handler: async ({ player, requestId }) => {
        const { code, expiresAt, cookie } = await identity.issueSessionCode(player, requestId);
        return {
          status: 201,
          body: { data: { code, expiresAt: expiresAt.toISOString() } },
          headers: { 'Set-Cookie': cookie },
        };
      },
    }),

    route({
      method: 'post',
      path: '/api/v1/auth/session-codes/preview',
      tag: 'identity',
      summary: 'Whose account a code opens, without using it up',
      auth: 'optional',
      limits: [{ name: 'preview', points: 30, seconds: 60, by: 'address' }],
      bodyLimit: 1024,
      request: { body: previewBody },
      responses: {
        200: { description: 'What to ask', schema: z.object({ data: codePreviewSchema }) },
      },
      errors: { 422: [API_CODES.sessionExpired] },
      handler: async ({ body, player, ...ctx }) => ({
        status: 200,
        body: { data: await identity.previewSessionCode(body.code, clientOf(ctx), player) },
      }),
    }),

    route({
      method: 'post',
      path: '/api/v1/auth/exchange',
      tag: 'identity',
      summary: 'Log in with a code of another session',
      description:
        'At once in the browser that asked for the code while nobody else is logged in there; anywhere else with the ' +
        'confirmation of the preview, which stands for a yes of whoever sits there.',
      auth: 'optional',
      knownAddress: true,
      limits: [{ name: 'exchange', points: 30, seconds: 60, by: 'address' }],
      bodyLimit: 1024,
      request: { body: exchangeBody },
      responses: {
        200: {
          description: 'The session cookie is set',
          schema: z.object({ data: z.object({ userId: z.uuid(), language: languageSchema }) }),
        },
      },
      errors: {
        403: [API_CODES.accountBlocked, API_CODES.accountStatus, API_CODES.resetRequired],
        409: [API_CODES.accountUnconfirmed],
        422: [API_CODES.sessionExpired],
      },
      handler: async (ctx) => {
        const player = await identity.exchangeSessionCode(ctx.body, clientOf(ctx), ctx.player);
        return signedIn(200, player, { userId: player.playerId, language: player.language });
      },
    }),

    route({
      method: 'post',
      path: '/api/v1/auth/confirm-email',
      tag: 'identity',
      summary: 'Use up the token of a confirmation link',
      description:
        'Needs no log-in. Where the account’s own player is logged in, it also proves that the account is theirs, and a ' +
        'new password by mail leaves what they have set up.',
      auth: 'optional',
      limits: [{ name: 'confirm-email', points: 30, seconds: 60, by: 'address' }],
      request: { body: z.object({ token: z.string().max(128) }) },
      responses: {
        200: {
          description: 'The e-mail is confirmed',
          schema: z.object({ data: z.object({ confirmed: z.literal(true) }) }),
        },
      },
      handler: async ({ body, player }) => {
        await identity.confirmEmail(body.token, player);
        return { status: 200, body: { data: { confirmed: true as const } } };
      },
    }),

    ...secondFactorRoutes(identity),
    ...socialRoutes(identity),
    ...wayRoutes(identity),
    ...passkeyRoutes(identity),
    ...linkRoutes(identity),
    ...meRoutes(identity, jurisdictions),
  ];
}
