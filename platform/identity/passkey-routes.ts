import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { route, type Route } from '../kernel/route';
import { languageSchema } from '../kernel/schemas';
import { clientOf } from './route-client';
import {
  newPasskeyResponse,
  optionsSchema,
  passkeyName,
  passkeyResponse,
  passkeySchema,
  toAuthentication,
  toRegistration,
} from './passkey-schemas';
import type { Passkey } from './passkeys';
import { PROOF_ERRORS, proofFields } from './proof-schema';
import type { IdentityService } from './service';

const toJson = ({ createdAt, lastUsedAt, ...rest }: Passkey) => ({
  ...rest,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

const passkeyAnswer = { description: 'The passkey', schema: z.object({ data: passkeySchema }) };
const optionsAnswer = {
  description: 'For the browser; the challenge is good for one answer within five minutes',
  schema: z.object({ data: optionsSchema }),
};
const CHANGES = [{ name: 'passkeys', points: 20, seconds: 60, by: 'player' as const }];
const params = z.object({
  id: z.uuid().openapi({
    description: 'Id of the passkey.',
    example: '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11',
  }),
});

/** Passkeys: logging in with one, and the player's own. */
export function passkeyRoutes({ passkeys }: IdentityService): Route[] {
  return [
    route({
      method: 'post',
      path: '/api/v1/auth/passkeys/options',
      tag: 'identity',
      summary: 'Begin to log in with a passkey',
      auth: 'public',
      limits: [{ name: 'passkey-options', points: 30, seconds: 60, by: 'address' }],
      responses: { 200: optionsAnswer },
      handler: async () => ({ status: 200, body: { data: { ...(await passkeys.beginLogIn()) } } }),
    }),

    route({
      method: 'post',
      path: '/api/v1/auth/passkeys',
      tag: 'identity',
      summary: 'Log in with a passkey; it needs no second step',
      auth: 'public',
      knownAddress: true,
      limits: [{ name: 'passkey-login', points: 30, seconds: 60, by: 'address' }],
      bodyLimit: 32 * 1024,
      request: { body: z.object({ response: passkeyResponse }) },
      responses: {
        200: {
          description: 'The session cookie is set',
          schema: z.object({
            data: z.object({ success: z.literal(true), userId: z.uuid(), language: languageSchema }),
          }),
        },
      },
      errors: {
        401: [API_CODES.passkeyRefused],
        403: [API_CODES.accountBlocked, API_CODES.accountStatus, API_CODES.resetRequired],
      },
      handler: async (ctx) => {
        const player = await passkeys.logIn(toAuthentication(ctx.body.response), clientOf(ctx));
        return {
          status: 200,
          body: { data: { success: true as const, userId: player.playerId, language: player.language } },
          headers: { 'Set-Cookie': player.cookies },
        };
      },
    }),

    route({
      method: 'get',
      path: '/api/v1/me/passkeys',
      tag: 'identity',
      summary: 'The player’s passkeys',
      auth: 'player',
      responses: {
        200: { description: 'Oldest first', schema: z.object({ data: z.array(passkeySchema) }) },
      },
      handler: async ({ player }) => ({
        status: 200,
        body: { data: (await passkeys.list(player.playerId)).map(toJson) },
      }),
    }),

    route({
      method: 'post',
      path: '/api/v1/me/passkeys/options',
      tag: 'identity',
      summary: 'Begin to add a passkey',
      auth: 'player',
      limits: CHANGES,
      request: { body: z.object(proofFields) },
      responses: { 200: optionsAnswer },
      errors: { ...PROOF_ERRORS, 409: [API_CODES.passkeyLimit] },
      handler: async (ctx) => ({
        status: 200,
        body: { data: { ...(await passkeys.beginNew(ctx.player, ctx.body, clientOf(ctx))) } },
      }),
    }),

    route({
      method: 'post',
      path: '/api/v1/me/passkeys',
      tag: 'identity',
      summary: 'Add the passkey that the browser has made',
      auth: 'player',
      limits: CHANGES,
      request: { body: z.object({ name: passkeyName, response: newPasskeyResponse }) },
      responses: { 201: passkeyAnswer },
      errors: { 409: [API_CODES.passkeyLimit, API_CODES.loginTaken], 422: [API_CODES.passkeyRefused] },
      handler: async (ctx) => {
        const { name, response } = ctx.body;
        const input = { name, response: toRegistration(response) };
        return {
          status: 201,
          body: { data: toJson(await passkeys.add(ctx.player, input, clientOf(ctx))) },
        };
      },
    }),

    route({
      method: 'patch',
      path: '/api/v1/me/passkeys/{id}',
      tag: 'identity',
      summary: 'Call a passkey by another name',
      auth: 'player',
      limits: CHANGES,
      request: { params, body: z.object({ name: passkeyName }) },
      responses: { 200: passkeyAnswer },
      handler: async (ctx) => ({
        status: 200,
        body: {
          data: toJson(await passkeys.rename(ctx.player, ctx.params.id, ctx.body.name, clientOf(ctx))),
        },
      }),
    }),

    route({
      method: 'post',
      path: '/api/v1/me/passkeys/{id}/remove',
      tag: 'identity',
      summary: 'Remove a passkey',
      auth: 'player',
      limits: CHANGES,
      request: { params, body: z.object(proofFields) },
      responses: { 204: { description: 'It logs in no more' } },
      errors: PROOF_ERRORS,
      handler: async (ctx) => {
        await passkeys.remove(ctx.player, ctx.params.id, ctx.body, clientOf(ctx));
        return { status: 204 };
      },
    }),
  ];
}
